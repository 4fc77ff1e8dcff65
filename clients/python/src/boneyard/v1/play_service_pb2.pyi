from boneyard.v1 import errors_pb2 as _errors_pb2
from boneyard.v1 import events_pb2 as _events_pb2
from boneyard.v1 import types_pb2 as _types_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from typing import ClassVar as _ClassVar, Iterable as _Iterable, Mapping as _Mapping, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class AnswerResult(_message.Message):
    __slots__ = ["accepted", "comment", "illegal_left", "reason", "replayed", "table_id", "turn"]
    ACCEPTED_FIELD_NUMBER: _ClassVar[int]
    COMMENT_FIELD_NUMBER: _ClassVar[int]
    ILLEGAL_LEFT_FIELD_NUMBER: _ClassVar[int]
    REASON_FIELD_NUMBER: _ClassVar[int]
    REPLAYED_FIELD_NUMBER: _ClassVar[int]
    TABLE_ID_FIELD_NUMBER: _ClassVar[int]
    TURN_FIELD_NUMBER: _ClassVar[int]
    accepted: bool
    comment: str
    illegal_left: int
    reason: _errors_pb2.ErrorReason
    replayed: bool
    table_id: str
    turn: int
    def __init__(self, table_id: _Optional[str] = ..., turn: _Optional[int] = ..., accepted: bool = ..., replayed: bool = ..., reason: _Optional[_Union[_errors_pb2.ErrorReason, str]] = ..., comment: _Optional[str] = ..., illegal_left: _Optional[int] = ...) -> None: ...

class GetSeatViewRequest(_message.Message):
    __slots__ = ["seat", "table_id"]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    TABLE_ID_FIELD_NUMBER: _ClassVar[int]
    seat: int
    table_id: str
    def __init__(self, table_id: _Optional[str] = ..., seat: _Optional[int] = ...) -> None: ...

class GetSeatViewResponse(_message.Message):
    __slots__ = ["decision", "view"]
    DECISION_FIELD_NUMBER: _ClassVar[int]
    VIEW_FIELD_NUMBER: _ClassVar[int]
    decision: _types_pb2.Decision
    view: _types_pb2.SeatView
    def __init__(self, view: _Optional[_Union[_types_pb2.SeatView, _Mapping]] = ..., decision: _Optional[_Union[_types_pb2.Decision, _Mapping]] = ...) -> None: ...

class Hello(_message.Message):
    __slots__ = ["client", "join_table_id"]
    CLIENT_FIELD_NUMBER: _ClassVar[int]
    JOIN_TABLE_ID_FIELD_NUMBER: _ClassVar[int]
    client: str
    join_table_id: str
    def __init__(self, client: _Optional[str] = ..., join_table_id: _Optional[str] = ...) -> None: ...

class ListenRequest(_message.Message):
    __slots__ = ["hello"]
    HELLO_FIELD_NUMBER: _ClassVar[int]
    hello: Hello
    def __init__(self, hello: _Optional[_Union[Hello, _Mapping]] = ...) -> None: ...

class ListenResponse(_message.Message):
    __slots__ = ["event"]
    EVENT_FIELD_NUMBER: _ClassVar[int]
    event: PlayerEvent
    def __init__(self, event: _Optional[_Union[PlayerEvent, _Mapping]] = ...) -> None: ...

class MoveAnswer(_message.Message):
    __slots__ = ["choice", "table_id", "turn"]
    CHOICE_FIELD_NUMBER: _ClassVar[int]
    TABLE_ID_FIELD_NUMBER: _ClassVar[int]
    TURN_FIELD_NUMBER: _ClassVar[int]
    choice: _types_pb2.Move
    table_id: str
    turn: int
    def __init__(self, table_id: _Optional[str] = ..., turn: _Optional[int] = ..., choice: _Optional[_Union[_types_pb2.Move, _Mapping]] = ...) -> None: ...

class PlayRequest(_message.Message):
    __slots__ = ["answer", "hello"]
    ANSWER_FIELD_NUMBER: _ClassVar[int]
    HELLO_FIELD_NUMBER: _ClassVar[int]
    answer: MoveAnswer
    hello: Hello
    def __init__(self, hello: _Optional[_Union[Hello, _Mapping]] = ..., answer: _Optional[_Union[MoveAnswer, _Mapping]] = ...) -> None: ...

class PlayResponse(_message.Message):
    __slots__ = ["event"]
    EVENT_FIELD_NUMBER: _ClassVar[int]
    event: PlayerEvent
    def __init__(self, event: _Optional[_Union[PlayerEvent, _Mapping]] = ...) -> None: ...

