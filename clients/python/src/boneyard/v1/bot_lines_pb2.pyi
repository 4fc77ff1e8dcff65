from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from typing import ClassVar as _ClassVar, Iterable as _Iterable, Mapping as _Mapping, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class BotHelloLine(_message.Message):
    __slots__ = ["name", "protocol", "type", "variants", "version"]
    NAME_FIELD_NUMBER: _ClassVar[int]
    PROTOCOL_FIELD_NUMBER: _ClassVar[int]
    TYPE_FIELD_NUMBER: _ClassVar[int]
    VARIANTS_FIELD_NUMBER: _ClassVar[int]
    VERSION_FIELD_NUMBER: _ClassVar[int]
    name: str
    protocol: int
    type: str
    variants: _containers.RepeatedScalarFieldContainer[str]
    version: str
    def __init__(self, type: _Optional[str] = ..., protocol: _Optional[int] = ..., name: _Optional[str] = ..., version: _Optional[str] = ..., variants: _Optional[_Iterable[str]] = ...) -> None: ...

class ByeLine(_message.Message):
    __slots__ = ["type"]
    TYPE_FIELD_NUMBER: _ClassVar[int]
    type: str
    def __init__(self, type: _Optional[str] = ...) -> None: ...

class ErrorLine(_message.Message):
    __slots__ = ["faults_left", "message", "played", "reason", "seq", "type"]
    FAULTS_LEFT_FIELD_NUMBER: _ClassVar[int]
    MESSAGE_FIELD_NUMBER: _ClassVar[int]
    PLAYED_FIELD_NUMBER: _ClassVar[int]
    REASON_FIELD_NUMBER: _ClassVar[int]
    SEQ_FIELD_NUMBER: _ClassVar[int]
    TYPE_FIELD_NUMBER: _ClassVar[int]
    faults_left: int
    message: str
    played: str
    reason: str
    seq: int
    type: str
    def __init__(self, type: _Optional[str] = ..., seq: _Optional[int] = ..., reason: _Optional[str] = ..., message: _Optional[str] = ..., played: _Optional[str] = ..., faults_left: _Optional[int] = ...) -> None: ...

class HandEndLine(_message.Message):
    __slots__ = ["hands", "out_seat", "points", "reason", "round", "scores", "since", "type", "winner"]
    HANDS_FIELD_NUMBER: _ClassVar[int]
    OUT_SEAT_FIELD_NUMBER: _ClassVar[int]
    POINTS_FIELD_NUMBER: _ClassVar[int]
    REASON_FIELD_NUMBER: _ClassVar[int]
    ROUND_FIELD_NUMBER: _ClassVar[int]
    SCORES_FIELD_NUMBER: _ClassVar[int]
    SINCE_FIELD_NUMBER: _ClassVar[int]
    TYPE_FIELD_NUMBER: _ClassVar[int]
    WINNER_FIELD_NUMBER: _ClassVar[int]
    hands: _containers.RepeatedScalarFieldContainer[str]
    out_seat: int
    points: _containers.RepeatedScalarFieldContainer[int]
    reason: str
    round: int
    scores: _containers.RepeatedScalarFieldContainer[int]
    since: _containers.RepeatedScalarFieldContainer[str]
    type: str
    winner: int
    def __init__(self, type: _Optional[str] = ..., round: _Optional[int] = ..., reason: _Optional[str] = ..., out_seat: _Optional[int] = ..., winner: _Optional[int] = ..., points: _Optional[_Iterable[int]] = ..., scores: _Optional[_Iterable[int]] = ..., hands: _Optional[_Iterable[str]] = ..., since: _Optional[_Iterable[str]] = ...) -> None: ...

