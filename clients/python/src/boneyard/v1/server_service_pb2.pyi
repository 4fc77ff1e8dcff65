from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from typing import ClassVar as _ClassVar, Iterable as _Iterable, Mapping as _Mapping, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor
OPTION_TYPE_BOOL: OptionType
OPTION_TYPE_ENUM: OptionType
OPTION_TYPE_INTEGER: OptionType
OPTION_TYPE_LIST: OptionType
OPTION_TYPE_TABLE: OptionType
OPTION_TYPE_UNSPECIFIED: OptionType

class Capabilities(_message.Message):
    __slots__ = ["open_registration"]
    OPEN_REGISTRATION_FIELD_NUMBER: _ClassVar[int]
    open_registration: bool
    def __init__(self, open_registration: bool = ...) -> None: ...

class GetServerInfoRequest(_message.Message):
    __slots__ = []
    def __init__(self) -> None: ...

class GetServerInfoResponse(_message.Message):
    __slots__ = ["capabilities", "house_bots", "limits", "server_version"]
    CAPABILITIES_FIELD_NUMBER: _ClassVar[int]
    HOUSE_BOTS_FIELD_NUMBER: _ClassVar[int]
    LIMITS_FIELD_NUMBER: _ClassVar[int]
    SERVER_VERSION_FIELD_NUMBER: _ClassVar[int]
    capabilities: Capabilities
    house_bots: _containers.RepeatedScalarFieldContainer[str]
    limits: Limits
    server_version: str
    def __init__(self, server_version: _Optional[str] = ..., capabilities: _Optional[_Union[Capabilities, _Mapping]] = ..., limits: _Optional[_Union[Limits, _Mapping]] = ..., house_bots: _Optional[_Iterable[str]] = ...) -> None: ...

class Limits(_message.Message):
    __slots__ = ["calls_per_minute", "heartbeat_interval_ms", "max_director_request_bytes", "max_request_bytes", "max_tables_per_player", "max_tokens_per_player", "max_watch_streams", "min_client_ping_ms"]
    CALLS_PER_MINUTE_FIELD_NUMBER: _ClassVar[int]
    HEARTBEAT_INTERVAL_MS_FIELD_NUMBER: _ClassVar[int]
    MAX_DIRECTOR_REQUEST_BYTES_FIELD_NUMBER: _ClassVar[int]
    MAX_REQUEST_BYTES_FIELD_NUMBER: _ClassVar[int]
    MAX_TABLES_PER_PLAYER_FIELD_NUMBER: _ClassVar[int]
    MAX_TOKENS_PER_PLAYER_FIELD_NUMBER: _ClassVar[int]
    MAX_WATCH_STREAMS_FIELD_NUMBER: _ClassVar[int]
    MIN_CLIENT_PING_MS_FIELD_NUMBER: _ClassVar[int]
    calls_per_minute: int
    heartbeat_interval_ms: int
    max_director_request_bytes: int
    max_request_bytes: int
    max_tables_per_player: int
    max_tokens_per_player: int
    max_watch_streams: int
    min_client_ping_ms: int
    def __init__(self, max_request_bytes: _Optional[int] = ..., max_director_request_bytes: _Optional[int] = ..., max_tables_per_player: _Optional[int] = ..., max_watch_streams: _Optional[int] = ..., max_tokens_per_player: _Optional[int] = ..., calls_per_minute: _Optional[int] = ..., heartbeat_interval_ms: _Optional[int] = ..., min_client_ping_ms: _Optional[int] = ...) -> None: ...

class ListVariantsRequest(_message.Message):
    __slots__ = ["page_size", "page_token"]
    PAGE_SIZE_FIELD_NUMBER: _ClassVar[int]
    PAGE_TOKEN_FIELD_NUMBER: _ClassVar[int]
    page_size: int
    page_token: str
    def __init__(self, page_size: _Optional[int] = ..., page_token: _Optional[str] = ...) -> None: ...

class ListVariantsResponse(_message.Message):
    __slots__ = ["next_page_token", "variants"]
    NEXT_PAGE_TOKEN_FIELD_NUMBER: _ClassVar[int]
    VARIANTS_FIELD_NUMBER: _ClassVar[int]
    next_page_token: str
    variants: _containers.RepeatedCompositeFieldContainer[VariantDescription]
    def __init__(self, variants: _Optional[_Iterable[_Union[VariantDescription, _Mapping]]] = ..., next_page_token: _Optional[str] = ...) -> None: ...

class OptionDescription(_message.Message):
    __slots__ = ["allowed_values", "default_value", "key", "max_value", "meaning", "min_value", "option_type", "source"]
    ALLOWED_VALUES_FIELD_NUMBER: _ClassVar[int]
    DEFAULT_VALUE_FIELD_NUMBER: _ClassVar[int]
    KEY_FIELD_NUMBER: _ClassVar[int]
    MAX_VALUE_FIELD_NUMBER: _ClassVar[int]
    MEANING_FIELD_NUMBER: _ClassVar[int]
    MIN_VALUE_FIELD_NUMBER: _ClassVar[int]
    OPTION_TYPE_FIELD_NUMBER: _ClassVar[int]
    SOURCE_FIELD_NUMBER: _ClassVar[int]
    allowed_values: _containers.RepeatedScalarFieldContainer[str]
    default_value: str
    key: str
    max_value: int
    meaning: str
    min_value: int
    option_type: OptionType
    source: str
    def __init__(self, key: _Optional[str] = ..., option_type: _Optional[_Union[OptionType, str]] = ..., default_value: _Optional[str] = ..., allowed_values: _Optional[_Iterable[str]] = ..., min_value: _Optional[int] = ..., max_value: _Optional[int] = ..., meaning: _Optional[str] = ..., source: _Optional[str] = ...) -> None: ...

class VariantDescription(_message.Message):
    __slots__ = ["display_name", "max_seats", "min_seats", "options", "partnership", "sets", "summary", "variant"]
    DISPLAY_NAME_FIELD_NUMBER: _ClassVar[int]
    MAX_SEATS_FIELD_NUMBER: _ClassVar[int]
    MIN_SEATS_FIELD_NUMBER: _ClassVar[int]
    OPTIONS_FIELD_NUMBER: _ClassVar[int]
    PARTNERSHIP_FIELD_NUMBER: _ClassVar[int]
    SETS_FIELD_NUMBER: _ClassVar[int]
    SUMMARY_FIELD_NUMBER: _ClassVar[int]
    VARIANT_FIELD_NUMBER: _ClassVar[int]
    display_name: str
    max_seats: int
    min_seats: int
    options: _containers.RepeatedCompositeFieldContainer[OptionDescription]
    partnership: bool
    sets: _containers.RepeatedScalarFieldContainer[int]
    summary: str
    variant: str
    def __init__(self, variant: _Optional[str] = ..., display_name: _Optional[str] = ..., summary: _Optional[str] = ..., min_seats: _Optional[int] = ..., max_seats: _Optional[int] = ..., sets: _Optional[_Iterable[int]] = ..., partnership: bool = ..., options: _Optional[_Iterable[_Union[OptionDescription, _Mapping]]] = ...) -> None: ...

class OptionType(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = []
