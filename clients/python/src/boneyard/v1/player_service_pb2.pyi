from google.protobuf import timestamp_pb2 as _timestamp_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from typing import ClassVar as _ClassVar, Iterable as _Iterable, Mapping as _Mapping, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor
SCOPE_ADMIN: Scope
SCOPE_DIRECT: Scope
SCOPE_PLAY: Scope
SCOPE_UNSPECIFIED: Scope
SCOPE_WATCH: Scope

class CreateTokenRequest(_message.Message):
    __slots__ = ["chair", "note", "scopes", "table_id", "ttl_seconds"]
    CHAIR_FIELD_NUMBER: _ClassVar[int]
    NOTE_FIELD_NUMBER: _ClassVar[int]
    SCOPES_FIELD_NUMBER: _ClassVar[int]
    TABLE_ID_FIELD_NUMBER: _ClassVar[int]
    TTL_SECONDS_FIELD_NUMBER: _ClassVar[int]
    chair: int
    note: str
    scopes: _containers.RepeatedScalarFieldContainer[Scope]
    table_id: str
    ttl_seconds: int
    def __init__(self, note: _Optional[str] = ..., scopes: _Optional[_Iterable[_Union[Scope, str]]] = ..., ttl_seconds: _Optional[int] = ..., table_id: _Optional[str] = ..., chair: _Optional[int] = ...) -> None: ...

class CreateTokenResponse(_message.Message):
    __slots__ = ["info", "token"]
    INFO_FIELD_NUMBER: _ClassVar[int]
    TOKEN_FIELD_NUMBER: _ClassVar[int]
    info: TokenInfo
    token: str
    def __init__(self, info: _Optional[_Union[TokenInfo, _Mapping]] = ..., token: _Optional[str] = ...) -> None: ...

class GetCallerRequest(_message.Message):
    __slots__ = []
    def __init__(self) -> None: ...

class GetCallerResponse(_message.Message):
    __slots__ = ["player", "token"]
    PLAYER_FIELD_NUMBER: _ClassVar[int]
    TOKEN_FIELD_NUMBER: _ClassVar[int]
    player: Player
    token: TokenInfo
    def __init__(self, player: _Optional[_Union[Player, _Mapping]] = ..., token: _Optional[_Union[TokenInfo, _Mapping]] = ...) -> None: ...

class ListTokensRequest(_message.Message):
    __slots__ = ["page_size", "page_token"]
    PAGE_SIZE_FIELD_NUMBER: _ClassVar[int]
    PAGE_TOKEN_FIELD_NUMBER: _ClassVar[int]
    page_size: int
    page_token: str
    def __init__(self, page_size: _Optional[int] = ..., page_token: _Optional[str] = ...) -> None: ...

class ListTokensResponse(_message.Message):
    __slots__ = ["next_page_token", "tokens"]
    NEXT_PAGE_TOKEN_FIELD_NUMBER: _ClassVar[int]
    TOKENS_FIELD_NUMBER: _ClassVar[int]
    next_page_token: str
    tokens: _containers.RepeatedCompositeFieldContainer[TokenInfo]
    def __init__(self, tokens: _Optional[_Iterable[_Union[TokenInfo, _Mapping]]] = ..., next_page_token: _Optional[str] = ...) -> None: ...

class Player(_message.Message):
    __slots__ = ["create_time", "display_name", "is_bot", "player_id"]
    CREATE_TIME_FIELD_NUMBER: _ClassVar[int]
    DISPLAY_NAME_FIELD_NUMBER: _ClassVar[int]
    IS_BOT_FIELD_NUMBER: _ClassVar[int]
    PLAYER_ID_FIELD_NUMBER: _ClassVar[int]
    create_time: _timestamp_pb2.Timestamp
    display_name: str
    is_bot: bool
    player_id: str
    def __init__(self, player_id: _Optional[str] = ..., display_name: _Optional[str] = ..., is_bot: bool = ..., create_time: _Optional[_Union[_timestamp_pb2.Timestamp, _Mapping]] = ...) -> None: ...

class RecoverPlayerRequest(_message.Message):
    __slots__ = ["player_id", "recovery_code"]
    PLAYER_ID_FIELD_NUMBER: _ClassVar[int]
    RECOVERY_CODE_FIELD_NUMBER: _ClassVar[int]
    player_id: str
    recovery_code: str
    def __init__(self, player_id: _Optional[str] = ..., recovery_code: _Optional[str] = ...) -> None: ...

class RecoverPlayerResponse(_message.Message):
    __slots__ = ["recovery_code", "token"]
    RECOVERY_CODE_FIELD_NUMBER: _ClassVar[int]
    TOKEN_FIELD_NUMBER: _ClassVar[int]
    recovery_code: str
    token: str
    def __init__(self, token: _Optional[str] = ..., recovery_code: _Optional[str] = ...) -> None: ...

class RegisterPlayerRequest(_message.Message):
    __slots__ = ["display_name", "is_bot", "request_id"]
    DISPLAY_NAME_FIELD_NUMBER: _ClassVar[int]
    IS_BOT_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    display_name: str
    is_bot: bool
    request_id: str
    def __init__(self, display_name: _Optional[str] = ..., is_bot: bool = ..., request_id: _Optional[str] = ...) -> None: ...

class RegisterPlayerResponse(_message.Message):
    __slots__ = ["player", "recovery_code", "token"]
    PLAYER_FIELD_NUMBER: _ClassVar[int]
    RECOVERY_CODE_FIELD_NUMBER: _ClassVar[int]
    TOKEN_FIELD_NUMBER: _ClassVar[int]
    player: Player
    recovery_code: str
    token: str
    def __init__(self, player: _Optional[_Union[Player, _Mapping]] = ..., token: _Optional[str] = ..., recovery_code: _Optional[str] = ...) -> None: ...

class RevokeTokenRequest(_message.Message):
    __slots__ = ["token_id"]
    TOKEN_ID_FIELD_NUMBER: _ClassVar[int]
    token_id: str
    def __init__(self, token_id: _Optional[str] = ...) -> None: ...

class RevokeTokenResponse(_message.Message):
    __slots__ = []
    def __init__(self) -> None: ...

class TokenInfo(_message.Message):
    __slots__ = ["chair", "create_time", "expire_time", "note", "scopes", "table_id", "token_id"]
    CHAIR_FIELD_NUMBER: _ClassVar[int]
    CREATE_TIME_FIELD_NUMBER: _ClassVar[int]
    EXPIRE_TIME_FIELD_NUMBER: _ClassVar[int]
    NOTE_FIELD_NUMBER: _ClassVar[int]
    SCOPES_FIELD_NUMBER: _ClassVar[int]
    TABLE_ID_FIELD_NUMBER: _ClassVar[int]
    TOKEN_ID_FIELD_NUMBER: _ClassVar[int]
    chair: int
    create_time: _timestamp_pb2.Timestamp
    expire_time: _timestamp_pb2.Timestamp
    note: str
    scopes: _containers.RepeatedScalarFieldContainer[Scope]
    table_id: str
    token_id: str
    def __init__(self, token_id: _Optional[str] = ..., note: _Optional[str] = ..., scopes: _Optional[_Iterable[_Union[Scope, str]]] = ..., table_id: _Optional[str] = ..., chair: _Optional[int] = ..., create_time: _Optional[_Union[_timestamp_pb2.Timestamp, _Mapping]] = ..., expire_time: _Optional[_Union[_timestamp_pb2.Timestamp, _Mapping]] = ...) -> None: ...

class Scope(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = []
