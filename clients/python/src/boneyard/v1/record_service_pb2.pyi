from boneyard.v1 import table_service_pb2 as _table_service_pb2
from google.protobuf import timestamp_pb2 as _timestamp_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from typing import ClassVar as _ClassVar, Iterable as _Iterable, Mapping as _Mapping, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class ExportRecordsRequest(_message.Message):
    __slots__ = ["after_cursor", "filter"]
    AFTER_CURSOR_FIELD_NUMBER: _ClassVar[int]
    FILTER_FIELD_NUMBER: _ClassVar[int]
    after_cursor: str
    filter: RecordFilter
    def __init__(self, filter: _Optional[_Union[RecordFilter, _Mapping]] = ..., after_cursor: _Optional[str] = ...) -> None: ...

class ExportRecordsResponse(_message.Message):
    __slots__ = ["cursor", "table", "text"]
    CURSOR_FIELD_NUMBER: _ClassVar[int]
    TABLE_FIELD_NUMBER: _ClassVar[int]
    TEXT_FIELD_NUMBER: _ClassVar[int]
    cursor: str
    table: _table_service_pb2.TableSummary
    text: str
    def __init__(self, table: _Optional[_Union[_table_service_pb2.TableSummary, _Mapping]] = ..., text: _Optional[str] = ..., cursor: _Optional[str] = ...) -> None: ...

class GetRecordRequest(_message.Message):
    __slots__ = ["invite_code", "table_id"]
    INVITE_CODE_FIELD_NUMBER: _ClassVar[int]
    TABLE_ID_FIELD_NUMBER: _ClassVar[int]
    invite_code: str
    table_id: str
    def __init__(self, table_id: _Optional[str] = ..., invite_code: _Optional[str] = ...) -> None: ...

class GetRecordResponse(_message.Message):
    __slots__ = ["table", "text"]
    TABLE_FIELD_NUMBER: _ClassVar[int]
    TEXT_FIELD_NUMBER: _ClassVar[int]
    table: _table_service_pb2.TableSummary
    text: str
    def __init__(self, table: _Optional[_Union[_table_service_pb2.TableSummary, _Mapping]] = ..., text: _Optional[str] = ...) -> None: ...

class ListRecordsRequest(_message.Message):
    __slots__ = ["filter", "page_size", "page_token"]
    FILTER_FIELD_NUMBER: _ClassVar[int]
    PAGE_SIZE_FIELD_NUMBER: _ClassVar[int]
    PAGE_TOKEN_FIELD_NUMBER: _ClassVar[int]
    filter: RecordFilter
    page_size: int
    page_token: str
    def __init__(self, page_size: _Optional[int] = ..., page_token: _Optional[str] = ..., filter: _Optional[_Union[RecordFilter, _Mapping]] = ...) -> None: ...

class ListRecordsResponse(_message.Message):
    __slots__ = ["next_page_token", "records"]
    NEXT_PAGE_TOKEN_FIELD_NUMBER: _ClassVar[int]
    RECORDS_FIELD_NUMBER: _ClassVar[int]
    next_page_token: str
    records: _containers.RepeatedCompositeFieldContainer[RecordInfo]
    def __init__(self, records: _Optional[_Iterable[_Union[RecordInfo, _Mapping]]] = ..., next_page_token: _Optional[str] = ...) -> None: ...

class RecordFilter(_message.Message):
    __slots__ = ["labels", "player_id", "variant"]
    class LabelsEntry(_message.Message):
        __slots__ = ["key", "value"]
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: str
        def __init__(self, key: _Optional[str] = ..., value: _Optional[str] = ...) -> None: ...
    LABELS_FIELD_NUMBER: _ClassVar[int]
    PLAYER_ID_FIELD_NUMBER: _ClassVar[int]
    VARIANT_FIELD_NUMBER: _ClassVar[int]
    labels: _containers.ScalarMap[str, str]
    player_id: str
    variant: str
    def __init__(self, player_id: _Optional[str] = ..., variant: _Optional[str] = ..., labels: _Optional[_Mapping[str, str]] = ...) -> None: ...

class RecordInfo(_message.Message):
    __slots__ = ["end_time", "table"]
    END_TIME_FIELD_NUMBER: _ClassVar[int]
    TABLE_FIELD_NUMBER: _ClassVar[int]
    end_time: _timestamp_pb2.Timestamp
    table: _table_service_pb2.TableSummary
    def __init__(self, table: _Optional[_Union[_table_service_pb2.TableSummary, _Mapping]] = ..., end_time: _Optional[_Union[_timestamp_pb2.Timestamp, _Mapping]] = ...) -> None: ...
