from boneyard.v1 import types_pb2 as _types_pb2
from google.protobuf import timestamp_pb2 as _timestamp_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from typing import ClassVar as _ClassVar, Iterable as _Iterable, Mapping as _Mapping, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class ActionTaken(_message.Message):
    __slots__ = ["action", "new_arms"]
    ACTION_FIELD_NUMBER: _ClassVar[int]
    NEW_ARMS_FIELD_NUMBER: _ClassVar[int]
    action: _types_pb2.RoundAction
    new_arms: _containers.RepeatedCompositeFieldContainer[_types_pb2.Arm]
    def __init__(self, action: _Optional[_Union[_types_pb2.RoundAction, _Mapping]] = ..., new_arms: _Optional[_Iterable[_Union[_types_pb2.Arm, _Mapping]]] = ...) -> None: ...

class ClockChanged(_message.Message):
    __slots__ = ["bank_ms", "illegal_count", "seat", "timeout_count"]
    BANK_MS_FIELD_NUMBER: _ClassVar[int]
    ILLEGAL_COUNT_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    TIMEOUT_COUNT_FIELD_NUMBER: _ClassVar[int]
    bank_ms: int
    illegal_count: int
    seat: int
    timeout_count: int
    def __init__(self, seat: _Optional[int] = ..., bank_ms: _Optional[int] = ..., timeout_count: _Optional[int] = ..., illegal_count: _Optional[int] = ...) -> None: ...

class Drain(_message.Message):
    __slots__ = ["comment", "reconnect_after_ms"]
    COMMENT_FIELD_NUMBER: _ClassVar[int]
    RECONNECT_AFTER_MS_FIELD_NUMBER: _ClassVar[int]
    comment: str
    reconnect_after_ms: int
    def __init__(self, reconnect_after_ms: _Optional[int] = ..., comment: _Optional[str] = ...) -> None: ...

class EntropyAdded(_message.Message):
    __slots__ = ["chair", "entropy_index"]
    CHAIR_FIELD_NUMBER: _ClassVar[int]
    ENTROPY_INDEX_FIELD_NUMBER: _ClassVar[int]
    chair: int
    entropy_index: int
    def __init__(self, chair: _Optional[int] = ..., entropy_index: _Optional[int] = ...) -> None: ...

class Heartbeat(_message.Message):
    __slots__ = ["pending_decision_count", "server_time"]
    PENDING_DECISION_COUNT_FIELD_NUMBER: _ClassVar[int]
    SERVER_TIME_FIELD_NUMBER: _ClassVar[int]
    pending_decision_count: int
    server_time: _timestamp_pb2.Timestamp
    def __init__(self, server_time: _Optional[_Union[_timestamp_pb2.Timestamp, _Mapping]] = ..., pending_decision_count: _Optional[int] = ...) -> None: ...

class MarkerChanged(_message.Message):
    __slots__ = ["arm_id", "marked", "open_to_seats"]
    ARM_ID_FIELD_NUMBER: _ClassVar[int]
    MARKED_FIELD_NUMBER: _ClassVar[int]
    OPEN_TO_SEATS_FIELD_NUMBER: _ClassVar[int]
    arm_id: int
    marked: bool
    open_to_seats: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, arm_id: _Optional[int] = ..., marked: bool = ..., open_to_seats: _Optional[_Iterable[int]] = ...) -> None: ...

class MatchStarted(_message.Message):
    __slots__ = ["seat_of_chair", "team_of_seat"]
    SEAT_OF_CHAIR_FIELD_NUMBER: _ClassVar[int]
    TEAM_OF_SEAT_FIELD_NUMBER: _ClassVar[int]
    seat_of_chair: _containers.RepeatedScalarFieldContainer[int]
    team_of_seat: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, seat_of_chair: _Optional[_Iterable[int]] = ..., team_of_seat: _Optional[_Iterable[int]] = ...) -> None: ...

class PenaltyGiven(_message.Message):
    __slots__ = ["challenger_seat", "seat", "skips_next"]
    CHALLENGER_SEAT_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    SKIPS_NEXT_FIELD_NUMBER: _ClassVar[int]
    challenger_seat: int
    seat: int
    skips_next: bool
    def __init__(self, seat: _Optional[int] = ..., challenger_seat: _Optional[int] = ..., skips_next: bool = ...) -> None: ...

