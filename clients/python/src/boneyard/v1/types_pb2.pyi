from google.protobuf import timestamp_pb2 as _timestamp_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from typing import ClassVar as _ClassVar, Iterable as _Iterable, Mapping as _Mapping, Optional as _Optional, Union as _Union

ACTION_SOURCE_FORCED: ActionSource
ACTION_SOURCE_PENALTY: ActionSource
ACTION_SOURCE_PLAYER: ActionSource
ACTION_SOURCE_SUBSTITUTE: ActionSource
ACTION_SOURCE_TIMEOUT: ActionSource
ACTION_SOURCE_UNSPECIFIED: ActionSource
DECISION_KIND_CHAIN_TILE: DecisionKind
DECISION_KIND_CHALLENGE: DecisionKind
DECISION_KIND_CHOOSE_OPENER: DecisionKind
DECISION_KIND_CLAIM: DecisionKind
DECISION_KIND_COVER: DecisionKind
DECISION_KIND_EXTRA_TILE: DecisionKind
DECISION_KIND_LONG_TRAIN: DecisionKind
DECISION_KIND_SECOND_DOUBLE: DecisionKind
DECISION_KIND_SLOSH: DecisionKind
DECISION_KIND_THIRD_TILE: DecisionKind
DECISION_KIND_TURN: DecisionKind
DECISION_KIND_UNSPECIFIED: DecisionKind
DESCRIPTOR: _descriptor.FileDescriptor
DRAW_ORDER_PER_SEAT: DrawOrder
DRAW_ORDER_SHARED: DrawOrder
DRAW_ORDER_UNSPECIFIED: DrawOrder
END_KIND_COMMON_TRAIN: EndKind
END_KIND_LINE: EndKind
END_KIND_SPINNER: EndKind
END_KIND_START: EndKind
END_KIND_TRAIN: EndKind
END_KIND_UNSPECIFIED: EndKind
END_REASON_ADJUDICATION: EndReason
END_REASON_COMPLETED: EndReason
END_REASON_DISCONNECT: EndReason
END_REASON_FLOOD: EndReason
END_REASON_ILLEGAL_MOVES: EndReason
END_REASON_NO_SHOW: EndReason
END_REASON_RESIGNATION: EndReason
END_REASON_TIMEOUT: EndReason
END_REASON_UNSPECIFIED: EndReason
FORFEIT_POLICY_END_MATCH: ForfeitPolicy
FORFEIT_POLICY_SUBSTITUTE: ForfeitPolicy
FORFEIT_POLICY_UNSPECIFIED: ForfeitPolicy
PRESENCE_CONNECTED: Presence
PRESENCE_DISCONNECTED: Presence
PRESENCE_UNSPECIFIED: Presence
TABLE_STATE_ABORTED: TableState
TABLE_STATE_ACTIVE: TableState
TABLE_STATE_FINISHED: TableState
TABLE_STATE_PAUSED: TableState
TABLE_STATE_UNSPECIFIED: TableState
TABLE_STATE_WAITING: TableState
TIMEOUT_POLICY_FORFEIT: TimeoutPolicy
TIMEOUT_POLICY_PLAY_FIRST_LEGAL: TimeoutPolicy
TIMEOUT_POLICY_UNSPECIFIED: TimeoutPolicy

