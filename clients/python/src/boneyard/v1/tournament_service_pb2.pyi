from boneyard.v1 import events_pb2 as _events_pb2
from boneyard.v1 import table_service_pb2 as _table_service_pb2
from boneyard.v1 import types_pb2 as _types_pb2
from google.protobuf import timestamp_pb2 as _timestamp_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from typing import ClassVar as _ClassVar, Iterable as _Iterable, Mapping as _Mapping, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor
EXPORT_FORMAT_BONES: ExportFormat
EXPORT_FORMAT_CROSSTABLE_CSV: ExportFormat
EXPORT_FORMAT_CROSSTABLE_MARKDOWN: ExportFormat
EXPORT_FORMAT_GAMES_CSV: ExportFormat
EXPORT_FORMAT_GAMES_JSONL: ExportFormat
EXPORT_FORMAT_HTML: ExportFormat
EXPORT_FORMAT_JSON: ExportFormat
EXPORT_FORMAT_STANDINGS_CSV: ExportFormat
EXPORT_FORMAT_TEXT: ExportFormat
EXPORT_FORMAT_UNSPECIFIED: ExportFormat
FAULT_ACTION_FORFEIT: FaultAction
FAULT_ACTION_UNSPECIFIED: FaultAction
FAULT_ACTION_WITHDRAW: FaultAction
PARTNER_POLICY_FIXED_PAIR: PartnerPolicy
PARTNER_POLICY_ROTATING: PartnerPolicy
PARTNER_POLICY_SAME_PLAYER: PartnerPolicy
PARTNER_POLICY_UNSPECIFIED: PartnerPolicy
POINT_UNIT_BOARD: PointUnit
POINT_UNIT_GAME: PointUnit
POINT_UNIT_MATCH: PointUnit
POINT_UNIT_UNSPECIFIED: PointUnit
SEATING_DESIGN_ALL_ORDERS: SeatingDesign
SEATING_DESIGN_CYCLIC: SeatingDesign
SEATING_DESIGN_RANDOM_CIRCLE: SeatingDesign
SEATING_DESIGN_SINGLE: SeatingDesign
SEATING_DESIGN_TWO_BALANCED: SeatingDesign
SEATING_DESIGN_UNSPECIFIED: SeatingDesign
TEST_DECISION_ALTERNATIVE: TestDecision
TEST_DECISION_INCONCLUSIVE: TestDecision
TEST_DECISION_NULL: TestDecision
TEST_DECISION_UNSPECIFIED: TestDecision
TIE_BREAK_BUCHHOLZ: TieBreak
TIE_BREAK_BUCHHOLZ_CUT_ONE: TieBreak
TIE_BREAK_FEWER_FAULTS: TieBreak
TIE_BREAK_HEAD_TO_HEAD: TieBreak
TIE_BREAK_KOYA: TieBreak
TIE_BREAK_MEDIAN_BUCHHOLZ: TieBreak
TIE_BREAK_POINT_DIFFERENCE: TieBreak
TIE_BREAK_SEED: TieBreak
TIE_BREAK_SONNEBORN_BERGER: TieBreak
TIE_BREAK_UNSPECIFIED: TieBreak
TIE_BREAK_WINS: TieBreak
TOURNAMENT_FORMAT_DOUBLE_ELIMINATION: TournamentFormat
TOURNAMENT_FORMAT_GAUNTLET: TournamentFormat
TOURNAMENT_FORMAT_INDIVIDUAL: TournamentFormat
TOURNAMENT_FORMAT_KNOCKOUT: TournamentFormat
TOURNAMENT_FORMAT_LADDER: TournamentFormat
TOURNAMENT_FORMAT_ROUND_ROBIN: TournamentFormat
TOURNAMENT_FORMAT_SWISS: TournamentFormat
TOURNAMENT_FORMAT_UNSPECIFIED: TournamentFormat
TOURNAMENT_STATE_CANCELLED: TournamentState
TOURNAMENT_STATE_FINISHED: TournamentState
TOURNAMENT_STATE_OPEN: TournamentState
TOURNAMENT_STATE_PAUSED: TournamentState
TOURNAMENT_STATE_RUNNING: TournamentState
TOURNAMENT_STATE_UNSPECIFIED: TournamentState
VERDICT_CRASH: Verdict
VERDICT_FLOOD: Verdict
VERDICT_HOST_FAULT: Verdict
VERDICT_ILLEGAL: Verdict
VERDICT_LATE: Verdict
VERDICT_NO_SHOW: Verdict
VERDICT_OK: Verdict
VERDICT_RESIGNED: Verdict
VERDICT_UNSPECIFIED: Verdict
VERDICT_WITHDRAWN: Verdict