class HandLine(_message.Message):
    __slots__ = ["boneyard", "counts", "engine", "hand", "opener", "round", "type"]
    BONEYARD_FIELD_NUMBER: _ClassVar[int]
    COUNTS_FIELD_NUMBER: _ClassVar[int]
    ENGINE_FIELD_NUMBER: _ClassVar[int]
    HAND_FIELD_NUMBER: _ClassVar[int]
    OPENER_FIELD_NUMBER: _ClassVar[int]
    ROUND_FIELD_NUMBER: _ClassVar[int]
    TYPE_FIELD_NUMBER: _ClassVar[int]
    boneyard: int
    counts: _containers.RepeatedScalarFieldContainer[int]
    engine: str
    hand: _containers.RepeatedScalarFieldContainer[str]
    opener: int
    round: int
    type: str
    def __init__(self, type: _Optional[str] = ..., round: _Optional[int] = ..., opener: _Optional[int] = ..., hand: _Optional[_Iterable[str]] = ..., counts: _Optional[_Iterable[int]] = ..., boneyard: _Optional[int] = ..., engine: _Optional[str] = ...) -> None: ...

class HostHelloLine(_message.Message):
    __slots__ = ["host", "protocol", "type", "variants"]
    HOST_FIELD_NUMBER: _ClassVar[int]
    PROTOCOL_FIELD_NUMBER: _ClassVar[int]
    TYPE_FIELD_NUMBER: _ClassVar[int]
    VARIANTS_FIELD_NUMBER: _ClassVar[int]
    host: str
    protocol: int
    type: str
    variants: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, type: _Optional[str] = ..., protocol: _Optional[int] = ..., variants: _Optional[_Iterable[str]] = ..., host: _Optional[str] = ...) -> None: ...

class LineEnd(_message.Message):
    __slots__ = ["label", "pips"]
    LABEL_FIELD_NUMBER: _ClassVar[int]
    PIPS_FIELD_NUMBER: _ClassVar[int]
    label: str
    pips: int
    def __init__(self, label: _Optional[str] = ..., pips: _Optional[int] = ...) -> None: ...

class MatchEndLine(_message.Message):
    __slots__ = ["match_id", "ranks", "reason", "scores", "type", "winners"]
    MATCH_ID_FIELD_NUMBER: _ClassVar[int]
    RANKS_FIELD_NUMBER: _ClassVar[int]
    REASON_FIELD_NUMBER: _ClassVar[int]
    SCORES_FIELD_NUMBER: _ClassVar[int]
    TYPE_FIELD_NUMBER: _ClassVar[int]
    WINNERS_FIELD_NUMBER: _ClassVar[int]
    match_id: str
    ranks: _containers.RepeatedScalarFieldContainer[int]
    reason: str
    scores: _containers.RepeatedScalarFieldContainer[int]
    type: str
    winners: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, type: _Optional[str] = ..., match_id: _Optional[str] = ..., reason: _Optional[str] = ..., winners: _Optional[_Iterable[int]] = ..., scores: _Optional[_Iterable[int]] = ..., ranks: _Optional[_Iterable[int]] = ...) -> None: ...

class MatchLine(_message.Message):
    __slots__ = ["hand_size", "low_score_wins", "match_id", "max_pips", "names", "options", "resumed", "round_limit", "scores", "seat", "target_score", "teams", "type", "variant"]
    class OptionsEntry(_message.Message):
        __slots__ = ["key", "value"]
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: str
        def __init__(self, key: _Optional[str] = ..., value: _Optional[str] = ...) -> None: ...
    HAND_SIZE_FIELD_NUMBER: _ClassVar[int]
    LOW_SCORE_WINS_FIELD_NUMBER: _ClassVar[int]
    MATCH_ID_FIELD_NUMBER: _ClassVar[int]
    MAX_PIPS_FIELD_NUMBER: _ClassVar[int]
    NAMES_FIELD_NUMBER: _ClassVar[int]
    OPTIONS_FIELD_NUMBER: _ClassVar[int]
    RESUMED_FIELD_NUMBER: _ClassVar[int]
    ROUND_LIMIT_FIELD_NUMBER: _ClassVar[int]
    SCORES_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    TARGET_SCORE_FIELD_NUMBER: _ClassVar[int]
    TEAMS_FIELD_NUMBER: _ClassVar[int]
    TYPE_FIELD_NUMBER: _ClassVar[int]
    VARIANT_FIELD_NUMBER: _ClassVar[int]
    hand_size: int
    low_score_wins: bool
    match_id: str
    max_pips: int
    names: _containers.RepeatedScalarFieldContainer[str]
    options: _containers.ScalarMap[str, str]
    resumed: bool
    round_limit: int
    scores: _containers.RepeatedScalarFieldContainer[int]
    seat: int
    target_score: int
    teams: _containers.RepeatedScalarFieldContainer[int]
    type: str
    variant: str
    def __init__(self, type: _Optional[str] = ..., match_id: _Optional[str] = ..., variant: _Optional[str] = ..., options: _Optional[_Mapping[str, str]] = ..., max_pips: _Optional[int] = ..., hand_size: _Optional[int] = ..., target_score: _Optional[int] = ..., round_limit: _Optional[int] = ..., low_score_wins: bool = ..., seat: _Optional[int] = ..., names: _Optional[_Iterable[str]] = ..., teams: _Optional[_Iterable[int]] = ..., scores: _Optional[_Iterable[int]] = ..., resumed: bool = ...) -> None: ...

