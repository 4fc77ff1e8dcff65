// Plays at a server. Usage: bot [TABLE]
#include <exception>
#include <iostream>

#include "logic.h"

int main(int argc, char** argv) try {
  for (const auto& match : boneyard::run(decide, {.name = "my-bot", .table = argc > 1 ? argv[1] : ""})) {
    std::cout << match << '\n';
  }
} catch (const std::exception& error) {
  std::cerr << error.what() << '\n';
  return 1;
}
