// A real server and real bots, as processes. BONEYARD_SERVER_BIN names the server's program; without it, that of the
// release build in this checkout is taken.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include <boneyard/client.h>

namespace boneyard::testing {

// How long a test waits for the other side before it fails.
inline constexpr std::chrono::seconds patience{60};

// A program of its own. What it prints goes to a pipe; it is killed when this ends.
class Process {
 public:
  // `from` is its standard output, 1, or its standard error, 2; the other one goes nowhere, or stays ours.
  Process(const std::vector<std::string>& command, const std::map<std::string, std::string>& environment, int from);
  Process(Process&&) = delete;
  ~Process();

  // The next line; "" when there is none any more.
  std::string line();
  // Reads all that is still to come, so that it never has to wait until it can print.
  void drain();
  // Ends it as a power cut would, and returns when it is gone.
  void kill();
  // Waits for its end and returns its exit code; -1 when it was killed.
  int wait();

 private:
  pid_t id_ = 0;
  int pipe_ = -1;
  std::string read_;
  std::jthread drain_;
};

// A path for what is kept; removed when this ends.
struct Folder {
  Folder();
  ~Folder();
  std::filesystem::path path;
};

// A new player with a client of its own.
struct Guest {
  Registration registration;
  Client client;

  // Opens a table with house bots on every chair but the last; returns its id.
  std::string table(const std::string& variant, const std::map<std::string, std::string>& options,
                    const std::vector<std::string>& house_bots) const;
  // All stored steps of a table.
  std::vector<v1::TableStep> steps(const std::string& table) const;
  // Checks from the stored steps that every question was answered once, by whom it was asked, in time.
  void played_cleanly(const std::string& table) const;
};

// The server's program, which may not be there.
std::filesystem::path server_program();

// On a port that the system chose.
class RealServer {
 public:
  enum class Keeps { nothing, everything };

  explicit RealServer(Keeps keeps = Keeps::nothing);

  // Kills it and starts it again at the same address, on what it kept.
  void restart();
  Guest guest() const;
  // The starter bot, as it is run at a table against this server.
  std::unique_ptr<Process> starter(const Guest& guest, const std::string& table) const;

  std::string address;

 private:
  void start(const std::string& listen);

  Folder folder_;
  Keeps keeps_;
  std::unique_ptr<Process> process_;
};

}  // namespace boneyard::testing