class RoundDealt(_message.Message):
    __slots__ = ["arms", "boneyard_count", "engine_tile", "hand_counts", "opener_seat", "round"]
    ARMS_FIELD_NUMBER: _ClassVar[int]
    BONEYARD_COUNT_FIELD_NUMBER: _ClassVar[int]
    ENGINE_TILE_FIELD_NUMBER: _ClassVar[int]
    HAND_COUNTS_FIELD_NUMBER: _ClassVar[int]
    OPENER_SEAT_FIELD_NUMBER: _ClassVar[int]
    ROUND_FIELD_NUMBER: _ClassVar[int]
    arms: _containers.RepeatedCompositeFieldContainer[_types_pb2.Arm]
    boneyard_count: int
    engine_tile: _types_pb2.Tile
    hand_counts: _containers.RepeatedScalarFieldContainer[int]
    opener_seat: int
    round: int
    def __init__(self, round: _Optional[int] = ..., opener_seat: _Optional[int] = ..., engine_tile: _Optional[_Union[_types_pb2.Tile, _Mapping]] = ..., hand_counts: _Optional[_Iterable[int]] = ..., boneyard_count: _Optional[int] = ..., arms: _Optional[_Iterable[_Union[_types_pb2.Arm, _Mapping]]] = ...) -> None: ...

class RoundEnded(_message.Message):
    __slots__ = ["exposed_hands", "hand_pips", "next_opener_seat", "out_seat", "score", "seat_points"]
    EXPOSED_HANDS_FIELD_NUMBER: _ClassVar[int]
    HAND_PIPS_FIELD_NUMBER: _ClassVar[int]
    NEXT_OPENER_SEAT_FIELD_NUMBER: _ClassVar[int]
    OUT_SEAT_FIELD_NUMBER: _ClassVar[int]
    SCORE_FIELD_NUMBER: _ClassVar[int]
    SEAT_POINTS_FIELD_NUMBER: _ClassVar[int]
    exposed_hands: _containers.RepeatedCompositeFieldContainer[_types_pb2.Hand]
    hand_pips: _containers.RepeatedScalarFieldContainer[int]
    next_opener_seat: int
    out_seat: int
    score: _types_pb2.RoundScore
    seat_points: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, score: _Optional[_Union[_types_pb2.RoundScore, _Mapping]] = ..., seat_points: _Optional[_Iterable[int]] = ..., hand_pips: _Optional[_Iterable[int]] = ..., exposed_hands: _Optional[_Iterable[_Union[_types_pb2.Hand, _Mapping]]] = ..., out_seat: _Optional[int] = ..., next_opener_seat: _Optional[int] = ...) -> None: ...

class RoundRedealt(_message.Message):
    __slots__ = ["attempt", "cause", "round"]
    ATTEMPT_FIELD_NUMBER: _ClassVar[int]
    CAUSE_FIELD_NUMBER: _ClassVar[int]
    ROUND_FIELD_NUMBER: _ClassVar[int]
    attempt: int
    cause: str
    round: int
    def __init__(self, round: _Optional[int] = ..., attempt: _Optional[int] = ..., cause: _Optional[str] = ...) -> None: ...

class SeatLeft(_message.Message):
    __slots__ = ["chair", "removed"]
    CHAIR_FIELD_NUMBER: _ClassVar[int]
    REMOVED_FIELD_NUMBER: _ClassVar[int]
    chair: int
    removed: bool
    def __init__(self, chair: _Optional[int] = ..., removed: bool = ...) -> None: ...

class SeatPrivate(_message.Message):
    __slots__ = ["drawn_tiles", "hand", "seat"]
    DRAWN_TILES_FIELD_NUMBER: _ClassVar[int]
    HAND_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    drawn_tiles: _containers.RepeatedCompositeFieldContainer[_types_pb2.Tile]
    hand: _containers.RepeatedCompositeFieldContainer[_types_pb2.Tile]
    seat: int
    def __init__(self, seat: _Optional[int] = ..., hand: _Optional[_Iterable[_Union[_types_pb2.Tile, _Mapping]]] = ..., drawn_tiles: _Optional[_Iterable[_Union[_types_pb2.Tile, _Mapping]]] = ...) -> None: ...

class SeatStep(_message.Message):
    __slots__ = ["own", "step"]
    OWN_FIELD_NUMBER: _ClassVar[int]
    STEP_FIELD_NUMBER: _ClassVar[int]
    own: SeatPrivate
    step: TableStep
    def __init__(self, step: _Optional[_Union[TableStep, _Mapping]] = ..., own: _Optional[_Union[SeatPrivate, _Mapping]] = ...) -> None: ...

class SeatSubstituted(_message.Message):
    __slots__ = ["cause", "house_bot", "seat"]
    CAUSE_FIELD_NUMBER: _ClassVar[int]
    HOUSE_BOT_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    cause: _types_pb2.EndReason
    house_bot: str
    seat: int
    def __init__(self, seat: _Optional[int] = ..., house_bot: _Optional[str] = ..., cause: _Optional[_Union[_types_pb2.EndReason, str]] = ...) -> None: ...