class AddEntrantRequest(_message.Message):
    __slots__ = ["display_name", "entropy", "members", "tournament_id"]
    DISPLAY_NAME_FIELD_NUMBER: _ClassVar[int]
    ENTROPY_FIELD_NUMBER: _ClassVar[int]
    MEMBERS_FIELD_NUMBER: _ClassVar[int]
    TOURNAMENT_ID_FIELD_NUMBER: _ClassVar[int]
    display_name: str
    entropy: bytes
    members: _containers.RepeatedCompositeFieldContainer[_table_service_pb2.ChairSpec]
    tournament_id: str
    def __init__(self, tournament_id: _Optional[str] = ..., members: _Optional[_Iterable[_Union[_table_service_pb2.ChairSpec, _Mapping]]] = ..., display_name: _Optional[str] = ..., entropy: _Optional[bytes] = ...) -> None: ...

class AddEntrantResponse(_message.Message):
    __slots__ = ["entrant"]
    ENTRANT_FIELD_NUMBER: _ClassVar[int]
    entrant: Entrant
    def __init__(self, entrant: _Optional[_Union[Entrant, _Mapping]] = ...) -> None: ...

class CreateTournamentRequest(_message.Message):
    __slots__ = ["request_id", "spec"]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    SPEC_FIELD_NUMBER: _ClassVar[int]
    request_id: str
    spec: TournamentSpec
    def __init__(self, spec: _Optional[_Union[TournamentSpec, _Mapping]] = ..., request_id: _Optional[str] = ...) -> None: ...

class CreateTournamentResponse(_message.Message):
    __slots__ = ["tournament"]
    TOURNAMENT_FIELD_NUMBER: _ClassVar[int]
    tournament: Tournament
    def __init__(self, tournament: _Optional[_Union[Tournament, _Mapping]] = ...) -> None: ...

class Entrant(_message.Message):
    __slots__ = ["display_name", "entrant", "fault_count", "members", "withdrawn", "withdrawn_after_round"]
    DISPLAY_NAME_FIELD_NUMBER: _ClassVar[int]
    ENTRANT_FIELD_NUMBER: _ClassVar[int]
    FAULT_COUNT_FIELD_NUMBER: _ClassVar[int]
    MEMBERS_FIELD_NUMBER: _ClassVar[int]
    WITHDRAWN_AFTER_ROUND_FIELD_NUMBER: _ClassVar[int]
    WITHDRAWN_FIELD_NUMBER: _ClassVar[int]
    display_name: str
    entrant: int
    fault_count: int
    members: _containers.RepeatedCompositeFieldContainer[_table_service_pb2.ChairSpec]
    withdrawn: bool
    withdrawn_after_round: int
    def __init__(self, entrant: _Optional[int] = ..., members: _Optional[_Iterable[_Union[_table_service_pb2.ChairSpec, _Mapping]]] = ..., display_name: _Optional[str] = ..., withdrawn: bool = ..., withdrawn_after_round: _Optional[int] = ..., fault_count: _Optional[int] = ...) -> None: ...

class ExportTournamentRequest(_message.Message):
    __slots__ = ["format", "tournament_id"]
    FORMAT_FIELD_NUMBER: _ClassVar[int]
    TOURNAMENT_ID_FIELD_NUMBER: _ClassVar[int]
    format: ExportFormat
    tournament_id: str
    def __init__(self, tournament_id: _Optional[str] = ..., format: _Optional[_Union[ExportFormat, str]] = ...) -> None: ...

