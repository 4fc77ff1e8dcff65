#include <boneyard/client.h>

#include <utility>
#include <vector>

#include <grpcpp/create_channel.h>
#include <grpcpp/security/credentials.h>
#include <grpcpp/support/channel_arguments.h>
#include <grpcpp/support/client_interceptor.h>

#include "backoff.h"
#include "connection.h"
#include "settings.h"
#include "status.h"
#include "text.h"

namespace boneyard {
namespace {

using grpc::experimental::InterceptionHookPoints;

// Sends the token along with a call: gRPC's own credentials for calls want TLS, which the server does not speak.
class Bearer : public grpc::experimental::Interceptor {
 public:
  explicit Bearer(std::string header) : header_{std::move(header)} {}

  void Intercept(grpc::experimental::InterceptorBatchMethods* methods) override {
    if (methods->QueryInterceptionHookPoint(InterceptionHookPoints::PRE_SEND_INITIAL_METADATA)) {
      methods->GetSendInitialMetadata()->emplace("authorization", header_);
    }
    methods->Proceed();
  }

 private:
  const std::string header_;
};

class BearerFactory : public grpc::experimental::ClientInterceptorFactoryInterface {
 public:
  explicit BearerFactory(const std::string& token) : header_{"Bearer " + token} {}

  grpc::experimental::Interceptor* CreateClientInterceptor(grpc::experimental::ClientRpcInfo*) override {
    return new Bearer{header_};  // gRPC owns it
  }

 private:
  const std::string header_;
};

// A channel that notices a dead connection and leaves the waiting between attempts to us.
grpc::ChannelArguments channel_arguments(const std::string& address) {
  grpc::ChannelArguments arguments;
  // Each channel has a connection of its own, so a new channel never inherits a dead one, nor its waiting time.
  arguments.SetInt(GRPC_ARG_USE_LOCAL_SUBCHANNEL_POOL, 1);
  arguments.SetInt(GRPC_ARG_KEEPALIVE_TIME_MS, 30'000);  // a server may take more frequent pings for an attack
  arguments.SetInt(GRPC_ARG_KEEPALIVE_TIMEOUT_MS, 10'000);
  arguments.SetInt(GRPC_ARG_HTTP2_MAX_PINGS_WITHOUT_DATA, 0);  // a bot that waits would be allowed two in all
  const bool is_here = address.starts_with("localhost:") || address.starts_with("[::1]:") || address.starts_with("127.");
  if (is_here) arguments.SetInt(GRPC_ARG_ENABLE_HTTP_PROXY, 0);  // a proxy would look on its own machine
  return arguments;
}

}  // namespace

Client dial(const std::string& address, const std::string& token) {
  std::vector<std::unique_ptr<grpc::experimental::ClientInterceptorFactoryInterface>> interceptors;
  if (!token.empty()) interceptors.push_back(std::make_unique<BearerFactory>(token));
  const auto channel = grpc::experimental::CreateCustomChannelWithInterceptors(
      "dns:///" + address, grpc::InsecureChannelCredentials(), channel_arguments(address), std::move(interceptors));
  return {
      .address = address,
      .play = v1::PlayService::NewStub(channel),
      .tables = v1::TableService::NewStub(channel),
      .players = v1::PlayerService::NewStub(channel),
      .records = v1::RecordService::NewStub(channel),
      .tournaments = v1::TournamentService::NewStub(channel),
      .director = v1::DirectorService::NewStub(channel),
      .server = v1::ServerService::NewStub(channel),
  };
}

Registration registered(const std::string& address, const std::string& name, const Log& log,
                        const std::stop_token& stop) {
  v1::RegisterPlayerRequest request;  // without a request id: its repetition would return the player, never its token
  request.set_display_name(name);
  request.set_is_bot(true);
  Backoff backoff;
  while (!stop.stop_requested()) {
    grpc::ClientContext context;
    context.set_deadline(std::chrono::system_clock::now() + call_timeout);
    const std::stop_callback cancel{stop, [&] { context.TryCancel(); }};
    v1::RegisterPlayerResponse made;
    const grpc::Status status = dial(address, "").players->RegisterPlayer(&context, request, &made);
    if (status.ok()) return {made.player().player_id(), made.token(), made.recovery_code()};
    if (stop.stop_requested()) break;
    if (status.error_code() != grpc::StatusCode::UNAVAILABLE) {
      throw Refused{"cannot register a player at " + address, status};
    }
    const auto wait = backoff.next();
    log(text(address, ": ", describe(status), "; registering again in ", seconds(wait)));
    pause(stop, wait);
  }
  return {};
}

Client connect(const std::string& server, const std::string& token) {
  return dial(server_address(server), find_token(token));
}

Registration register_player(const std::string& server, const std::string& name, const Log& log) {
  return registered(server_address(server), name, log, {});
}

}  // namespace boneyard