class PlayerEvent(_message.Message):
    __slots__ = ["answer_result", "drain", "heartbeat", "table_notice", "turn_request", "welcome"]
    ANSWER_RESULT_FIELD_NUMBER: _ClassVar[int]
    DRAIN_FIELD_NUMBER: _ClassVar[int]
    HEARTBEAT_FIELD_NUMBER: _ClassVar[int]
    TABLE_NOTICE_FIELD_NUMBER: _ClassVar[int]
    TURN_REQUEST_FIELD_NUMBER: _ClassVar[int]
    WELCOME_FIELD_NUMBER: _ClassVar[int]
    answer_result: AnswerResult
    drain: _events_pb2.Drain
    heartbeat: _events_pb2.Heartbeat
    table_notice: TableNotice
    turn_request: TurnRequest
    welcome: Welcome
    def __init__(self, welcome: _Optional[_Union[Welcome, _Mapping]] = ..., turn_request: _Optional[_Union[TurnRequest, _Mapping]] = ..., answer_result: _Optional[_Union[AnswerResult, _Mapping]] = ..., table_notice: _Optional[_Union[TableNotice, _Mapping]] = ..., heartbeat: _Optional[_Union[_events_pb2.Heartbeat, _Mapping]] = ..., drain: _Optional[_Union[_events_pb2.Drain, _Mapping]] = ...) -> None: ...

class ResignRequest(_message.Message):
    __slots__ = ["reason", "seat", "table_id"]
    REASON_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    TABLE_ID_FIELD_NUMBER: _ClassVar[int]
    reason: _types_pb2.EndReason
    seat: int
    table_id: str
    def __init__(self, table_id: _Optional[str] = ..., seat: _Optional[int] = ..., reason: _Optional[_Union[_types_pb2.EndReason, str]] = ...) -> None: ...

class ResignResponse(_message.Message):
    __slots__ = ["result"]
    RESULT_FIELD_NUMBER: _ClassVar[int]
    result: _types_pb2.MatchResult
    def __init__(self, result: _Optional[_Union[_types_pb2.MatchResult, _Mapping]] = ...) -> None: ...

class SubmitMoveRequest(_message.Message):
    __slots__ = ["answer"]
    ANSWER_FIELD_NUMBER: _ClassVar[int]
    answer: MoveAnswer
    def __init__(self, answer: _Optional[_Union[MoveAnswer, _Mapping]] = ...) -> None: ...

class SubmitMoveResponse(_message.Message):
    __slots__ = ["replayed", "sequence"]
    REPLAYED_FIELD_NUMBER: _ClassVar[int]
    SEQUENCE_FIELD_NUMBER: _ClassVar[int]
    replayed: bool
    sequence: int
    def __init__(self, replayed: bool = ..., sequence: _Optional[int] = ...) -> None: ...

class TableNotice(_message.Message):
    __slots__ = ["chair", "result", "seat", "state", "table_id"]
    CHAIR_FIELD_NUMBER: _ClassVar[int]
    RESULT_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    STATE_FIELD_NUMBER: _ClassVar[int]
    TABLE_ID_FIELD_NUMBER: _ClassVar[int]
    chair: int
    result: _types_pb2.MatchResult
    seat: int
    state: _types_pb2.TableState
    table_id: str
    def __init__(self, table_id: _Optional[str] = ..., state: _Optional[_Union[_types_pb2.TableState, str]] = ..., chair: _Optional[int] = ..., seat: _Optional[int] = ..., result: _Optional[_Union[_types_pb2.MatchResult, _Mapping]] = ...) -> None: ...

class TurnRequest(_message.Message):
    __slots__ = ["decision", "reissued", "view"]
    DECISION_FIELD_NUMBER: _ClassVar[int]
    REISSUED_FIELD_NUMBER: _ClassVar[int]
    VIEW_FIELD_NUMBER: _ClassVar[int]
    decision: _types_pb2.Decision
    reissued: bool
    view: _types_pb2.SeatView
    def __init__(self, decision: _Optional[_Union[_types_pb2.Decision, _Mapping]] = ..., view: _Optional[_Union[_types_pb2.SeatView, _Mapping]] = ..., reissued: bool = ...) -> None: ...

class Welcome(_message.Message):
    __slots__ = ["deprecation_notices", "heartbeat_interval_ms", "player_id", "table_ids"]
    DEPRECATION_NOTICES_FIELD_NUMBER: _ClassVar[int]
    HEARTBEAT_INTERVAL_MS_FIELD_NUMBER: _ClassVar[int]
    PLAYER_ID_FIELD_NUMBER: _ClassVar[int]
    TABLE_IDS_FIELD_NUMBER: _ClassVar[int]
    deprecation_notices: _containers.RepeatedScalarFieldContainer[str]
    heartbeat_interval_ms: int
    player_id: str
    table_ids: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, player_id: _Optional[str] = ..., heartbeat_interval_ms: _Optional[int] = ..., table_ids: _Optional[_Iterable[str]] = ..., deprecation_notices: _Optional[_Iterable[str]] = ...) -> None: ...