class SeatTaken(_message.Message):
    __slots__ = ["chair", "display_name", "house_bot", "player_id"]
    CHAIR_FIELD_NUMBER: _ClassVar[int]
    DISPLAY_NAME_FIELD_NUMBER: _ClassVar[int]
    HOUSE_BOT_FIELD_NUMBER: _ClassVar[int]
    PLAYER_ID_FIELD_NUMBER: _ClassVar[int]
    chair: int
    display_name: str
    house_bot: str
    player_id: str
    def __init__(self, chair: _Optional[int] = ..., player_id: _Optional[str] = ..., display_name: _Optional[str] = ..., house_bot: _Optional[str] = ...) -> None: ...

class SeatsDrawn(_message.Message):
    __slots__ = ["seat_of_chair", "tiles"]
    SEAT_OF_CHAIR_FIELD_NUMBER: _ClassVar[int]
    TILES_FIELD_NUMBER: _ClassVar[int]
    seat_of_chair: _containers.RepeatedScalarFieldContainer[int]
    tiles: _containers.RepeatedCompositeFieldContainer[_types_pb2.Tile]
    def __init__(self, tiles: _Optional[_Iterable[_Union[_types_pb2.Tile, _Mapping]]] = ..., seat_of_chair: _Optional[_Iterable[int]] = ...) -> None: ...

class StateNote(_message.Message):
    __slots__ = ["comment"]
    COMMENT_FIELD_NUMBER: _ClassVar[int]
    comment: str
    def __init__(self, comment: _Optional[str] = ...) -> None: ...

class TableCreated(_message.Message):
    __slots__ = ["create_time", "deal_group", "invite_only", "labels", "rules", "time_control"]
    class LabelsEntry(_message.Message):
        __slots__ = ["key", "value"]
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: str
        def __init__(self, key: _Optional[str] = ..., value: _Optional[str] = ...) -> None: ...
    CREATE_TIME_FIELD_NUMBER: _ClassVar[int]
    DEAL_GROUP_FIELD_NUMBER: _ClassVar[int]
    INVITE_ONLY_FIELD_NUMBER: _ClassVar[int]
    LABELS_FIELD_NUMBER: _ClassVar[int]
    RULES_FIELD_NUMBER: _ClassVar[int]
    TIME_CONTROL_FIELD_NUMBER: _ClassVar[int]
    create_time: _timestamp_pb2.Timestamp
    deal_group: _types_pb2.DealGroup
    invite_only: bool
    labels: _containers.ScalarMap[str, str]
    rules: _types_pb2.VariantRules
    time_control: _types_pb2.TimeControl
    def __init__(self, rules: _Optional[_Union[_types_pb2.VariantRules, _Mapping]] = ..., time_control: _Optional[_Union[_types_pb2.TimeControl, _Mapping]] = ..., deal_group: _Optional[_Union[_types_pb2.DealGroup, _Mapping]] = ..., labels: _Optional[_Mapping[str, str]] = ..., create_time: _Optional[_Union[_timestamp_pb2.Timestamp, _Mapping]] = ..., invite_only: bool = ...) -> None: ...