class ExportTournamentResponse(_message.Message):
    __slots__ = ["chunk"]
    CHUNK_FIELD_NUMBER: _ClassVar[int]
    chunk: bytes
    def __init__(self, chunk: _Optional[bytes] = ...) -> None: ...

class FaultPolicies(_message.Message):
    __slots__ = ["annul_early_leavers", "on_crash", "on_illegal", "on_late", "replays", "withdraw_above_percent"]
    ANNUL_EARLY_LEAVERS_FIELD_NUMBER: _ClassVar[int]
    ON_CRASH_FIELD_NUMBER: _ClassVar[int]
    ON_ILLEGAL_FIELD_NUMBER: _ClassVar[int]
    ON_LATE_FIELD_NUMBER: _ClassVar[int]
    REPLAYS_FIELD_NUMBER: _ClassVar[int]
    WITHDRAW_ABOVE_PERCENT_FIELD_NUMBER: _ClassVar[int]
    annul_early_leavers: bool
    on_crash: FaultAction
    on_illegal: FaultAction
    on_late: FaultAction
    replays: int
    withdraw_above_percent: int
    def __init__(self, on_crash: _Optional[_Union[FaultAction, str]] = ..., on_illegal: _Optional[_Union[FaultAction, str]] = ..., on_late: _Optional[_Union[FaultAction, str]] = ..., replays: _Optional[int] = ..., withdraw_above_percent: _Optional[int] = ..., annul_early_leavers: bool = ...) -> None: ...

class GetTournamentRequest(_message.Message):
    __slots__ = ["tournament_id"]
    TOURNAMENT_ID_FIELD_NUMBER: _ClassVar[int]
    tournament_id: str
    def __init__(self, tournament_id: _Optional[str] = ...) -> None: ...

class GetTournamentResponse(_message.Message):
    __slots__ = ["entrants", "tournament"]
    ENTRANTS_FIELD_NUMBER: _ClassVar[int]
    TOURNAMENT_FIELD_NUMBER: _ClassVar[int]
    entrants: _containers.RepeatedCompositeFieldContainer[Entrant]
    tournament: Tournament
    def __init__(self, tournament: _Optional[_Union[Tournament, _Mapping]] = ..., entrants: _Optional[_Iterable[_Union[Entrant, _Mapping]]] = ...) -> None: ...

class Interval(_message.Message):
    __slots__ = ["estimate_milli", "high_milli", "low_milli"]
    ESTIMATE_MILLI_FIELD_NUMBER: _ClassVar[int]
    HIGH_MILLI_FIELD_NUMBER: _ClassVar[int]
    LOW_MILLI_FIELD_NUMBER: _ClassVar[int]
    estimate_milli: int
    high_milli: int
    low_milli: int
    def __init__(self, estimate_milli: _Optional[int] = ..., low_milli: _Optional[int] = ..., high_milli: _Optional[int] = ...) -> None: ...

class ListStandingsRequest(_message.Message):
    __slots__ = ["page_size", "page_token", "tournament_id"]
    PAGE_SIZE_FIELD_NUMBER: _ClassVar[int]
    PAGE_TOKEN_FIELD_NUMBER: _ClassVar[int]
    TOURNAMENT_ID_FIELD_NUMBER: _ClassVar[int]
    page_size: int
    page_token: str
    tournament_id: str
    def __init__(self, tournament_id: _Optional[str] = ..., page_size: _Optional[int] = ..., page_token: _Optional[str] = ...) -> None: ...

class ListStandingsResponse(_message.Message):
    __slots__ = ["next_page_token", "standings", "tie_breaks"]
    NEXT_PAGE_TOKEN_FIELD_NUMBER: _ClassVar[int]
    STANDINGS_FIELD_NUMBER: _ClassVar[int]
    TIE_BREAKS_FIELD_NUMBER: _ClassVar[int]
    next_page_token: str
    standings: _containers.RepeatedCompositeFieldContainer[Standing]
    tie_breaks: _containers.RepeatedScalarFieldContainer[TieBreak]
    def __init__(self, standings: _Optional[_Iterable[_Union[Standing, _Mapping]]] = ..., tie_breaks: _Optional[_Iterable[_Union[TieBreak, str]]] = ..., next_page_token: _Optional[str] = ...) -> None: ...