class Arm(_message.Message):
    __slots__ = ["arm_id", "kind", "label", "marked", "open_to_seats", "owner_seat", "root", "tiles"]
    ARM_ID_FIELD_NUMBER: _ClassVar[int]
    KIND_FIELD_NUMBER: _ClassVar[int]
    LABEL_FIELD_NUMBER: _ClassVar[int]
    MARKED_FIELD_NUMBER: _ClassVar[int]
    OPEN_TO_SEATS_FIELD_NUMBER: _ClassVar[int]
    OWNER_SEAT_FIELD_NUMBER: _ClassVar[int]
    ROOT_FIELD_NUMBER: _ClassVar[int]
    TILES_FIELD_NUMBER: _ClassVar[int]
    arm_id: int
    kind: EndKind
    label: str
    marked: bool
    open_to_seats: _containers.RepeatedScalarFieldContainer[int]
    owner_seat: int
    root: Tile
    tiles: _containers.RepeatedCompositeFieldContainer[PlacedTile]
    def __init__(self, arm_id: _Optional[int] = ..., label: _Optional[str] = ..., kind: _Optional[_Union[EndKind, str]] = ..., owner_seat: _Optional[int] = ..., root: _Optional[_Union[Tile, _Mapping]] = ..., tiles: _Optional[_Iterable[_Union[PlacedTile, _Mapping]]] = ..., open_to_seats: _Optional[_Iterable[int]] = ..., marked: bool = ...) -> None: ...

class Challenge(_message.Message):
    __slots__ = ["seat"]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    def __init__(self, seat: _Optional[int] = ...) -> None: ...

class ChooseOpener(_message.Message):
    __slots__ = ["seat"]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    def __init__(self, seat: _Optional[int] = ...) -> None: ...

class Claim(_message.Message):
    __slots__ = ["points", "turn"]
    POINTS_FIELD_NUMBER: _ClassVar[int]
    TURN_FIELD_NUMBER: _ClassVar[int]
    points: int
    turn: int
    def __init__(self, turn: _Optional[int] = ..., points: _Optional[int] = ...) -> None: ...

class DealGroup(_message.Message):
    __slots__ = ["commitment", "deal_group_id", "draw_order"]
    COMMITMENT_FIELD_NUMBER: _ClassVar[int]
    DEAL_GROUP_ID_FIELD_NUMBER: _ClassVar[int]
    DRAW_ORDER_FIELD_NUMBER: _ClassVar[int]
    commitment: bytes
    deal_group_id: str
    draw_order: DrawOrder
    def __init__(self, deal_group_id: _Optional[str] = ..., commitment: _Optional[bytes] = ..., draw_order: _Optional[_Union[DrawOrder, str]] = ...) -> None: ...

class DealReveal(_message.Message):
    __slots__ = ["deal_group", "entropies", "secret"]
    DEAL_GROUP_FIELD_NUMBER: _ClassVar[int]
    ENTROPIES_FIELD_NUMBER: _ClassVar[int]
    SECRET_FIELD_NUMBER: _ClassVar[int]
    deal_group: DealGroup
    entropies: _containers.RepeatedScalarFieldContainer[bytes]
    secret: bytes
    def __init__(self, deal_group: _Optional[_Union[DealGroup, _Mapping]] = ..., secret: _Optional[bytes] = ..., entropies: _Optional[_Iterable[bytes]] = ...) -> None: ...

class Decision(_message.Message):
    __slots__ = ["illegal_left", "kind", "legal_moves", "previous_charged_ms", "previous_elapsed_ms", "seat", "table_id", "time_left_ms", "turn"]
    ILLEGAL_LEFT_FIELD_NUMBER: _ClassVar[int]
    KIND_FIELD_NUMBER: _ClassVar[int]
    LEGAL_MOVES_FIELD_NUMBER: _ClassVar[int]
    PREVIOUS_CHARGED_MS_FIELD_NUMBER: _ClassVar[int]
    PREVIOUS_ELAPSED_MS_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    TABLE_ID_FIELD_NUMBER: _ClassVar[int]
    TIME_LEFT_MS_FIELD_NUMBER: _ClassVar[int]
    TURN_FIELD_NUMBER: _ClassVar[int]
    illegal_left: int
    kind: DecisionKind
    legal_moves: _containers.RepeatedCompositeFieldContainer[LegalMove]
    previous_charged_ms: int
    previous_elapsed_ms: int
    seat: int
    table_id: str
    time_left_ms: int
    turn: int
    def __init__(self, table_id: _Optional[str] = ..., turn: _Optional[int] = ..., seat: _Optional[int] = ..., kind: _Optional[_Union[DecisionKind, str]] = ..., legal_moves: _Optional[_Iterable[_Union[LegalMove, _Mapping]]] = ..., time_left_ms: _Optional[int] = ..., previous_elapsed_ms: _Optional[int] = ..., previous_charged_ms: _Optional[int] = ..., illegal_left: _Optional[int] = ...) -> None: ...

