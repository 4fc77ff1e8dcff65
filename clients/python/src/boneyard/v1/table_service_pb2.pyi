from boneyard.v1 import events_pb2 as _events_pb2
from boneyard.v1 import types_pb2 as _types_pb2
from google.protobuf import timestamp_pb2 as _timestamp_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from typing import ClassVar as _ClassVar, Iterable as _Iterable, Mapping as _Mapping, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor
SNAPSHOT_CAUSE_COMPACTED: SnapshotCause
SNAPSHOT_CAUSE_LAGGED: SnapshotCause
SNAPSHOT_CAUSE_LOG_CHANGED: SnapshotCause
SNAPSHOT_CAUSE_REQUESTED: SnapshotCause
SNAPSHOT_CAUSE_UNSPECIFIED: SnapshotCause
SPECTATOR_POLICY_NONE: SpectatorPolicy
SPECTATOR_POLICY_PUBLIC: SpectatorPolicy
SPECTATOR_POLICY_UNSPECIFIED: SpectatorPolicy

class AddHouseBotRequest(_message.Message):
    __slots__ = ["chair", "house_bot", "table_id"]
    CHAIR_FIELD_NUMBER: _ClassVar[int]
    HOUSE_BOT_FIELD_NUMBER: _ClassVar[int]
    TABLE_ID_FIELD_NUMBER: _ClassVar[int]
    chair: int
    house_bot: HouseBotSpec
    table_id: str
    def __init__(self, table_id: _Optional[str] = ..., chair: _Optional[int] = ..., house_bot: _Optional[_Union[HouseBotSpec, _Mapping]] = ...) -> None: ...

class AddHouseBotResponse(_message.Message):
    __slots__ = ["chair"]
    CHAIR_FIELD_NUMBER: _ClassVar[int]
    chair: int
    def __init__(self, chair: _Optional[int] = ...) -> None: ...

class CaughtUp(_message.Message):
    __slots__ = []
    def __init__(self) -> None: ...

class ChairSpec(_message.Message):
    __slots__ = ["house_bot", "player_id"]
    HOUSE_BOT_FIELD_NUMBER: _ClassVar[int]
    PLAYER_ID_FIELD_NUMBER: _ClassVar[int]
    house_bot: HouseBotSpec
    player_id: str
    def __init__(self, player_id: _Optional[str] = ..., house_bot: _Optional[_Union[HouseBotSpec, _Mapping]] = ...) -> None: ...

class CreateTableRequest(_message.Message):
    __slots__ = ["request_id", "table"]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    TABLE_FIELD_NUMBER: _ClassVar[int]
    request_id: str
    table: TableSpec
    def __init__(self, table: _Optional[_Union[TableSpec, _Mapping]] = ..., request_id: _Optional[str] = ...) -> None: ...

class CreateTableResponse(_message.Message):
    __slots__ = ["invite_code", "table"]
    INVITE_CODE_FIELD_NUMBER: _ClassVar[int]
    TABLE_FIELD_NUMBER: _ClassVar[int]
    invite_code: str
    table: _types_pb2.PublicView
    def __init__(self, table: _Optional[_Union[_types_pb2.PublicView, _Mapping]] = ..., invite_code: _Optional[str] = ...) -> None: ...

class GetTableRequest(_message.Message):
    __slots__ = ["invite_code", "table_id"]
    INVITE_CODE_FIELD_NUMBER: _ClassVar[int]
    TABLE_ID_FIELD_NUMBER: _ClassVar[int]
    invite_code: str
    table_id: str
    def __init__(self, table_id: _Optional[str] = ..., invite_code: _Optional[str] = ...) -> None: ...

class GetTableResponse(_message.Message):
    __slots__ = ["table"]
    TABLE_FIELD_NUMBER: _ClassVar[int]
    table: _types_pb2.PublicView
    def __init__(self, table: _Optional[_Union[_types_pb2.PublicView, _Mapping]] = ...) -> None: ...

class HouseBotSpec(_message.Message):
    __slots__ = ["house_bot", "playouts", "seed"]
    HOUSE_BOT_FIELD_NUMBER: _ClassVar[int]
    PLAYOUTS_FIELD_NUMBER: _ClassVar[int]
    SEED_FIELD_NUMBER: _ClassVar[int]
    house_bot: str
    playouts: int
    seed: int
    def __init__(self, house_bot: _Optional[str] = ..., playouts: _Optional[int] = ..., seed: _Optional[int] = ...) -> None: ...