class ListTournamentsRequest(_message.Message):
    __slots__ = ["page_size", "page_token"]
    PAGE_SIZE_FIELD_NUMBER: _ClassVar[int]
    PAGE_TOKEN_FIELD_NUMBER: _ClassVar[int]
    page_size: int
    page_token: str
    def __init__(self, page_size: _Optional[int] = ..., page_token: _Optional[str] = ...) -> None: ...

class ListTournamentsResponse(_message.Message):
    __slots__ = ["next_page_token", "tournaments"]
    NEXT_PAGE_TOKEN_FIELD_NUMBER: _ClassVar[int]
    TOURNAMENTS_FIELD_NUMBER: _ClassVar[int]
    next_page_token: str
    tournaments: _containers.RepeatedCompositeFieldContainer[Tournament]
    def __init__(self, tournaments: _Optional[_Iterable[_Union[Tournament, _Mapping]]] = ..., next_page_token: _Optional[str] = ...) -> None: ...

class SequentialTest(_message.Message):
    __slots__ = ["alpha_milli", "alternative_milli", "beta_milli", "null_milli"]
    ALPHA_MILLI_FIELD_NUMBER: _ClassVar[int]
    ALTERNATIVE_MILLI_FIELD_NUMBER: _ClassVar[int]
    BETA_MILLI_FIELD_NUMBER: _ClassVar[int]
    NULL_MILLI_FIELD_NUMBER: _ClassVar[int]
    alpha_milli: int
    alternative_milli: int
    beta_milli: int
    null_milli: int
    def __init__(self, null_milli: _Optional[int] = ..., alternative_milli: _Optional[int] = ..., alpha_milli: _Optional[int] = ..., beta_milli: _Optional[int] = ...) -> None: ...

class SetTournamentStateRequest(_message.Message):
    __slots__ = ["state", "tournament_id"]
    STATE_FIELD_NUMBER: _ClassVar[int]
    TOURNAMENT_ID_FIELD_NUMBER: _ClassVar[int]
    state: TournamentState
    tournament_id: str
    def __init__(self, tournament_id: _Optional[str] = ..., state: _Optional[_Union[TournamentState, str]] = ...) -> None: ...

class SetTournamentStateResponse(_message.Message):
    __slots__ = ["tournament"]
    TOURNAMENT_FIELD_NUMBER: _ClassVar[int]
    tournament: Tournament
    def __init__(self, tournament: _Optional[_Union[Tournament, _Mapping]] = ...) -> None: ...

class Standing(_message.Message):
    __slots__ = ["decided_by", "difference", "display_name", "entrant", "fault_count", "half_points", "losses", "points_per_board", "rank", "rating", "tie_break_values", "ties", "unit_count", "wins"]
    DECIDED_BY_FIELD_NUMBER: _ClassVar[int]
    DIFFERENCE_FIELD_NUMBER: _ClassVar[int]
    DISPLAY_NAME_FIELD_NUMBER: _ClassVar[int]
    ENTRANT_FIELD_NUMBER: _ClassVar[int]
    FAULT_COUNT_FIELD_NUMBER: _ClassVar[int]
    HALF_POINTS_FIELD_NUMBER: _ClassVar[int]
    LOSSES_FIELD_NUMBER: _ClassVar[int]
    POINTS_PER_BOARD_FIELD_NUMBER: _ClassVar[int]
    RANK_FIELD_NUMBER: _ClassVar[int]
    RATING_FIELD_NUMBER: _ClassVar[int]
    TIES_FIELD_NUMBER: _ClassVar[int]
    TIE_BREAK_VALUES_FIELD_NUMBER: _ClassVar[int]
    UNIT_COUNT_FIELD_NUMBER: _ClassVar[int]
    WINS_FIELD_NUMBER: _ClassVar[int]
    decided_by: TieBreak
    difference: int
    display_name: str
    entrant: int
    fault_count: int
    half_points: int
    losses: int
    points_per_board: Interval
    rank: int
    rating: Interval
    tie_break_values: _containers.RepeatedScalarFieldContainer[int]
    ties: int
    unit_count: int
    wins: int
    def __init__(self, rank: _Optional[int] = ..., entrant: _Optional[int] = ..., display_name: _Optional[str] = ..., half_points: _Optional[int] = ..., unit_count: _Optional[int] = ..., wins: _Optional[int] = ..., ties: _Optional[int] = ..., losses: _Optional[int] = ..., difference: _Optional[int] = ..., points_per_board: _Optional[_Union[Interval, _Mapping]] = ..., rating: _Optional[_Union[Interval, _Mapping]] = ..., tie_break_values: _Optional[_Iterable[int]] = ..., decided_by: _Optional[_Union[TieBreak, str]] = ..., fault_count: _Optional[int] = ...) -> None: ...