class Decline(_message.Message):
    __slots__ = []
    def __init__(self) -> None: ...

class DrawTile(_message.Message):
    __slots__ = []
    def __init__(self) -> None: ...

class Hand(_message.Message):
    __slots__ = ["tiles"]
    TILES_FIELD_NUMBER: _ClassVar[int]
    tiles: _containers.RepeatedCompositeFieldContainer[Tile]
    def __init__(self, tiles: _Optional[_Iterable[_Union[Tile, _Mapping]]] = ...) -> None: ...

class LegalMove(_message.Message):
    __slots__ = ["choice", "points", "same_as", "token"]
    CHOICE_FIELD_NUMBER: _ClassVar[int]
    POINTS_FIELD_NUMBER: _ClassVar[int]
    SAME_AS_FIELD_NUMBER: _ClassVar[int]
    TOKEN_FIELD_NUMBER: _ClassVar[int]
    choice: Move
    points: int
    same_as: int
    token: str
    def __init__(self, choice: _Optional[_Union[Move, _Mapping]] = ..., token: _Optional[str] = ..., points: _Optional[int] = ..., same_as: _Optional[int] = ...) -> None: ...

class MatchResult(_message.Message):
    __slots__ = ["comment", "end_time", "forfeiting_seats", "reason", "team_ranks", "team_scores", "winning_teams"]
    COMMENT_FIELD_NUMBER: _ClassVar[int]
    END_TIME_FIELD_NUMBER: _ClassVar[int]
    FORFEITING_SEATS_FIELD_NUMBER: _ClassVar[int]
    REASON_FIELD_NUMBER: _ClassVar[int]
    TEAM_RANKS_FIELD_NUMBER: _ClassVar[int]
    TEAM_SCORES_FIELD_NUMBER: _ClassVar[int]
    WINNING_TEAMS_FIELD_NUMBER: _ClassVar[int]
    comment: str
    end_time: _timestamp_pb2.Timestamp
    forfeiting_seats: _containers.RepeatedScalarFieldContainer[int]
    reason: EndReason
    team_ranks: _containers.RepeatedScalarFieldContainer[int]
    team_scores: _containers.RepeatedScalarFieldContainer[int]
    winning_teams: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, reason: _Optional[_Union[EndReason, str]] = ..., winning_teams: _Optional[_Iterable[int]] = ..., team_scores: _Optional[_Iterable[int]] = ..., team_ranks: _Optional[_Iterable[int]] = ..., forfeiting_seats: _Optional[_Iterable[int]] = ..., end_time: _Optional[_Union[_timestamp_pb2.Timestamp, _Mapping]] = ..., comment: _Optional[str] = ...) -> None: ...

class Move(_message.Message):
    __slots__ = ["challenge", "choose_opener", "claim", "decline", "draw", "pass_turn", "place"]
    CHALLENGE_FIELD_NUMBER: _ClassVar[int]
    CHOOSE_OPENER_FIELD_NUMBER: _ClassVar[int]
    CLAIM_FIELD_NUMBER: _ClassVar[int]
    DECLINE_FIELD_NUMBER: _ClassVar[int]
    DRAW_FIELD_NUMBER: _ClassVar[int]
    PASS_TURN_FIELD_NUMBER: _ClassVar[int]
    PLACE_FIELD_NUMBER: _ClassVar[int]
    challenge: Challenge
    choose_opener: ChooseOpener
    claim: Claim
    decline: Decline
    draw: DrawTile
    pass_turn: PassTurn
    place: PlaceTile
    def __init__(self, place: _Optional[_Union[PlaceTile, _Mapping]] = ..., draw: _Optional[_Union[DrawTile, _Mapping]] = ..., pass_turn: _Optional[_Union[PassTurn, _Mapping]] = ..., challenge: _Optional[_Union[Challenge, _Mapping]] = ..., claim: _Optional[_Union[Claim, _Mapping]] = ..., decline: _Optional[_Union[Decline, _Mapping]] = ..., choose_opener: _Optional[_Union[ChooseOpener, _Mapping]] = ...) -> None: ...