class MoveLine(_message.Message):
    __slots__ = ["match_id", "seq", "token", "type"]
    MATCH_ID_FIELD_NUMBER: _ClassVar[int]
    SEQ_FIELD_NUMBER: _ClassVar[int]
    TOKEN_FIELD_NUMBER: _ClassVar[int]
    TYPE_FIELD_NUMBER: _ClassVar[int]
    match_id: str
    seq: int
    token: str
    type: str
    def __init__(self, type: _Optional[str] = ..., seq: _Optional[int] = ..., token: _Optional[str] = ..., match_id: _Optional[str] = ...) -> None: ...

class TurnLine(_message.Message):
    __slots__ = ["boneyard", "clock_ms", "counts", "ends", "hand", "legal", "match_id", "points", "scores", "seq", "since", "type"]
    BONEYARD_FIELD_NUMBER: _ClassVar[int]
    CLOCK_MS_FIELD_NUMBER: _ClassVar[int]
    COUNTS_FIELD_NUMBER: _ClassVar[int]
    ENDS_FIELD_NUMBER: _ClassVar[int]
    HAND_FIELD_NUMBER: _ClassVar[int]
    LEGAL_FIELD_NUMBER: _ClassVar[int]
    MATCH_ID_FIELD_NUMBER: _ClassVar[int]
    POINTS_FIELD_NUMBER: _ClassVar[int]
    SCORES_FIELD_NUMBER: _ClassVar[int]
    SEQ_FIELD_NUMBER: _ClassVar[int]
    SINCE_FIELD_NUMBER: _ClassVar[int]
    TYPE_FIELD_NUMBER: _ClassVar[int]
    boneyard: int
    clock_ms: int
    counts: _containers.RepeatedScalarFieldContainer[int]
    ends: _containers.RepeatedCompositeFieldContainer[LineEnd]
    hand: _containers.RepeatedScalarFieldContainer[str]
    legal: _containers.RepeatedScalarFieldContainer[str]
    match_id: str
    points: _containers.RepeatedScalarFieldContainer[int]
    scores: _containers.RepeatedScalarFieldContainer[int]
    seq: int
    since: _containers.RepeatedScalarFieldContainer[str]
    type: str
    def __init__(self, type: _Optional[str] = ..., seq: _Optional[int] = ..., match_id: _Optional[str] = ..., legal: _Optional[_Iterable[str]] = ..., points: _Optional[_Iterable[int]] = ..., clock_ms: _Optional[int] = ..., since: _Optional[_Iterable[str]] = ..., hand: _Optional[_Iterable[str]] = ..., ends: _Optional[_Iterable[_Union[LineEnd, _Mapping]]] = ..., counts: _Optional[_Iterable[int]] = ..., boneyard: _Optional[int] = ..., scores: _Optional[_Iterable[int]] = ...) -> None: ...
