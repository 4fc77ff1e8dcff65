// The whole contract, for programs that do more than play.
#pragma once

#include <memory>
#include <string>

#include <boneyard/boneyard.h>
#include <boneyard/v1/director_service.grpc.pb.h>
#include <boneyard/v1/play_service.grpc.pb.h>
#include <boneyard/v1/player_service.grpc.pb.h>
#include <boneyard/v1/record_service.grpc.pb.h>
#include <boneyard/v1/server_service.grpc.pb.h>
#include <boneyard/v1/table_service.grpc.pb.h>
#include <boneyard/v1/tournament_service.grpc.pb.h>

namespace boneyard {

// Every service of one server, the token sent along with every call. A refused call returns a gRPC status; reason_of
// reads the reason. Several threads may use it at once.
struct Client {
  // host:port of the server.
  std::string address;
  std::unique_ptr<v1::PlayService::Stub> play;
  std::unique_ptr<v1::TableService::Stub> tables;
  std::unique_ptr<v1::PlayerService::Stub> players;
  std::unique_ptr<v1::RecordService::Stub> records;
  std::unique_ptr<v1::TournamentService::Stub> tournaments;
  std::unique_ptr<v1::DirectorService::Stub> director;
  std::unique_ptr<v1::ServerService::Stub> server;
};

// Opens a client; the connection itself is made by the first call. The server is host:port, for "" it is
// BONEYARD_SERVER or 127.0.0.1:6628. The token, for "", is BONEYARD_TOKEN, or what the file BONEYARD_TOKEN_FILE holds;
// without any, only the calls that need none work. Throws SettingsError.
Client connect(const std::string& server = "", const std::string& token = "");

// A new player. Both secrets are shown once: keep them.
struct Registration {
  std::string player_id;
  std::string token;
  std::string recovery_code;
};

// Makes a bot's player of 1 to 32 characters, where the server has open registration, and waits for a server that is
// not up yet. The server is named as in connect. Throws SettingsError, or Refused, for instance where registration is
// not open.
Registration register_player(const std::string& server, const std::string& name, const Log& log = say);

}  // namespace boneyard