class OpenEnd(_message.Message):
    __slots__ = ["cover_order", "end_id", "is_double", "kind", "label", "must_cover", "open_to_seats", "owner_seat", "pips"]
    COVER_ORDER_FIELD_NUMBER: _ClassVar[int]
    END_ID_FIELD_NUMBER: _ClassVar[int]
    IS_DOUBLE_FIELD_NUMBER: _ClassVar[int]
    KIND_FIELD_NUMBER: _ClassVar[int]
    LABEL_FIELD_NUMBER: _ClassVar[int]
    MUST_COVER_FIELD_NUMBER: _ClassVar[int]
    OPEN_TO_SEATS_FIELD_NUMBER: _ClassVar[int]
    OWNER_SEAT_FIELD_NUMBER: _ClassVar[int]
    PIPS_FIELD_NUMBER: _ClassVar[int]
    cover_order: int
    end_id: int
    is_double: bool
    kind: EndKind
    label: str
    must_cover: bool
    open_to_seats: _containers.RepeatedScalarFieldContainer[int]
    owner_seat: int
    pips: int
    def __init__(self, end_id: _Optional[int] = ..., label: _Optional[str] = ..., kind: _Optional[_Union[EndKind, str]] = ..., pips: _Optional[int] = ..., is_double: bool = ..., owner_seat: _Optional[int] = ..., open_to_seats: _Optional[_Iterable[int]] = ..., must_cover: bool = ..., cover_order: _Optional[int] = ...) -> None: ...

class PassTurn(_message.Message):
    __slots__ = []
    def __init__(self) -> None: ...

class PlaceTile(_message.Message):
    __slots__ = ["announce", "declared_points", "end_id", "exposed_pips", "tile"]
    ANNOUNCE_FIELD_NUMBER: _ClassVar[int]
    DECLARED_POINTS_FIELD_NUMBER: _ClassVar[int]
    END_ID_FIELD_NUMBER: _ClassVar[int]
    EXPOSED_PIPS_FIELD_NUMBER: _ClassVar[int]
    TILE_FIELD_NUMBER: _ClassVar[int]
    announce: bool
    declared_points: int
    end_id: int
    exposed_pips: int
    tile: Tile
    def __init__(self, tile: _Optional[_Union[Tile, _Mapping]] = ..., end_id: _Optional[int] = ..., announce: bool = ..., exposed_pips: _Optional[int] = ..., declared_points: _Optional[int] = ...) -> None: ...

class PlacedTile(_message.Message):
    __slots__ = ["outer_pips", "tile"]
    OUTER_PIPS_FIELD_NUMBER: _ClassVar[int]
    TILE_FIELD_NUMBER: _ClassVar[int]
    outer_pips: int
    tile: Tile
    def __init__(self, tile: _Optional[_Union[Tile, _Mapping]] = ..., outer_pips: _Optional[int] = ...) -> None: ...

