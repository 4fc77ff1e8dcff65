#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <stdexcept>
#include <string_view>

#include "real_server.h"

namespace boneyard::testing {

Process::Process(const std::vector<std::string>& command, const std::map<std::string, std::string>& environment,
                 int from) {
  std::vector<char*> arguments;
  for (const auto& word : command) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  std::vector<std::string> pairs;
  for (char** each = environ; *each; ++each) {
    if (!std::string_view{*each}.starts_with("BONEYARD_")) pairs.emplace_back(*each);
  }
  for (const auto& [name, value] : environment) pairs.push_back(name + "=" + value);
  std::vector<char*> variables;
  for (auto& pair : pairs) variables.push_back(pair.data());
  variables.push_back(nullptr);

  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) throw std::runtime_error{"no pipe"};
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, ends[1], from);
  if (from == 2) posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
  const int error = posix_spawn(&id_, arguments[0], &actions, nullptr, arguments.data(), variables.data());
  posix_spawn_file_actions_destroy(&actions);
  close(ends[1]);
  pipe_ = ends[0];
  if (error != 0) throw std::runtime_error{"cannot start " + command[0]};
}

Process::~Process() {
  kill();
  if (drain_.joinable()) drain_.join();
  close(pipe_);
}

std::string Process::line() {
  while (true) {
    if (const auto end = read_.find('\n'); end != std::string::npos) {
      const std::string first = read_.substr(0, end);
      read_.erase(0, end + 1);
      return first;
    }
    char some[4096];
    const ssize_t count = read(pipe_, some, sizeof some);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return "";
    read_.append(some, static_cast<std::size_t>(count));
  }
}

void Process::drain() {
  drain_ = std::jthread{[this] {
    char some[4096];
    while (read(pipe_, some, sizeof some) > 0) {
    }
  }};
}

void Process::kill() {
  if (id_ == 0) return;
  ::kill(id_, SIGKILL);  // it may be gone already
  wait();
}

int Process::wait() {
  int status = 0;
  waitpid(id_, &status, 0);
  id_ = 0;
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

}  // namespace boneyard::testing