class Tournament(_message.Message):
    __slots__ = ["create_time", "deal_group", "deal_reveal", "entrant_count", "finished_game_count", "game_count", "remaining_seconds", "round", "round_count", "running_game_count", "sequence", "spec", "state", "test_decision", "test_llr_milli", "tournament_id", "warnings"]
    CREATE_TIME_FIELD_NUMBER: _ClassVar[int]
    DEAL_GROUP_FIELD_NUMBER: _ClassVar[int]
    DEAL_REVEAL_FIELD_NUMBER: _ClassVar[int]
    ENTRANT_COUNT_FIELD_NUMBER: _ClassVar[int]
    FINISHED_GAME_COUNT_FIELD_NUMBER: _ClassVar[int]
    GAME_COUNT_FIELD_NUMBER: _ClassVar[int]
    REMAINING_SECONDS_FIELD_NUMBER: _ClassVar[int]
    ROUND_COUNT_FIELD_NUMBER: _ClassVar[int]
    ROUND_FIELD_NUMBER: _ClassVar[int]
    RUNNING_GAME_COUNT_FIELD_NUMBER: _ClassVar[int]
    SEQUENCE_FIELD_NUMBER: _ClassVar[int]
    SPEC_FIELD_NUMBER: _ClassVar[int]
    STATE_FIELD_NUMBER: _ClassVar[int]
    TEST_DECISION_FIELD_NUMBER: _ClassVar[int]
    TEST_LLR_MILLI_FIELD_NUMBER: _ClassVar[int]
    TOURNAMENT_ID_FIELD_NUMBER: _ClassVar[int]
    WARNINGS_FIELD_NUMBER: _ClassVar[int]
    create_time: _timestamp_pb2.Timestamp
    deal_group: _types_pb2.DealGroup
    deal_reveal: _types_pb2.DealReveal
    entrant_count: int
    finished_game_count: int
    game_count: int
    remaining_seconds: int
    round: int
    round_count: int
    running_game_count: int
    sequence: int
    spec: TournamentSpec
    state: TournamentState
    test_decision: TestDecision
    test_llr_milli: int
    tournament_id: str
    warnings: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, tournament_id: _Optional[str] = ..., spec: _Optional[_Union[TournamentSpec, _Mapping]] = ..., state: _Optional[_Union[TournamentState, str]] = ..., deal_group: _Optional[_Union[_types_pb2.DealGroup, _Mapping]] = ..., entrant_count: _Optional[int] = ..., round: _Optional[int] = ..., round_count: _Optional[int] = ..., game_count: _Optional[int] = ..., finished_game_count: _Optional[int] = ..., running_game_count: _Optional[int] = ..., remaining_seconds: _Optional[int] = ..., test_llr_milli: _Optional[int] = ..., test_decision: _Optional[_Union[TestDecision, str]] = ..., create_time: _Optional[_Union[_timestamp_pb2.Timestamp, _Mapping]] = ..., deal_reveal: _Optional[_Union[_types_pb2.DealReveal, _Mapping]] = ..., warnings: _Optional[_Iterable[str]] = ..., sequence: _Optional[int] = ...) -> None: ...

