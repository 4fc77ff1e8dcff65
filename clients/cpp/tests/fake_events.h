// Events, as short as scripts need them.
#pragma once

#include <string>
#include <vector>

#include <boneyard/v1/play_service.pb.h>

namespace boneyard::testing {

inline v1::PlayerEvent welcome(const std::vector<std::string>& tables, int heartbeat_ms = 60'000) {
  v1::PlayerEvent event;
  auto* welcome = event.mutable_welcome();
  welcome->set_player_id("ply_me");
  welcome->set_heartbeat_interval_ms(heartbeat_ms);
  for (const auto& table : tables) welcome->add_table_ids(table);
  return event;
}

inline v1::LegalMove place(const std::string& token, int high, int low, int points = 0) {
  v1::LegalMove move;
  auto* place = move.mutable_choice()->mutable_place();
  place->mutable_tile()->set_high(high);
  place->mutable_tile()->set_low(low);
  place->set_end_id(2);
  move.set_token(token);
  move.set_points(points);
  return move;
}

inline v1::SeatView view_of(const std::string& table, v1::TableState state) {
  v1::SeatView view;
  view.set_seat(2);
  auto* common = view.mutable_table();
  common->set_table_id(table);
  common->set_state(state);
  common->mutable_rules()->set_variant("all_fives");
  for (int seat : {1, 2}) {
    auto* info = common->add_seats();
    info->set_seat(seat);
    info->set_team(seat);
  }
  return view;
}

// Asks for one of 6-4L, 5-5L with 10 points, and a draw.
inline v1::PlayerEvent turn(int number, const std::string& table = "tbl_a") {
  v1::PlayerEvent event;
  auto* request = event.mutable_turn_request();
  *request->mutable_view() = view_of(table, v1::TABLE_STATE_ACTIVE);
  auto* decision = request->mutable_decision();
  decision->set_table_id(table);
  decision->set_turn(number);
  decision->set_seat(2);
  *decision->add_legal_moves() = place("6-4L", 6, 4);
  *decision->add_legal_moves() = place("5-5L", 5, 5, 10);
  auto* draw = decision->add_legal_moves();
  draw->mutable_choice()->mutable_draw();
  draw->set_token("draw");
  return event;
}

inline v1::MatchResult result_of_a_match() {
  v1::MatchResult result;
  result.set_reason(v1::END_REASON_COMPLETED);
  result.add_winning_teams(2);
  result.add_team_scores(20);
  result.add_team_scores(35);
  result.add_team_ranks(2);
  result.add_team_ranks(1);
  return result;
}

inline v1::PlayerEvent notice(v1::TableState state, const std::string& table = "tbl_a") {
  v1::PlayerEvent event;
  auto* notice = event.mutable_table_notice();
  notice->set_table_id(table);
  notice->set_state(state);
  notice->set_chair(2);
  notice->set_seat(2);
  if (state == v1::TABLE_STATE_FINISHED) *notice->mutable_result() = result_of_a_match();
  return event;
}

inline v1::PlayerEvent waiting() { return notice(v1::TABLE_STATE_WAITING); }
inline v1::PlayerEvent active() { return notice(v1::TABLE_STATE_ACTIVE); }
inline v1::PlayerEvent paused() { return notice(v1::TABLE_STATE_PAUSED); }
inline v1::PlayerEvent aborted() { return notice(v1::TABLE_STATE_ABORTED); }
inline v1::PlayerEvent finished(const std::string& table = "tbl_a") { return notice(v1::TABLE_STATE_FINISHED, table); }

inline v1::PlayerEvent heartbeat(int pending) {
  v1::PlayerEvent event;
  event.mutable_heartbeat()->set_pending_decision_count(pending);
  return event;
}

inline v1::PlayerEvent drain(int reconnect_after_ms) {
  v1::PlayerEvent event;
  event.mutable_drain()->set_reconnect_after_ms(reconnect_after_ms);
  event.mutable_drain()->set_comment("new version");
  return event;
}

// It has the member 99.
inline v1::PlayerEvent of_a_later_release() {
  v1::PlayerEvent event;
  event.ParseFromString(std::string{"\x9a\x06\x02\x08\x01", 5});
  return event;
}

}  // namespace boneyard::testing
