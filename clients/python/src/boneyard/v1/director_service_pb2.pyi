from boneyard.v1 import table_service_pb2 as _table_service_pb2
from boneyard.v1 import types_pb2 as _types_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from typing import ClassVar as _ClassVar, Iterable as _Iterable, Mapping as _Mapping, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class AbortTableRequest(_message.Message):
    __slots__ = ["comment", "table_id"]
    COMMENT_FIELD_NUMBER: _ClassVar[int]
    TABLE_ID_FIELD_NUMBER: _ClassVar[int]
    comment: str
    table_id: str
    def __init__(self, table_id: _Optional[str] = ..., comment: _Optional[str] = ...) -> None: ...

class AbortTableResponse(_message.Message):
    __slots__ = []
    def __init__(self) -> None: ...

class AdjudicateTableRequest(_message.Message):
    __slots__ = ["comment", "table_id", "team_ranks"]
    COMMENT_FIELD_NUMBER: _ClassVar[int]
    TABLE_ID_FIELD_NUMBER: _ClassVar[int]
    TEAM_RANKS_FIELD_NUMBER: _ClassVar[int]
    comment: str
    table_id: str
    team_ranks: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, table_id: _Optional[str] = ..., team_ranks: _Optional[_Iterable[int]] = ..., comment: _Optional[str] = ...) -> None: ...

class AdjudicateTableResponse(_message.Message):
    __slots__ = ["result"]
    RESULT_FIELD_NUMBER: _ClassVar[int]
    result: _types_pb2.MatchResult
    def __init__(self, result: _Optional[_Union[_types_pb2.MatchResult, _Mapping]] = ...) -> None: ...

class BatchCreateTablesRequest(_message.Message):
    __slots__ = ["request_id", "tables"]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    TABLES_FIELD_NUMBER: _ClassVar[int]
    request_id: str
    tables: _containers.RepeatedCompositeFieldContainer[BatchTable]
    def __init__(self, tables: _Optional[_Iterable[_Union[BatchTable, _Mapping]]] = ..., request_id: _Optional[str] = ...) -> None: ...

class BatchCreateTablesResponse(_message.Message):
    __slots__ = ["table_ids"]
    TABLE_IDS_FIELD_NUMBER: _ClassVar[int]
    table_ids: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, table_ids: _Optional[_Iterable[str]] = ...) -> None: ...

class BatchTable(_message.Message):
    __slots__ = ["table"]
    TABLE_FIELD_NUMBER: _ClassVar[int]
    table: _table_service_pb2.TableSpec
    def __init__(self, table: _Optional[_Union[_table_service_pb2.TableSpec, _Mapping]] = ...) -> None: ...

class PauseTableRequest(_message.Message):
    __slots__ = ["after_round", "comment", "table_id"]
    AFTER_ROUND_FIELD_NUMBER: _ClassVar[int]
    COMMENT_FIELD_NUMBER: _ClassVar[int]
    TABLE_ID_FIELD_NUMBER: _ClassVar[int]
    after_round: bool
    comment: str
    table_id: str
    def __init__(self, table_id: _Optional[str] = ..., comment: _Optional[str] = ..., after_round: bool = ...) -> None: ...

class PauseTableResponse(_message.Message):
    __slots__ = []
    def __init__(self) -> None: ...

class RemoveSeatRequest(_message.Message):
    __slots__ = ["ban", "chair", "table_id"]
    BAN_FIELD_NUMBER: _ClassVar[int]
    CHAIR_FIELD_NUMBER: _ClassVar[int]
    TABLE_ID_FIELD_NUMBER: _ClassVar[int]
    ban: bool
    chair: int
    table_id: str
    def __init__(self, table_id: _Optional[str] = ..., chair: _Optional[int] = ..., ban: bool = ...) -> None: ...

class RemoveSeatResponse(_message.Message):
    __slots__ = []
    def __init__(self) -> None: ...

class ResumeTableRequest(_message.Message):
    __slots__ = ["table_id"]
    TABLE_ID_FIELD_NUMBER: _ClassVar[int]
    table_id: str
    def __init__(self, table_id: _Optional[str] = ...) -> None: ...

class ResumeTableResponse(_message.Message):
    __slots__ = []
    def __init__(self) -> None: ...