class PublicView(_message.Message):
    __slots__ = ["arms", "boneyard_count", "cover_duty_seat", "create_time", "deal_group", "deal_reveal", "decision_kind", "engine_tile", "history", "labels", "next_opener_seat", "open_ends", "opener_seat", "result", "round", "rounds", "rules", "seat_to_act", "seats", "sequence", "state", "table_id", "team_ranks", "team_scores", "time_control", "turn"]
    class LabelsEntry(_message.Message):
        __slots__ = ["key", "value"]
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: str
        def __init__(self, key: _Optional[str] = ..., value: _Optional[str] = ...) -> None: ...
    ARMS_FIELD_NUMBER: _ClassVar[int]
    BONEYARD_COUNT_FIELD_NUMBER: _ClassVar[int]
    COVER_DUTY_SEAT_FIELD_NUMBER: _ClassVar[int]
    CREATE_TIME_FIELD_NUMBER: _ClassVar[int]
    DEAL_GROUP_FIELD_NUMBER: _ClassVar[int]
    DEAL_REVEAL_FIELD_NUMBER: _ClassVar[int]
    DECISION_KIND_FIELD_NUMBER: _ClassVar[int]
    ENGINE_TILE_FIELD_NUMBER: _ClassVar[int]
    HISTORY_FIELD_NUMBER: _ClassVar[int]
    LABELS_FIELD_NUMBER: _ClassVar[int]
    NEXT_OPENER_SEAT_FIELD_NUMBER: _ClassVar[int]
    OPENER_SEAT_FIELD_NUMBER: _ClassVar[int]
    OPEN_ENDS_FIELD_NUMBER: _ClassVar[int]
    RESULT_FIELD_NUMBER: _ClassVar[int]
    ROUNDS_FIELD_NUMBER: _ClassVar[int]
    ROUND_FIELD_NUMBER: _ClassVar[int]
    RULES_FIELD_NUMBER: _ClassVar[int]
    SEATS_FIELD_NUMBER: _ClassVar[int]
    SEAT_TO_ACT_FIELD_NUMBER: _ClassVar[int]
    SEQUENCE_FIELD_NUMBER: _ClassVar[int]
    STATE_FIELD_NUMBER: _ClassVar[int]
    TABLE_ID_FIELD_NUMBER: _ClassVar[int]
    TEAM_RANKS_FIELD_NUMBER: _ClassVar[int]
    TEAM_SCORES_FIELD_NUMBER: _ClassVar[int]
    TIME_CONTROL_FIELD_NUMBER: _ClassVar[int]
    TURN_FIELD_NUMBER: _ClassVar[int]
    arms: _containers.RepeatedCompositeFieldContainer[Arm]
    boneyard_count: int
    cover_duty_seat: int
    create_time: _timestamp_pb2.Timestamp
    deal_group: DealGroup
    deal_reveal: DealReveal
    decision_kind: DecisionKind
    engine_tile: Tile
    history: _containers.RepeatedCompositeFieldContainer[RoundAction]
    labels: _containers.ScalarMap[str, str]
    next_opener_seat: int
    open_ends: _containers.RepeatedCompositeFieldContainer[OpenEnd]
    opener_seat: int
    result: MatchResult
    round: int
    rounds: _containers.RepeatedCompositeFieldContainer[RoundScore]
    rules: VariantRules
    seat_to_act: int
    seats: _containers.RepeatedCompositeFieldContainer[SeatInfo]
    sequence: int
    state: TableState
    table_id: str
    team_ranks: _containers.RepeatedScalarFieldContainer[int]
    team_scores: _containers.RepeatedScalarFieldContainer[int]
    time_control: TimeControl
    turn: int
    def __init__(self, table_id: _Optional[str] = ..., sequence: _Optional[int] = ..., state: _Optional[_Union[TableState, str]] = ..., rules: _Optional[_Union[VariantRules, _Mapping]] = ..., time_control: _Optional[_Union[TimeControl, _Mapping]] = ..., seats: _Optional[_Iterable[_Union[SeatInfo, _Mapping]]] = ..., round: _Optional[int] = ..., turn: _Optional[int] = ..., seat_to_act: _Optional[int] = ..., decision_kind: _Optional[_Union[DecisionKind, str]] = ..., opener_seat: _Optional[int] = ..., next_opener_seat: _Optional[int] = ..., engine_tile: _Optional[_Union[Tile, _Mapping]] = ..., arms: _Optional[_Iterable[_Union[Arm, _Mapping]]] = ..., open_ends: _Optional[_Iterable[_Union[OpenEnd, _Mapping]]] = ..., cover_duty_seat: _Optional[int] = ..., boneyard_count: _Optional[int] = ..., history: _Optional[_Iterable[_Union[RoundAction, _Mapping]]] = ..., rounds: _Optional[_Iterable[_Union[RoundScore, _Mapping]]] = ..., team_scores: _Optional[_Iterable[int]] = ..., team_ranks: _Optional[_Iterable[int]] = ..., result: _Optional[_Union[MatchResult, _Mapping]] = ..., deal_group: _Optional[_Union[DealGroup, _Mapping]] = ..., deal_reveal: _Optional[_Union[DealReveal, _Mapping]] = ..., labels: _Optional[_Mapping[str, str]] = ..., create_time: _Optional[_Union[_timestamp_pb2.Timestamp, _Mapping]] = ...) -> None: ...

