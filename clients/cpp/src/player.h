// What a bot keeps in mind across connections. Nothing here touches the network.
#pragma once

#include <chrono>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include <boneyard/boneyard.h>
#include <boneyard/v1/play_service.pb.h>

namespace boneyard {

// What is known of one table whose match is not over.
struct Seat {
  v1::TableState state = v1::TABLE_STATE_UNSPECIFIED;
  int number = 0;
  v1::TurnRequest question;              // the last one
  std::optional<v1::MoveAnswer> answer;  // to it; nothing when it has to be decided again
  bool is_held = false;                  // the answer waits until the table goes on
  int activations = 0;                   // how often the table began or was resumed
  int sent_at = 0;                       // activations when the answer was sent
  bool is_unconfirmed = false;           // the answer was sent here and nothing came back
};

// What follows from the judgement of an answer.
enum class Next {
  nothing,
  again,      // decide the same question again
  repeat,     // send the same answer again
  reconnect,  // the server cannot take answers just now
};

struct Judgement {
  Next next = Next::nothing;
  std::string why = {};  // to reconnect
};

class Player {
 public:
  // Throws SettingsError.
  explicit Player(const Options& options);

  // Opens a session. A chair is asked for until we have it: a finished table would refuse.
  v1::Hello hello() const;

  // Takes note of the tables we play at; returns those that may have ended while we were away.
  std::vector<std::string> welcomed(const v1::Welcome& welcome);

  // Takes in the view of a table that the welcome no longer listed.
  void looked_up(const std::string& table, const SeatView& view);

  // Forgets a table where we no longer sit.
  void lost(const std::string& table, const std::string& why);

  // Takes in a change of state; returns the answer to send now, if one was held back.
  std::optional<v1::MoveAnswer> noticed(const v1::TableNotice& notice);

  // Takes in a question; returns the answer already given to this very one, which is repeated.
  std::optional<v1::MoveAnswer> asked(const v1::TurnRequest& request);

  // Makes the answer to the question of a table from what `decide` returned after so long a time. Throws DecideError.
  v1::MoveAnswer decided(const std::string& table, const LegalMove& move, std::chrono::nanoseconds took);

  // Takes note that an answer is on its way.
  void sent(const v1::MoveAnswer& answer);

  // Takes in the outcome of an answer. Throws Refused when the bot cannot go on.
  Judgement judged(const v1::AnswerResult& result);

  // The memory of a table, made when it is new.
  Seat& at(const std::string& table) { return seated_[table]; }

  // Decisions held back.
  int held() const;
  // Answers of which nothing was heard.
  int unconfirmed() const;

  // Whether the wanted number of matches is over, the named table's among them.
  bool is_done() const;

  const std::string& name() const { return name_; }
  const std::string& table() const { return table_; }
  const std::vector<PlayedMatch>& finished() const { return finished_; }
  void log(const std::string& line) const { log_(line); }

 private:
  void finish(const std::string& table, int number, std::optional<MatchResult> result);

  std::string name_;
  std::string table_;  // joined first; may be empty
  int wanted_;
  Log log_;
  bool has_joined_ = false;
  std::map<std::string, Seat> seated_;
  std::set<std::string> over_;
  std::vector<PlayedMatch> finished_;
};

// The one of these moves with this choice; null when it is none of them.
const LegalMove* listed(const Move& choice, const Moves& moves);

}  // namespace boneyard