class TournamentGame(_message.Message):
    __slots__ = ["attempt", "board", "entrant_of_seat", "play", "ranks", "round", "scores", "table", "table_id", "verdicts"]
    ATTEMPT_FIELD_NUMBER: _ClassVar[int]
    BOARD_FIELD_NUMBER: _ClassVar[int]
    ENTRANT_OF_SEAT_FIELD_NUMBER: _ClassVar[int]
    PLAY_FIELD_NUMBER: _ClassVar[int]
    RANKS_FIELD_NUMBER: _ClassVar[int]
    ROUND_FIELD_NUMBER: _ClassVar[int]
    SCORES_FIELD_NUMBER: _ClassVar[int]
    TABLE_FIELD_NUMBER: _ClassVar[int]
    TABLE_ID_FIELD_NUMBER: _ClassVar[int]
    VERDICTS_FIELD_NUMBER: _ClassVar[int]
    attempt: int
    board: int
    entrant_of_seat: _containers.RepeatedScalarFieldContainer[int]
    play: int
    ranks: _containers.RepeatedScalarFieldContainer[int]
    round: int
    scores: _containers.RepeatedScalarFieldContainer[int]
    table: int
    table_id: str
    verdicts: _containers.RepeatedScalarFieldContainer[Verdict]
    def __init__(self, table_id: _Optional[str] = ..., round: _Optional[int] = ..., table: _Optional[int] = ..., board: _Optional[int] = ..., play: _Optional[int] = ..., entrant_of_seat: _Optional[_Iterable[int]] = ..., scores: _Optional[_Iterable[int]] = ..., ranks: _Optional[_Iterable[int]] = ..., verdicts: _Optional[_Iterable[_Union[Verdict, str]]] = ..., attempt: _Optional[int] = ...) -> None: ...

class TournamentSpec(_message.Message):
    __slots__ = ["boards_per_pairing", "bracket_reset", "cycle_count", "display_name", "draw_order", "extra_boards", "faults", "format", "max_concurrent_games", "max_entrants", "max_games_per_entrant", "open_entry", "partners", "point_unit", "round_count", "seating", "seed_count", "sequential_test", "sides", "third_place", "tie_breaks", "time_control", "variant"]
    BOARDS_PER_PAIRING_FIELD_NUMBER: _ClassVar[int]
    BRACKET_RESET_FIELD_NUMBER: _ClassVar[int]
    CYCLE_COUNT_FIELD_NUMBER: _ClassVar[int]
    DISPLAY_NAME_FIELD_NUMBER: _ClassVar[int]
    DRAW_ORDER_FIELD_NUMBER: _ClassVar[int]
    EXTRA_BOARDS_FIELD_NUMBER: _ClassVar[int]
    FAULTS_FIELD_NUMBER: _ClassVar[int]
    FORMAT_FIELD_NUMBER: _ClassVar[int]
    MAX_CONCURRENT_GAMES_FIELD_NUMBER: _ClassVar[int]
    MAX_ENTRANTS_FIELD_NUMBER: _ClassVar[int]
    MAX_GAMES_PER_ENTRANT_FIELD_NUMBER: _ClassVar[int]
    OPEN_ENTRY_FIELD_NUMBER: _ClassVar[int]
    PARTNERS_FIELD_NUMBER: _ClassVar[int]
    POINT_UNIT_FIELD_NUMBER: _ClassVar[int]
    ROUND_COUNT_FIELD_NUMBER: _ClassVar[int]
    SEATING_FIELD_NUMBER: _ClassVar[int]
    SEED_COUNT_FIELD_NUMBER: _ClassVar[int]
    SEQUENTIAL_TEST_FIELD_NUMBER: _ClassVar[int]
    SIDES_FIELD_NUMBER: _ClassVar[int]
    THIRD_PLACE_FIELD_NUMBER: _ClassVar[int]
    TIE_BREAKS_FIELD_NUMBER: _ClassVar[int]
    TIME_CONTROL_FIELD_NUMBER: _ClassVar[int]
    VARIANT_FIELD_NUMBER: _ClassVar[int]
    boards_per_pairing: int
    bracket_reset: bool
    cycle_count: int
    display_name: str
    draw_order: _types_pb2.DrawOrder
    extra_boards: int
    faults: FaultPolicies
    format: TournamentFormat
    max_concurrent_games: int
    max_entrants: int
    max_games_per_entrant: int
    open_entry: bool
    partners: PartnerPolicy
    point_unit: PointUnit
    round_count: int
    seating: SeatingDesign
    seed_count: int
    sequential_test: SequentialTest
    sides: int
    third_place: bool
    tie_breaks: _containers.RepeatedScalarFieldContainer[TieBreak]
    time_control: _types_pb2.TimeControl
    variant: _types_pb2.VariantSpec
    def __init__(self, display_name: _Optional[str] = ..., format: _Optional[_Union[TournamentFormat, str]] = ..., variant: _Optional[_Union[_types_pb2.VariantSpec, _Mapping]] = ..., time_control: _Optional[_Union[_types_pb2.TimeControl, _Mapping]] = ..., round_count: _Optional[int] = ..., cycle_count: _Optional[int] = ..., seed_count: _Optional[int] = ..., boards_per_pairing: _Optional[int] = ..., seating: _Optional[_Union[SeatingDesign, str]] = ..., partners: _Optional[_Union[PartnerPolicy, str]] = ..., point_unit: _Optional[_Union[PointUnit, str]] = ..., tie_breaks: _Optional[_Iterable[_Union[TieBreak, str]]] = ..., sequential_test: _Optional[_Union[SequentialTest, _Mapping]] = ..., faults: _Optional[_Union[FaultPolicies, _Mapping]] = ..., extra_boards: _Optional[int] = ..., third_place: bool = ..., bracket_reset: bool = ..., max_concurrent_games: _Optional[int] = ..., max_games_per_entrant: _Optional[int] = ..., max_entrants: _Optional[int] = ..., open_entry: bool = ..., draw_order: _Optional[_Union[_types_pb2.DrawOrder, str]] = ..., sides: _Optional[int] = ...) -> None: ...