class RoundAction(_message.Message):
    __slots__ = ["action", "charged_ms", "drawn_count", "lacked_pips", "points", "seat", "source", "turn"]
    ACTION_FIELD_NUMBER: _ClassVar[int]
    CHARGED_MS_FIELD_NUMBER: _ClassVar[int]
    DRAWN_COUNT_FIELD_NUMBER: _ClassVar[int]
    LACKED_PIPS_FIELD_NUMBER: _ClassVar[int]
    POINTS_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    SOURCE_FIELD_NUMBER: _ClassVar[int]
    TURN_FIELD_NUMBER: _ClassVar[int]
    action: Move
    charged_ms: int
    drawn_count: int
    lacked_pips: _containers.RepeatedScalarFieldContainer[int]
    points: int
    seat: int
    source: ActionSource
    turn: int
    def __init__(self, turn: _Optional[int] = ..., seat: _Optional[int] = ..., action: _Optional[_Union[Move, _Mapping]] = ..., drawn_count: _Optional[int] = ..., lacked_pips: _Optional[_Iterable[int]] = ..., points: _Optional[int] = ..., charged_ms: _Optional[int] = ..., source: _Optional[_Union[ActionSource, str]] = ...) -> None: ...

class RoundScore(_message.Message):
    __slots__ = ["blocked", "opener_seat", "round", "team_points", "winning_team"]
    BLOCKED_FIELD_NUMBER: _ClassVar[int]
    OPENER_SEAT_FIELD_NUMBER: _ClassVar[int]
    ROUND_FIELD_NUMBER: _ClassVar[int]
    TEAM_POINTS_FIELD_NUMBER: _ClassVar[int]
    WINNING_TEAM_FIELD_NUMBER: _ClassVar[int]
    blocked: bool
    opener_seat: int
    round: int
    team_points: _containers.RepeatedScalarFieldContainer[int]
    winning_team: int
    def __init__(self, round: _Optional[int] = ..., opener_seat: _Optional[int] = ..., team_points: _Optional[_Iterable[int]] = ..., winning_team: _Optional[int] = ..., blocked: bool = ...) -> None: ...