class JoinTableRequest(_message.Message):
    __slots__ = ["chair", "entropy", "invite_code", "table_id"]
    CHAIR_FIELD_NUMBER: _ClassVar[int]
    ENTROPY_FIELD_NUMBER: _ClassVar[int]
    INVITE_CODE_FIELD_NUMBER: _ClassVar[int]
    TABLE_ID_FIELD_NUMBER: _ClassVar[int]
    chair: int
    entropy: bytes
    invite_code: str
    table_id: str
    def __init__(self, table_id: _Optional[str] = ..., chair: _Optional[int] = ..., entropy: _Optional[bytes] = ..., invite_code: _Optional[str] = ...) -> None: ...

class JoinTableResponse(_message.Message):
    __slots__ = ["chair", "entropy_index", "view"]
    CHAIR_FIELD_NUMBER: _ClassVar[int]
    ENTROPY_INDEX_FIELD_NUMBER: _ClassVar[int]
    VIEW_FIELD_NUMBER: _ClassVar[int]
    chair: int
    entropy_index: int
    view: _types_pb2.SeatView
    def __init__(self, chair: _Optional[int] = ..., entropy_index: _Optional[int] = ..., view: _Optional[_Union[_types_pb2.SeatView, _Mapping]] = ...) -> None: ...

class LeaveTableRequest(_message.Message):
    __slots__ = ["table_id"]
    TABLE_ID_FIELD_NUMBER: _ClassVar[int]
    table_id: str
    def __init__(self, table_id: _Optional[str] = ...) -> None: ...

class LeaveTableResponse(_message.Message):
    __slots__ = []
    def __init__(self) -> None: ...

class ListTableEventsRequest(_message.Message):
    __slots__ = ["after_sequence", "invite_code", "page_size", "page_token", "seat", "table_id"]
    AFTER_SEQUENCE_FIELD_NUMBER: _ClassVar[int]
    INVITE_CODE_FIELD_NUMBER: _ClassVar[int]
    PAGE_SIZE_FIELD_NUMBER: _ClassVar[int]
    PAGE_TOKEN_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    TABLE_ID_FIELD_NUMBER: _ClassVar[int]
    after_sequence: int
    invite_code: str
    page_size: int
    page_token: str
    seat: int
    table_id: str
    def __init__(self, table_id: _Optional[str] = ..., page_size: _Optional[int] = ..., page_token: _Optional[str] = ..., after_sequence: _Optional[int] = ..., seat: _Optional[int] = ..., invite_code: _Optional[str] = ...) -> None: ...

class ListTableEventsResponse(_message.Message):
    __slots__ = ["next_page_token", "seat_steps", "steps"]
    NEXT_PAGE_TOKEN_FIELD_NUMBER: _ClassVar[int]
    SEAT_STEPS_FIELD_NUMBER: _ClassVar[int]
    STEPS_FIELD_NUMBER: _ClassVar[int]
    next_page_token: str
    seat_steps: _containers.RepeatedCompositeFieldContainer[_events_pb2.SeatStep]
    steps: _containers.RepeatedCompositeFieldContainer[_events_pb2.TableStep]
    def __init__(self, steps: _Optional[_Iterable[_Union[_events_pb2.TableStep, _Mapping]]] = ..., seat_steps: _Optional[_Iterable[_Union[_events_pb2.SeatStep, _Mapping]]] = ..., next_page_token: _Optional[str] = ...) -> None: ...

class ListTablesRequest(_message.Message):
    __slots__ = ["labels", "page_size", "page_token", "player_id", "states", "variant"]
    class LabelsEntry(_message.Message):
        __slots__ = ["key", "value"]
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: str
        def __init__(self, key: _Optional[str] = ..., value: _Optional[str] = ...) -> None: ...
    LABELS_FIELD_NUMBER: _ClassVar[int]
    PAGE_SIZE_FIELD_NUMBER: _ClassVar[int]
    PAGE_TOKEN_FIELD_NUMBER: _ClassVar[int]
    PLAYER_ID_FIELD_NUMBER: _ClassVar[int]
    STATES_FIELD_NUMBER: _ClassVar[int]
    VARIANT_FIELD_NUMBER: _ClassVar[int]
    labels: _containers.ScalarMap[str, str]
    page_size: int
    page_token: str
    player_id: str
    states: _containers.RepeatedScalarFieldContainer[_types_pb2.TableState]
    variant: str
    def __init__(self, page_size: _Optional[int] = ..., page_token: _Optional[str] = ..., states: _Optional[_Iterable[_Union[_types_pb2.TableState, str]]] = ..., player_id: _Optional[str] = ..., variant: _Optional[str] = ..., labels: _Optional[_Mapping[str, str]] = ...) -> None: ...

class ListTablesResponse(_message.Message):
    __slots__ = ["next_page_token", "tables"]
    NEXT_PAGE_TOKEN_FIELD_NUMBER: _ClassVar[int]
    TABLES_FIELD_NUMBER: _ClassVar[int]
    next_page_token: str
    tables: _containers.RepeatedCompositeFieldContainer[TableSummary]
    def __init__(self, tables: _Optional[_Iterable[_Union[TableSummary, _Mapping]]] = ..., next_page_token: _Optional[str] = ...) -> None: ...

class PresenceChanged(_message.Message):
    __slots__ = ["chair", "forfeit_in_ms", "presence"]
    CHAIR_FIELD_NUMBER: _ClassVar[int]
    FORFEIT_IN_MS_FIELD_NUMBER: _ClassVar[int]
    PRESENCE_FIELD_NUMBER: _ClassVar[int]
    chair: int
    forfeit_in_ms: int
    presence: _types_pb2.Presence
    def __init__(self, chair: _Optional[int] = ..., presence: _Optional[_Union[_types_pb2.Presence, str]] = ..., forfeit_in_ms: _Optional[int] = ...) -> None: ...

class TableSnapshot(_message.Message):
    __slots__ = ["cause", "log_id", "seat", "spectator"]
    CAUSE_FIELD_NUMBER: _ClassVar[int]
    LOG_ID_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    SPECTATOR_FIELD_NUMBER: _ClassVar[int]
    cause: SnapshotCause
    log_id: str
    seat: _types_pb2.SeatView
    spectator: _types_pb2.PublicView
    def __init__(self, log_id: _Optional[str] = ..., cause: _Optional[_Union[SnapshotCause, str]] = ..., seat: _Optional[_Union[_types_pb2.SeatView, _Mapping]] = ..., spectator: _Optional[_Union[_types_pb2.PublicView, _Mapping]] = ...) -> None: ...

class TableSpec(_message.Message):
    __slots__ = ["chairs", "draw_order", "invite_only", "labels", "round_break_ms", "spectators", "time_control", "variant"]
    class LabelsEntry(_message.Message):
        __slots__ = ["key", "value"]
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: str
        def __init__(self, key: _Optional[str] = ..., value: _Optional[str] = ...) -> None: ...
    CHAIRS_FIELD_NUMBER: _ClassVar[int]
    DRAW_ORDER_FIELD_NUMBER: _ClassVar[int]
    INVITE_ONLY_FIELD_NUMBER: _ClassVar[int]
    LABELS_FIELD_NUMBER: _ClassVar[int]
    ROUND_BREAK_MS_FIELD_NUMBER: _ClassVar[int]
    SPECTATORS_FIELD_NUMBER: _ClassVar[int]
    TIME_CONTROL_FIELD_NUMBER: _ClassVar[int]
    VARIANT_FIELD_NUMBER: _ClassVar[int]
    chairs: _containers.RepeatedCompositeFieldContainer[ChairSpec]
    draw_order: _types_pb2.DrawOrder
    invite_only: bool
    labels: _containers.ScalarMap[str, str]
    round_break_ms: int
    spectators: SpectatorPolicy
    time_control: _types_pb2.TimeControl
    variant: _types_pb2.VariantSpec
    def __init__(self, variant: _Optional[_Union[_types_pb2.VariantSpec, _Mapping]] = ..., time_control: _Optional[_Union[_types_pb2.TimeControl, _Mapping]] = ..., chairs: _Optional[_Iterable[_Union[ChairSpec, _Mapping]]] = ..., invite_only: bool = ..., round_break_ms: _Optional[int] = ..., spectators: _Optional[_Union[SpectatorPolicy, str]] = ..., labels: _Optional[_Mapping[str, str]] = ..., draw_order: _Optional[_Union[_types_pb2.DrawOrder, str]] = ...) -> None: ...