class WatchTournamentRequest(_message.Message):
    __slots__ = ["tournament_id"]
    TOURNAMENT_ID_FIELD_NUMBER: _ClassVar[int]
    tournament_id: str
    def __init__(self, tournament_id: _Optional[str] = ...) -> None: ...

class WatchTournamentResponse(_message.Message):
    __slots__ = ["drain", "game", "heartbeat", "tournament"]
    DRAIN_FIELD_NUMBER: _ClassVar[int]
    GAME_FIELD_NUMBER: _ClassVar[int]
    HEARTBEAT_FIELD_NUMBER: _ClassVar[int]
    TOURNAMENT_FIELD_NUMBER: _ClassVar[int]
    drain: _events_pb2.Drain
    game: TournamentGame
    heartbeat: _events_pb2.Heartbeat
    tournament: Tournament
    def __init__(self, game: _Optional[_Union[TournamentGame, _Mapping]] = ..., tournament: _Optional[_Union[Tournament, _Mapping]] = ..., heartbeat: _Optional[_Union[_events_pb2.Heartbeat, _Mapping]] = ..., drain: _Optional[_Union[_events_pb2.Drain, _Mapping]] = ...) -> None: ...

class WithdrawEntrantRequest(_message.Message):
    __slots__ = ["entrant", "tournament_id"]
    ENTRANT_FIELD_NUMBER: _ClassVar[int]
    TOURNAMENT_ID_FIELD_NUMBER: _ClassVar[int]
    entrant: int
    tournament_id: str
    def __init__(self, tournament_id: _Optional[str] = ..., entrant: _Optional[int] = ...) -> None: ...

class WithdrawEntrantResponse(_message.Message):
    __slots__ = ["entrant"]
    ENTRANT_FIELD_NUMBER: _ClassVar[int]
    entrant: Entrant
    def __init__(self, entrant: _Optional[_Union[Entrant, _Mapping]] = ...) -> None: ...

class TournamentFormat(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = []

class SeatingDesign(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = []

class PartnerPolicy(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = []

class PointUnit(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = []

class TieBreak(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = []

class FaultAction(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = []

class Verdict(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = []

class TournamentState(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = []

class TestDecision(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = []

class ExportFormat(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = []
