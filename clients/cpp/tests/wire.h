// A wire between a bot and its server, which can be cut.
#pragma once

#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace boneyard::testing {

class Wire {
 public:
  explicit Wire(const std::string& server);  // 127.0.0.1:PORT
  ~Wire();

  // Breaks every connection; new ones may be made.
  void cut();

  std::string address;

 private:
  void join_to_server(int bot);

  int listener_;
  int server_port_;
  std::mutex mutex_;
  std::vector<int> open_;
  std::vector<std::jthread> carriers_;
  std::jthread acceptor_;
};

}  // namespace boneyard::testing
