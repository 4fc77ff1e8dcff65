#include "wire.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

namespace boneyard::testing {
namespace {

sockaddr_in here(int port) {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  address.sin_port = htons(static_cast<std::uint16_t>(port));
  return address;
}

// Until either is shut down, and then both are.
void carry(int from, int to) {
  char some[4096];
  for (ssize_t count; (count = recv(from, some, sizeof some, 0)) > 0;) {
    for (ssize_t sent = 0; sent < count;) {
      const ssize_t more = send(to, some + sent, static_cast<std::size_t>(count - sent), MSG_NOSIGNAL);
      if (more <= 0) break;
      sent += more;
    }
  }
  shutdown(from, SHUT_RDWR);
  shutdown(to, SHUT_RDWR);
}

}  // namespace

Wire::Wire(const std::string& server) : server_port_{std::stoi(server.substr(server.rfind(':') + 1))} {
  listener_ = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in own = here(0);
  socklen_t size = sizeof own;
  bind(listener_, reinterpret_cast<sockaddr*>(&own), size);
  listen(listener_, 16);
  getsockname(listener_, reinterpret_cast<sockaddr*>(&own), &size);
  address = "127.0.0.1:" + std::to_string(ntohs(own.sin_port));
  acceptor_ = std::jthread{[this] {
    for (int bot; (bot = accept4(listener_, nullptr, nullptr, SOCK_CLOEXEC)) >= 0;) join_to_server(bot);
  }};
}

Wire::~Wire() {
  shutdown(listener_, SHUT_RDWR);
  acceptor_.join();
  cut();
  carriers_.clear();
  for (const int end : open_) close(end);
  close(listener_);
}

void Wire::join_to_server(int bot) {
  const int server = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  const sockaddr_in far = here(server_port_);
  connect(server, reinterpret_cast<const sockaddr*>(&far), sizeof far);  // what fails here shows in what is carried
  const std::lock_guard lock{mutex_};
  open_.insert(open_.end(), {bot, server});
  carriers_.emplace_back([=] { carry(bot, server); });
  carriers_.emplace_back([=] { carry(server, bot); });
}

void Wire::cut() {
  const std::lock_guard lock{mutex_};
  for (const int end : open_) shutdown(end, SHUT_RDWR);
}

}  // namespace boneyard::testing
