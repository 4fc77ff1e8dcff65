// Settings, waiting times, and calls beside playing.
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>

#include "backoff.h"
#include "bot.h"
#include "settings.h"
#include "status.h"

namespace boneyard::testing {
namespace {

void environment(const std::map<std::string, std::string>& values) {
  forget_environment();
  for (const auto& [name, value] : values) setenv(name.c_str(), value.c_str(), 1);
}

TEST(Settings, FindTheServer) {
  environment({{"BONEYARD_SERVER", "http://dominoes:7000/"}});
  EXPECT_EQ(server_address(""), "dominoes:7000");
  EXPECT_EQ(server_address(" other:1\n"), "other:1");
  EXPECT_EQ(server_address("HTTP://dominoes"), "dominoes:6628");
  EXPECT_EQ(server_address("[::1]"), "[::1]:6628");
  EXPECT_EQ(server_address("[::1]:7000"), "[::1]:7000");
  environment({});
  EXPECT_EQ(server_address(""), "127.0.0.1:6628");
}

TEST(Settings, RefuseWhatIsNoAddress) {
  environment({});
  for (const char* text : {"https://dominoes", "dominoes:", ":6628", "::1", "dominoes:port", "dominoes:0",
                           "dominoes:70000", "dominoes:-1", "dominoes/path", "two words", "http://", "/", "[]:1"}) {
    EXPECT_THROW(server_address(text), SettingsError) << text;
  }
}

TEST(Settings, FindTheToken) {
  const auto path = std::filesystem::temp_directory_path() / ("boneyard-token-" + std::to_string(getpid()));
  std::ofstream{path} << "from-file\n";
  environment({});
  EXPECT_EQ(find_token(""), "");
  environment({{"BONEYARD_TOKEN_FILE", path}});
  EXPECT_EQ(find_token(""), "from-file");
  environment({{"BONEYARD_TOKEN_FILE", path}, {"BONEYARD_TOKEN", "from-env"}});
  EXPECT_EQ(find_token(""), "from-env");
  EXPECT_EQ(find_token("argument"), "argument");
  std::filesystem::remove(path);
}

TEST(Settings, NameButDoNotShowATokenThatCannotBeUsed) {
  for (const char* path : {"missing", "."}) {
    environment({{"BONEYARD_TOKEN_FILE", path}});
    const auto error = thrown<SettingsError>([] { find_token(""); });
    ASSERT_TRUE(error);
    EXPECT_NE(std::string{error->what()}.find(path), std::string::npos) << error->what();
  }
  environment({{"BONEYARD_TOKEN", "two words"}});
  const auto error = thrown<SettingsError>([] { find_token(""); });
  ASSERT_TRUE(error);
  EXPECT_STREQ(error->what(), "BONEYARD_TOKEN does not hold a token: one ASCII word is wanted");
}

TEST(Settings, AreCheckedBeforeARunConnects) {
  environment({});
  EXPECT_THROW(run(most_points, {.name = std::string(33, 'n')}), SettingsError);
  EXPECT_THROW(run(most_points, {.name = ""}), SettingsError);
  EXPECT_THROW(run(most_points, {.matches = -1}), SettingsError);
  EXPECT_THROW(run(most_points, {.server = "https://x"}), SettingsError);
  EXPECT_THROW(run(most_points, {.token = "two words"}), SettingsError);
}

TEST(Backoff, DoublesUpToEightSecondsAndVaries) {
  Backoff backoff;
  for (const int longest : {250, 500, 1000, 2000, 4000, 8000, 8000}) {
    const auto wait = backoff.next().count();
    EXPECT_GE(wait, longest / 2);
    EXPECT_LE(wait, longest);
  }
  backoff.reset();
  EXPECT_LE(backoff.next().count(), 250);
}

TEST(Client, SendsTheTokenWithEveryCallAndTellsTheReason) {
  environment({{"BONEYARD_TOKEN", "secret"}});
  FakeServer server;
  const Client client = connect(server.address);
  {
    grpc::ClientContext context;
    v1::CreateTableResponse reply;
    EXPECT_TRUE(client.tables->CreateTable(&context, {}, &reply).ok());
    EXPECT_EQ(server.authorizations, std::vector<std::string>{"Bearer secret"});
  }
  {
    grpc::ClientContext context;
    v1::GetSeatViewResponse reply;
    EXPECT_EQ(reason_of(client.play->GetSeatView(&context, {}, &reply)), "TABLE_NOT_FOUND");
  }
  grpc::ClientContext context;
  v1::GetServerInfoResponse reply;
  const grpc::Status status = client.server->GetServerInfo(&context, {}, &reply);
  EXPECT_EQ(status.error_code(), grpc::StatusCode::UNIMPLEMENTED);
  EXPECT_EQ(reason_of(status), "");
}

TEST(Client, RegistersAPlayerToKeep) {
  environment({});
  FakeServer server;
  EXPECT_EQ(register_player(server.address, "ada").recovery_code, "code");
  server.registering = refusal(grpc::StatusCode::UNAUTHENTICATED, "TOKEN_INVALID");
  const auto error = thrown<Refused>([&] { register_player(server.address, "ada"); });
  ASSERT_TRUE(error);
  EXPECT_EQ(std::string{error->what()},
            "cannot register a player at " + server.address +
                ": UNAUTHENTICATED TOKEN_INVALID: scripted (the server does not know this token; one that keeps no data "
                "forgets all tokens when it restarts)");
}

TEST(Errors, NameAStatusAsDocumentsDo) {
  EXPECT_EQ(named(grpc::StatusCode::FAILED_PRECONDITION, "TABLE_FULL"), "FAILED_PRECONDITION TABLE_FULL");
  EXPECT_EQ(named(grpc::StatusCode::UNAUTHENTICATED, ""), "UNAUTHENTICATED");
}

}  // namespace
}  // namespace boneyard::testing