class SeatInfo(_message.Message):
    __slots__ = ["announced", "bank_ms", "chair", "display_name", "forfeit_in_ms", "hand_count", "house_bot", "illegal_count", "player_id", "presence", "round_scores", "score", "seat", "skips_next", "substituted", "team", "timeout_count"]
    ANNOUNCED_FIELD_NUMBER: _ClassVar[int]
    BANK_MS_FIELD_NUMBER: _ClassVar[int]
    CHAIR_FIELD_NUMBER: _ClassVar[int]
    DISPLAY_NAME_FIELD_NUMBER: _ClassVar[int]
    FORFEIT_IN_MS_FIELD_NUMBER: _ClassVar[int]
    HAND_COUNT_FIELD_NUMBER: _ClassVar[int]
    HOUSE_BOT_FIELD_NUMBER: _ClassVar[int]
    ILLEGAL_COUNT_FIELD_NUMBER: _ClassVar[int]
    PLAYER_ID_FIELD_NUMBER: _ClassVar[int]
    PRESENCE_FIELD_NUMBER: _ClassVar[int]
    ROUND_SCORES_FIELD_NUMBER: _ClassVar[int]
    SCORE_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    SKIPS_NEXT_FIELD_NUMBER: _ClassVar[int]
    SUBSTITUTED_FIELD_NUMBER: _ClassVar[int]
    TEAM_FIELD_NUMBER: _ClassVar[int]
    TIMEOUT_COUNT_FIELD_NUMBER: _ClassVar[int]
    announced: bool
    bank_ms: int
    chair: int
    display_name: str
    forfeit_in_ms: int
    hand_count: int
    house_bot: str
    illegal_count: int
    player_id: str
    presence: Presence
    round_scores: _containers.RepeatedScalarFieldContainer[int]
    score: int
    seat: int
    skips_next: bool
    substituted: bool
    team: int
    timeout_count: int
    def __init__(self, seat: _Optional[int] = ..., chair: _Optional[int] = ..., player_id: _Optional[str] = ..., display_name: _Optional[str] = ..., house_bot: _Optional[str] = ..., team: _Optional[int] = ..., hand_count: _Optional[int] = ..., announced: bool = ..., skips_next: bool = ..., score: _Optional[int] = ..., round_scores: _Optional[_Iterable[int]] = ..., bank_ms: _Optional[int] = ..., timeout_count: _Optional[int] = ..., illegal_count: _Optional[int] = ..., presence: _Optional[_Union[Presence, str]] = ..., forfeit_in_ms: _Optional[int] = ..., substituted: bool = ...) -> None: ...

class SeatView(_message.Message):
    __slots__ = ["drawn_tiles", "hand", "seat", "table"]
    DRAWN_TILES_FIELD_NUMBER: _ClassVar[int]
    HAND_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    TABLE_FIELD_NUMBER: _ClassVar[int]
    drawn_tiles: _containers.RepeatedCompositeFieldContainer[Tile]
    hand: _containers.RepeatedCompositeFieldContainer[Tile]
    seat: int
    table: PublicView
    def __init__(self, table: _Optional[_Union[PublicView, _Mapping]] = ..., seat: _Optional[int] = ..., hand: _Optional[_Iterable[_Union[Tile, _Mapping]]] = ..., drawn_tiles: _Optional[_Iterable[_Union[Tile, _Mapping]]] = ...) -> None: ...

class Tile(_message.Message):
    __slots__ = ["high", "low"]
    HIGH_FIELD_NUMBER: _ClassVar[int]
    LOW_FIELD_NUMBER: _ClassVar[int]
    high: int
    low: int
    def __init__(self, high: _Optional[int] = ..., low: _Optional[int] = ...) -> None: ...

