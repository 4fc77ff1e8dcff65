//! Which call needs what. A path that is not here is refused, whatever the token.

use crate::lobby::Scope;

/// What a call needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Access {
    /// Nothing.
    Open,
    /// Nothing, where the server has open registration; else the admin scope.
    Registration,
    /// Nothing, where reflection is on; else it is not served at all.
    Reflection,
    /// Any good token.
    Token,
    /// A token with this scope. A seat token is good for play and watching alone.
    Scope(Scope),
    /// A token with either scope.
    Either(Scope, Scope),
}

/// Every path that is served, exactly as it is asked for.
pub const PATHS: &[(&str, Access)] = &[
    ("/grpc.health.v1.Health/Check", Access::Open),
    ("/grpc.health.v1.Health/Watch", Access::Open),
    ("/grpc.reflection.v1.ServerReflection/ServerReflectionInfo", Access::Reflection),
    ("/grpc.reflection.v1alpha.ServerReflection/ServerReflectionInfo", Access::Reflection),
    ("/boneyard.v1.ServerService/GetServerInfo", Access::Open),
    ("/boneyard.v1.ServerService/ListVariants", Access::Open),
    ("/boneyard.v1.PlayerService/RegisterPlayer", Access::Registration),
    ("/boneyard.v1.PlayerService/RecoverPlayer", Access::Open),
    ("/boneyard.v1.PlayerService/GetCaller", Access::Token),
    ("/boneyard.v1.PlayerService/CreateToken", Access::Token),
    ("/boneyard.v1.PlayerService/ListTokens", Access::Token),
    ("/boneyard.v1.PlayerService/RevokeToken", Access::Token),
    ("/boneyard.v1.TableService/CreateTable", Access::Scope(Scope::Play)),
    ("/boneyard.v1.TableService/JoinTable", Access::Scope(Scope::Play)),
    ("/boneyard.v1.TableService/AddHouseBot", Access::Scope(Scope::Play)),
    ("/boneyard.v1.TableService/LeaveTable", Access::Scope(Scope::Play)),
    ("/boneyard.v1.TableService/GetTable", Access::Scope(Scope::Watch)),
    ("/boneyard.v1.TableService/ListTables", Access::Scope(Scope::Watch)),
    ("/boneyard.v1.TableService/WatchTable", Access::Scope(Scope::Watch)),
    ("/boneyard.v1.TableService/ListTableEvents", Access::Scope(Scope::Watch)),
    ("/boneyard.v1.RecordService/GetRecord", Access::Scope(Scope::Watch)),
    ("/boneyard.v1.RecordService/ListRecords", Access::Scope(Scope::Watch)),
    ("/boneyard.v1.RecordService/ExportRecords", Access::Scope(Scope::Watch)),
    ("/boneyard.v1.TournamentService/CreateTournament", Access::Scope(Scope::Direct)),
    ("/boneyard.v1.TournamentService/GetTournament", Access::Scope(Scope::Watch)),
    ("/boneyard.v1.TournamentService/ListTournaments", Access::Scope(Scope::Watch)),
    // Directors enter and withdraw anybody, players themselves, which the tournament knows.
    ("/boneyard.v1.TournamentService/AddEntrant", Access::Either(Scope::Direct, Scope::Play)),
    ("/boneyard.v1.TournamentService/WithdrawEntrant", Access::Either(Scope::Direct, Scope::Play)),
    ("/boneyard.v1.TournamentService/SetTournamentState", Access::Scope(Scope::Direct)),
    ("/boneyard.v1.TournamentService/ListStandings", Access::Scope(Scope::Watch)),
    ("/boneyard.v1.TournamentService/WatchTournament", Access::Scope(Scope::Watch)),
    ("/boneyard.v1.TournamentService/ExportTournament", Access::Scope(Scope::Watch)),
    ("/boneyard.v1.PlayService/Play", Access::Scope(Scope::Play)),
    ("/boneyard.v1.PlayService/Listen", Access::Scope(Scope::Play)),
    ("/boneyard.v1.PlayService/SubmitMove", Access::Scope(Scope::Play)),
    ("/boneyard.v1.PlayService/GetSeatView", Access::Scope(Scope::Play)),
    ("/boneyard.v1.PlayService/Resign", Access::Scope(Scope::Play)),
    ("/boneyard.v1.DirectorService/BatchCreateTables", Access::Scope(Scope::Direct)),
    ("/boneyard.v1.DirectorService/PauseTable", Access::Scope(Scope::Direct)),
    ("/boneyard.v1.DirectorService/ResumeTable", Access::Scope(Scope::Direct)),
    ("/boneyard.v1.DirectorService/AbortTable", Access::Scope(Scope::Direct)),
    ("/boneyard.v1.DirectorService/AdjudicateTable", Access::Scope(Scope::Direct)),
    // The table's creator may do it too, which the table knows.
    ("/boneyard.v1.DirectorService/RemoveSeat", Access::Either(Scope::Direct, Scope::Play)),
];

/// What a path needs; `None` when it is not served.
pub fn access_of(path: &str) -> Option<Access> {
    PATHS.iter().find(|(known, _)| *known == path).map(|&(_, access)| access)
}
