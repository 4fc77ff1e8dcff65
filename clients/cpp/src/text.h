// Lines for people.
#pragma once

#include <chrono>
#include <iomanip>
#include <sstream>
#include <string>

namespace boneyard {

// Everything in one line: text("table ", 3).
template <typename... Parts>
std::string text(const Parts&... parts) {
  std::ostringstream out;
  (out << ... << parts);
  return out.str();
}

// "0.3 s"
template <typename Rep, typename Period>
std::string seconds(std::chrono::duration<Rep, Period> time) {
  return text(std::fixed, std::setprecision(1), std::chrono::duration<double>{time}.count(), " s");
}

}  // namespace boneyard