class TimeControl(_message.Message):
    __slots__ = ["disconnect_grace_ms", "free_ms", "illegal_limit", "increment_ms", "initial_ms", "move_limit_ms", "on_forfeit", "on_timeout", "timeout_limit", "unlimited"]
    DISCONNECT_GRACE_MS_FIELD_NUMBER: _ClassVar[int]
    FREE_MS_FIELD_NUMBER: _ClassVar[int]
    ILLEGAL_LIMIT_FIELD_NUMBER: _ClassVar[int]
    INCREMENT_MS_FIELD_NUMBER: _ClassVar[int]
    INITIAL_MS_FIELD_NUMBER: _ClassVar[int]
    MOVE_LIMIT_MS_FIELD_NUMBER: _ClassVar[int]
    ON_FORFEIT_FIELD_NUMBER: _ClassVar[int]
    ON_TIMEOUT_FIELD_NUMBER: _ClassVar[int]
    TIMEOUT_LIMIT_FIELD_NUMBER: _ClassVar[int]
    UNLIMITED_FIELD_NUMBER: _ClassVar[int]
    disconnect_grace_ms: int
    free_ms: int
    illegal_limit: int
    increment_ms: int
    initial_ms: int
    move_limit_ms: int
    on_forfeit: ForfeitPolicy
    on_timeout: TimeoutPolicy
    timeout_limit: int
    unlimited: bool
    def __init__(self, initial_ms: _Optional[int] = ..., increment_ms: _Optional[int] = ..., move_limit_ms: _Optional[int] = ..., free_ms: _Optional[int] = ..., unlimited: bool = ..., on_timeout: _Optional[_Union[TimeoutPolicy, str]] = ..., timeout_limit: _Optional[int] = ..., illegal_limit: _Optional[int] = ..., disconnect_grace_ms: _Optional[int] = ..., on_forfeit: _Optional[_Union[ForfeitPolicy, str]] = ...) -> None: ...

class VariantRules(_message.Message):
    __slots__ = ["boneyard_reserve", "hand_size", "low_score_wins", "max_pips", "options", "round_limit", "rules_version", "seat_count", "target_score", "team_count", "variant"]
    class OptionsEntry(_message.Message):
        __slots__ = ["key", "value"]
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: str
        def __init__(self, key: _Optional[str] = ..., value: _Optional[str] = ...) -> None: ...
    BONEYARD_RESERVE_FIELD_NUMBER: _ClassVar[int]
    HAND_SIZE_FIELD_NUMBER: _ClassVar[int]
    LOW_SCORE_WINS_FIELD_NUMBER: _ClassVar[int]
    MAX_PIPS_FIELD_NUMBER: _ClassVar[int]
    OPTIONS_FIELD_NUMBER: _ClassVar[int]
    ROUND_LIMIT_FIELD_NUMBER: _ClassVar[int]
    RULES_VERSION_FIELD_NUMBER: _ClassVar[int]
    SEAT_COUNT_FIELD_NUMBER: _ClassVar[int]
    TARGET_SCORE_FIELD_NUMBER: _ClassVar[int]
    TEAM_COUNT_FIELD_NUMBER: _ClassVar[int]
    VARIANT_FIELD_NUMBER: _ClassVar[int]
    boneyard_reserve: int
    hand_size: int
    low_score_wins: bool
    max_pips: int
    options: _containers.ScalarMap[str, str]
    round_limit: int
    rules_version: int
    seat_count: int
    target_score: int
    team_count: int
    variant: str
    def __init__(self, variant: _Optional[str] = ..., rules_version: _Optional[int] = ..., options: _Optional[_Mapping[str, str]] = ..., max_pips: _Optional[int] = ..., seat_count: _Optional[int] = ..., team_count: _Optional[int] = ..., hand_size: _Optional[int] = ..., boneyard_reserve: _Optional[int] = ..., target_score: _Optional[int] = ..., round_limit: _Optional[int] = ..., low_score_wins: bool = ...) -> None: ...

class VariantSpec(_message.Message):
    __slots__ = ["options", "variant"]
    class OptionsEntry(_message.Message):
        __slots__ = ["key", "value"]
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: str
        def __init__(self, key: _Optional[str] = ..., value: _Optional[str] = ...) -> None: ...
    OPTIONS_FIELD_NUMBER: _ClassVar[int]
    VARIANT_FIELD_NUMBER: _ClassVar[int]
    options: _containers.ScalarMap[str, str]
    variant: str
    def __init__(self, variant: _Optional[str] = ..., options: _Optional[_Mapping[str, str]] = ...) -> None: ...

class EndKind(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = []

class DecisionKind(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = []

class TimeoutPolicy(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = []

class ForfeitPolicy(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = []

class TableState(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = []

class EndReason(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = []

class Presence(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = []

class ActionSource(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = []

class DrawOrder(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = []
