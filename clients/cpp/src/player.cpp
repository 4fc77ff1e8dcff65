#include "player.h"

#include <algorithm>
#include <utility>

#include <google/protobuf/util/message_differencer.h>

#include "text.h"

namespace boneyard {
namespace {

constexpr std::size_t client_bytes = 64;

bool continues_a_character(char byte) { return (static_cast<unsigned char>(byte) & 0xC0) == 0x80; }

bool is_over(v1::TableState state) { return state == v1::TABLE_STATE_FINISHED || state == v1::TABLE_STATE_ABORTED; }

template <typename Message>
std::optional<MatchResult> result_in(const Message& message) {
  return message.has_result() ? std::optional{message.result()} : std::nullopt;
}

}  // namespace

const LegalMove* listed(const Move& choice, const Moves& moves) {
  const auto is_chosen = [&](const LegalMove& move) {
    return google::protobuf::util::MessageDifferencer::Equals(move.choice(), choice);
  };
  const auto found = std::ranges::find_if(moves, is_chosen);
  return found == moves.end() ? nullptr : &*found;
}

Player::Player(const Options& options)
    : name_{options.name}, table_{options.table}, wanted_{options.matches}, log_{options.log ? options.log : say} {
  const auto characters = std::ranges::count_if(name_, [](char byte) { return !continues_a_character(byte); });
  if (characters < 1 || characters > 32) throw SettingsError{"name: 1 to 32 characters are wanted"};
  if (wanted_ < forever) throw SettingsError{"matches: 0 (for ever) or more is wanted"};
}

v1::Hello Player::hello() const {
  std::string client = text(name_, " boneyard-client/", version, " (cpp)");
  if (client.size() > client_bytes) {
    std::size_t end = client_bytes;
    while (end > 0 && continues_a_character(client[end])) --end;
    client.resize(end);
  }
  v1::Hello hello;
  hello.set_client(client);
  if (!has_joined_) hello.set_join_table_id(table_);
  return hello;
}

std::vector<std::string> Player::welcomed(const v1::Welcome& welcome) {
  has_joined_ = true;
  if (!table_.empty() && !over_.contains(table_)) at(table_);
  std::vector<std::string> missing;
  for (auto& [table, seat] : seated_) {
    seat.is_unconfirmed = false;  // what is still open is asked again
    if (std::ranges::find(welcome.table_ids(), table) == welcome.table_ids().end()) missing.push_back(table);
  }
  std::string tables;
  for (const auto& table : welcome.table_ids()) {
    if (!over_.contains(table)) at(table);
    tables += (tables.empty() ? "" : ", ") + table;
  }
  log(text("connected as ", welcome.player_id(), tables.empty() ? "; no table yet" : "; playing at ", tables));
  if (tables.empty() && missing.empty()) {
    log(text("nobody will ask for a move until ", welcome.player_id(),
             " has a chair: name a table to join, or have it seated at one"));
  }
  for (const auto& notice : welcome.deprecation_notices()) log("the server says: " + notice);
  return missing;
}

void Player::looked_up(const std::string& table, const SeatView& view) {
  if (!is_over(view.table().state())) return;
  *at(table).question.mutable_view() = view;
  finish(table, view.seat(), result_in(view.table()));
}

void Player::lost(const std::string& table, const std::string& why) {
  log(table + ": no longer ours: " + why);
  seated_.erase(table);
}

std::optional<v1::MoveAnswer> Player::noticed(const v1::TableNotice& notice) {
  const std::string& table = notice.table_id();
  if (is_over(notice.state())) {
    finish(table, notice.seat(), result_in(notice));
    return std::nullopt;
  }
  Seat& seat = at(table);
  if (notice.seat() != 0) seat.number = notice.seat();
  if (std::exchange(seat.state, notice.state()) == notice.state()) return std::nullopt;
  if (notice.state() == v1::TABLE_STATE_WAITING) {
    log(text(table, ": in chair ", notice.chair(), "; the match starts when every chair is taken"));
  } else if (notice.state() == v1::TABLE_STATE_PAUSED) {
    log(table + ": paused; no answer is taken until it is resumed");
  } else if (notice.state() == v1::TABLE_STATE_ACTIVE) {
    log(table + ": the match is on");
    ++seat.activations;
    if (std::exchange(seat.is_held, false)) return seat.answer;
  }
  return std::nullopt;
}

std::optional<v1::MoveAnswer> Player::asked(const v1::TurnRequest& request) {
  const v1::Decision& decision = request.decision();
  Seat& seat = at(decision.table_id());
  seat.question = request;
  seat.number = decision.seat();
  seat.is_held = false;
  const bool is_answered = seat.answer && seat.answer->turn() == decision.turn() &&
                           listed(seat.answer->choice(), decision.legal_moves()) != nullptr;
  if (!is_answered) seat.answer.reset();
  return seat.answer;
}

v1::MoveAnswer Player::decided(const std::string& table, const LegalMove& move, std::chrono::nanoseconds took) {
  Seat& seat = at(table);
  const v1::Decision& decision = seat.question.decision();
  if (const std::chrono::milliseconds left{decision.time_left_ms()}; left.count() > 0 && took > left) {
    log(text(table, ", turn ", decision.turn(), ": decide took ", seconds(took), "; ", seconds(left), " were left"));
  }
  if (!listed(move.choice(), decision.legal_moves())) {
    throw DecideError{table, decision.turn(),
                      text("decide returned \"", move.token(), "\"; one of its ", decision.legal_moves_size(),
                           " moves is wanted")};
  }
  seat.answer.emplace();
  seat.answer->set_table_id(table);
  seat.answer->set_turn(decision.turn());
  *seat.answer->mutable_choice() = move.choice();
  return *seat.answer;
}

void Player::sent(const v1::MoveAnswer& answer) {
  Seat& seat = at(answer.table_id());
  seat.sent_at = seat.activations;
  seat.is_unconfirmed = true;
}

int Player::held() const {
  return static_cast<int>(std::ranges::count_if(seated_, [](const auto& entry) { return entry.second.is_held; }));
}

int Player::unconfirmed() const {
  return static_cast<int>(std::ranges::count_if(seated_, [](const auto& entry) { return entry.second.is_unconfirmed; }));
}

bool Player::is_done() const {
  return wanted_ != forever && over_.size() >= static_cast<std::size_t>(wanted_) &&
         (table_.empty() || over_.contains(table_));
}

void Player::finish(const std::string& table, int number, std::optional<MatchResult> result) {
  const auto known = seated_.extract(table);
  if (!over_.insert(table).second) return;
  const Seat seat = known ? known.mapped() : Seat{};
  const v1::PublicView& view = seat.question.view().table();
  PlayedMatch match{table, view.rules().variant(), number != 0 ? number : seat.number, 0, std::move(result)};
  for (const auto& info : view.seats()) {
    if (match.seat != 0 && info.seat() == match.seat) match.team = info.team();
  }
  log(text("match over: ", match));
  if (wanted_ != forever) finished_.push_back(std::move(match));
}

}  // namespace boneyard