class TableEvent(_message.Message):
    __slots__ = ["action_forced", "action_taken", "clock_changed", "deal_revealed", "entropy_added", "marker_changed", "match_ended", "match_started", "penalty_given", "round_dealt", "round_ended", "round_redealt", "seat_left", "seat_substituted", "seat_taken", "seats_drawn", "table_aborted", "table_created", "table_paused", "table_resumed", "turn_asked"]
    ACTION_FORCED_FIELD_NUMBER: _ClassVar[int]
    ACTION_TAKEN_FIELD_NUMBER: _ClassVar[int]
    CLOCK_CHANGED_FIELD_NUMBER: _ClassVar[int]
    DEAL_REVEALED_FIELD_NUMBER: _ClassVar[int]
    ENTROPY_ADDED_FIELD_NUMBER: _ClassVar[int]
    MARKER_CHANGED_FIELD_NUMBER: _ClassVar[int]
    MATCH_ENDED_FIELD_NUMBER: _ClassVar[int]
    MATCH_STARTED_FIELD_NUMBER: _ClassVar[int]
    PENALTY_GIVEN_FIELD_NUMBER: _ClassVar[int]
    ROUND_DEALT_FIELD_NUMBER: _ClassVar[int]
    ROUND_ENDED_FIELD_NUMBER: _ClassVar[int]
    ROUND_REDEALT_FIELD_NUMBER: _ClassVar[int]
    SEATS_DRAWN_FIELD_NUMBER: _ClassVar[int]
    SEAT_LEFT_FIELD_NUMBER: _ClassVar[int]
    SEAT_SUBSTITUTED_FIELD_NUMBER: _ClassVar[int]
    SEAT_TAKEN_FIELD_NUMBER: _ClassVar[int]
    TABLE_ABORTED_FIELD_NUMBER: _ClassVar[int]
    TABLE_CREATED_FIELD_NUMBER: _ClassVar[int]
    TABLE_PAUSED_FIELD_NUMBER: _ClassVar[int]
    TABLE_RESUMED_FIELD_NUMBER: _ClassVar[int]
    TURN_ASKED_FIELD_NUMBER: _ClassVar[int]
    action_forced: ActionTaken
    action_taken: ActionTaken
    clock_changed: ClockChanged
    deal_revealed: _types_pb2.DealReveal
    entropy_added: EntropyAdded
    marker_changed: MarkerChanged
    match_ended: _types_pb2.MatchResult
    match_started: MatchStarted
    penalty_given: PenaltyGiven
    round_dealt: RoundDealt
    round_ended: RoundEnded
    round_redealt: RoundRedealt
    seat_left: SeatLeft
    seat_substituted: SeatSubstituted
    seat_taken: SeatTaken
    seats_drawn: SeatsDrawn
    table_aborted: StateNote
    table_created: TableCreated
    table_paused: StateNote
    table_resumed: StateNote
    turn_asked: TurnAsked
    def __init__(self, table_created: _Optional[_Union[TableCreated, _Mapping]] = ..., seat_taken: _Optional[_Union[SeatTaken, _Mapping]] = ..., seat_left: _Optional[_Union[SeatLeft, _Mapping]] = ..., seats_drawn: _Optional[_Union[SeatsDrawn, _Mapping]] = ..., match_started: _Optional[_Union[MatchStarted, _Mapping]] = ..., round_dealt: _Optional[_Union[RoundDealt, _Mapping]] = ..., round_redealt: _Optional[_Union[RoundRedealt, _Mapping]] = ..., turn_asked: _Optional[_Union[TurnAsked, _Mapping]] = ..., action_taken: _Optional[_Union[ActionTaken, _Mapping]] = ..., action_forced: _Optional[_Union[ActionTaken, _Mapping]] = ..., marker_changed: _Optional[_Union[MarkerChanged, _Mapping]] = ..., penalty_given: _Optional[_Union[PenaltyGiven, _Mapping]] = ..., clock_changed: _Optional[_Union[ClockChanged, _Mapping]] = ..., round_ended: _Optional[_Union[RoundEnded, _Mapping]] = ..., match_ended: _Optional[_Union[_types_pb2.MatchResult, _Mapping]] = ..., table_paused: _Optional[_Union[StateNote, _Mapping]] = ..., table_resumed: _Optional[_Union[StateNote, _Mapping]] = ..., table_aborted: _Optional[_Union[StateNote, _Mapping]] = ..., seat_substituted: _Optional[_Union[SeatSubstituted, _Mapping]] = ..., deal_revealed: _Optional[_Union[_types_pb2.DealReveal, _Mapping]] = ..., entropy_added: _Optional[_Union[EntropyAdded, _Mapping]] = ...) -> None: ...

class TableStep(_message.Message):
    __slots__ = ["events", "sequence", "time"]
    EVENTS_FIELD_NUMBER: _ClassVar[int]
    SEQUENCE_FIELD_NUMBER: _ClassVar[int]
    TIME_FIELD_NUMBER: _ClassVar[int]
    events: _containers.RepeatedCompositeFieldContainer[TableEvent]
    sequence: int
    time: _timestamp_pb2.Timestamp
    def __init__(self, sequence: _Optional[int] = ..., time: _Optional[_Union[_timestamp_pb2.Timestamp, _Mapping]] = ..., events: _Optional[_Iterable[_Union[TableEvent, _Mapping]]] = ...) -> None: ...

class TurnAsked(_message.Message):
    __slots__ = ["cover_duty_seat", "kind", "open_ends", "seat", "time_left_ms", "turn"]
    COVER_DUTY_SEAT_FIELD_NUMBER: _ClassVar[int]
    KIND_FIELD_NUMBER: _ClassVar[int]
    OPEN_ENDS_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    TIME_LEFT_MS_FIELD_NUMBER: _ClassVar[int]
    TURN_FIELD_NUMBER: _ClassVar[int]
    cover_duty_seat: int
    kind: _types_pb2.DecisionKind
    open_ends: _containers.RepeatedCompositeFieldContainer[_types_pb2.OpenEnd]
    seat: int
    time_left_ms: int
    turn: int
    def __init__(self, turn: _Optional[int] = ..., seat: _Optional[int] = ..., kind: _Optional[_Union[_types_pb2.DecisionKind, str]] = ..., time_left_ms: _Optional[int] = ..., open_ends: _Optional[_Iterable[_Union[_types_pb2.OpenEnd, _Mapping]]] = ..., cover_duty_seat: _Optional[int] = ...) -> None: ...