class TableSummary(_message.Message):
    __slots__ = ["create_time", "result", "seats", "state", "table_id", "variant"]
    CREATE_TIME_FIELD_NUMBER: _ClassVar[int]
    RESULT_FIELD_NUMBER: _ClassVar[int]
    SEATS_FIELD_NUMBER: _ClassVar[int]
    STATE_FIELD_NUMBER: _ClassVar[int]
    TABLE_ID_FIELD_NUMBER: _ClassVar[int]
    VARIANT_FIELD_NUMBER: _ClassVar[int]
    create_time: _timestamp_pb2.Timestamp
    result: _types_pb2.MatchResult
    seats: _containers.RepeatedCompositeFieldContainer[_types_pb2.SeatInfo]
    state: _types_pb2.TableState
    table_id: str
    variant: str
    def __init__(self, table_id: _Optional[str] = ..., state: _Optional[_Union[_types_pb2.TableState, str]] = ..., variant: _Optional[str] = ..., seats: _Optional[_Iterable[_Union[_types_pb2.SeatInfo, _Mapping]]] = ..., result: _Optional[_Union[_types_pb2.MatchResult, _Mapping]] = ..., create_time: _Optional[_Union[_timestamp_pb2.Timestamp, _Mapping]] = ...) -> None: ...

class WatchTableRequest(_message.Message):
    __slots__ = ["after_sequence", "as_spectator", "invite_code", "log_id", "seat", "table_id"]
    AFTER_SEQUENCE_FIELD_NUMBER: _ClassVar[int]
    AS_SPECTATOR_FIELD_NUMBER: _ClassVar[int]
    INVITE_CODE_FIELD_NUMBER: _ClassVar[int]
    LOG_ID_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    TABLE_ID_FIELD_NUMBER: _ClassVar[int]
    after_sequence: int
    as_spectator: bool
    invite_code: str
    log_id: str
    seat: int
    table_id: str
    def __init__(self, table_id: _Optional[str] = ..., after_sequence: _Optional[int] = ..., log_id: _Optional[str] = ..., as_spectator: bool = ..., seat: _Optional[int] = ..., invite_code: _Optional[str] = ...) -> None: ...

class WatchTableResponse(_message.Message):
    __slots__ = ["caught_up", "drain", "heartbeat", "presence", "seat_step", "sequence", "snapshot", "step"]
    CAUGHT_UP_FIELD_NUMBER: _ClassVar[int]
    DRAIN_FIELD_NUMBER: _ClassVar[int]
    HEARTBEAT_FIELD_NUMBER: _ClassVar[int]
    PRESENCE_FIELD_NUMBER: _ClassVar[int]
    SEAT_STEP_FIELD_NUMBER: _ClassVar[int]
    SEQUENCE_FIELD_NUMBER: _ClassVar[int]
    SNAPSHOT_FIELD_NUMBER: _ClassVar[int]
    STEP_FIELD_NUMBER: _ClassVar[int]
    caught_up: CaughtUp
    drain: _events_pb2.Drain
    heartbeat: _events_pb2.Heartbeat
    presence: PresenceChanged
    seat_step: _events_pb2.SeatStep
    sequence: int
    snapshot: TableSnapshot
    step: _events_pb2.TableStep
    def __init__(self, sequence: _Optional[int] = ..., snapshot: _Optional[_Union[TableSnapshot, _Mapping]] = ..., step: _Optional[_Union[_events_pb2.TableStep, _Mapping]] = ..., seat_step: _Optional[_Union[_events_pb2.SeatStep, _Mapping]] = ..., caught_up: _Optional[_Union[CaughtUp, _Mapping]] = ..., presence: _Optional[_Union[PresenceChanged, _Mapping]] = ..., heartbeat: _Optional[_Union[_events_pb2.Heartbeat, _Mapping]] = ..., drain: _Optional[_Union[_events_pb2.Drain, _Mapping]] = ...) -> None: ...

class SpectatorPolicy(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = []

class SnapshotCause(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = []
