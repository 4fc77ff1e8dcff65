#include "real_server.h"

#include <cstdlib>
#include <regex>
#include <set>

#include <gtest/gtest.h>
#include <stdlib.h>

namespace boneyard::testing {

Folder::Folder() {
  std::string name = std::filesystem::temp_directory_path() / "boneyard-cpp-XXXXXX";
  if (!mkdtemp(name.data())) throw std::runtime_error{"no folder"};
  path = name;
}

Folder::~Folder() { std::filesystem::remove_all(path); }

std::string Guest::table(const std::string& variant, const std::map<std::string, std::string>& options,
                         const std::vector<std::string>& house_bots) const {
  v1::CreateTableRequest request;
  auto* spec = request.mutable_table();
  spec->mutable_variant()->set_variant(variant);
  for (const auto& [key, value] : options) (*spec->mutable_variant()->mutable_options())[key] = value;
  for (const auto& name : house_bots) spec->add_chairs()->mutable_house_bot()->set_house_bot(name);
  spec->add_chairs();
  grpc::ClientContext context;
  v1::CreateTableResponse made;
  const grpc::Status status = client.tables->CreateTable(&context, request, &made);
  EXPECT_TRUE(status.ok()) << status.error_message();
  return made.table().table_id();
}

std::vector<v1::TableStep> Guest::steps(const std::string& table) const {
  std::vector<v1::TableStep> steps;
  v1::ListTableEventsRequest request;
  request.set_table_id(table);
  request.set_page_size(100);
  do {
    grpc::ClientContext context;
    v1::ListTableEventsResponse page;
    const grpc::Status status = client.tables->ListTableEvents(&context, request, &page);
    EXPECT_TRUE(status.ok()) << status.error_message();
    steps.insert(steps.end(), page.steps().begin(), page.steps().end());
    for (const auto& own : page.seat_steps()) steps.push_back(own.step());
    request.set_page_token(page.next_page_token());
  } while (!request.page_token().empty());
  return steps;
}

void Guest::played_cleanly(const std::string& table) const {
  std::set<int> answered;
  bool has_ended = false;
  for (const auto& step : steps(table)) {
    for (const auto& event : step.events()) {
      const auto& action = event.action_taken().action();
      const bool is_own = !event.action_taken().has_action() || action.source() == v1::ACTION_SOURCE_PLAYER;
      const bool is_new = !event.action_taken().has_action() || answered.insert(action.turn()).second;
      const auto& clock = event.clock_changed();
      EXPECT_TRUE(is_own && is_new && clock.timeout_count() == 0 && clock.illegal_count() == 0 &&
                  !event.has_seat_substituted())
          << "step " << step.sequence() << ": " << event.ShortDebugString();
      has_ended = has_ended || event.match_ended().reason() == v1::END_REASON_COMPLETED;
    }
  }
  EXPECT_TRUE(has_ended) << "the match was not played to its end";
}

std::filesystem::path server_program() {
  const char* named = std::getenv("BONEYARD_SERVER_BIN");
  return named ? named : BONEYARD_RELEASE_SERVER;
}

RealServer::RealServer(Keeps keeps) : keeps_{keeps} { start("127.0.0.1:0"); }

void RealServer::start(const std::string& listen) {
  std::vector<std::string> command{server_program(), "--listen", listen, "--log-format", "json"};
  if (keeps_ == Keeps::everything) {
    command.insert(command.end(), {"--data-dir", folder_.path});
  } else {
    command.push_back("--in-memory");
  }
  process_ = std::make_unique<Process>(command, std::map<std::string, std::string>{}, 2);
  static const std::regex serving{R"re("message":"serving".*"listen":"([^"]+)"|"listen":"([^"]+)".*"message":"serving")re"};
  std::string all;
  for (std::string line = process_->line(); !line.empty(); line = process_->line()) {
    if (std::smatch found; std::regex_search(line, found, serving)) {
      address = found[1].matched ? found[1] : found[2];
      process_->drain();
      return;
    }
    all += line + '\n';
  }
  FAIL() << "the server ended instead of serving: " << all;
}

void RealServer::restart() {
  process_->kill();
  start(address);
}

Guest RealServer::guest() const {
  Registration made = register_player(address, "guest");
  Client client = connect(address, made.token);
  return {std::move(made), std::move(client)};
}

std::unique_ptr<Process> RealServer::starter(const Guest& guest, const std::string& table) const {
  const std::map<std::string, std::string> environment{{"BONEYARD_SERVER", address},
                                                       {"BONEYARD_TOKEN", guest.registration.token}};
  return std::make_unique<Process>(std::vector<std::string>{BONEYARD_STARTER, table}, environment, 1);
}

}  // namespace boneyard::testing
