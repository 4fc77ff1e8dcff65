//! `boneyard play` and `boneyard join`: a match at the prompt.

use boneyard_proto::v1::{
    CreateTableRequest, JoinTableRequest, ListVariantsRequest, TimeControl, TimeoutPolicy, chair_spec::Occupant,
};

use super::{check_bots, house_bot, program, sent, table_spec, until_interrupted};
use crate::{
    args::{Common, Play},
    failure::Failure,
    game::{self, Outcome},
    input::Input,
    render,
    session::{Session, named_server, unary},
};

pub(crate) async fn run(common: &Common, args: &Play) -> Result<(), Failure> {
    if common.json {
        return Err(Failure::usage("no_json", "a match at the prompt has no JSON output")
            .help("`boneyard watch TABLE --json` follows a table"));
    }
    if args.table.is_none() && named_server(common).is_none() {
        return locally(args).await;
    }
    until_interrupted(async {
        let mut session = Session::open(common).await?;
        session.login(common, args.name.as_deref()).await?;
        let table_id = match &args.table {
            Some(table_id) => join(&session, table_id, args.invite.as_deref()).await?,
            None => open(&session, args).await?,
        };
        let outcome = Box::pin(game::play(&session, &table_id, &mut Input::stdin())).await?;
        let (program, address) = (program(), session.address());
        match outcome {
            Outcome::Left => render::tip(format_args!(
                "The match stays on the server. Come back with\n  {program} join {table_id} --server {address}"
            )),
            Outcome::Over => suggest([
                format!("{program} play --server {address}"),
                format!("{program} tables --state finished --server {address}"),
            ]),
        }
        Ok(())
    })
    .await
}

/// Plays against house bots on a server in this process.
#[cfg(feature = "local")]
async fn locally(args: &Play) -> Result<(), Failure> {
    let mut server = crate::local::server::LocalServer::temporary(args.seed).await?;
    let outcome = until_interrupted(async {
        let mut session = server.session().await?;
        session.register(args.name.as_deref().unwrap_or("you"), false).await?;
        let table_id = open(&session, args).await?;
        Box::pin(game::play(&session, &table_id, &mut Input::stdin())).await
    })
    .await;
    let stopped = server.stop().await;
    let outcome = outcome?;
    stopped?;
    match outcome {
        Outcome::Left => render::tip("You leave, and the table is put away."),
        Outcome::Over => suggest([again(args), format!("{} demo", program())]),
    }
    Ok(())
}

#[cfg(not(feature = "local"))]
async fn locally(_args: &Play) -> Result<(), Failure> {
    std::future::ready(Err(
        Failure::usage("no_local_server", "this build has no server in it").help("name one with --server")
    ))
    .await
}

/// The same match again.
#[cfg(feature = "local")]
fn again(args: &Play) -> String {
    let mut words = vec![format!("{} play --variant {}", program(), args.game.variant)];
    words.extend(args.vs.iter().map(|bot| format!("--vs {bot}")));
    words.extend(args.game.seats.map(|seats| format!("--seats {seats}")));
    words.extend(args.game.options.iter().map(|(key, value)| format!("--option {key}={value}")));
    words.join(" ")
}

fn suggest(commands: [String; 2]) {
    render::tip("What next?");
    for command in commands {
        render::tip(format_args!("  {command}"));
    }
}

async fn join(session: &Session, table_id: &str, invite: Option<&str>) -> Result<String, Failure> {
    let request = JoinTableRequest {
        table_id: table_id.to_owned(),
        chair: 0,
        entropy: crate::entropy::fresh(),
        invite_code: invite.unwrap_or_default().to_owned(),
    };
    unary(session.tables().join_table(request)).await?;
    Ok(table_id.to_owned())
}

/// Opens a table with the player in chair 1 and house bots in the others.
async fn open(session: &Session, args: &Play) -> Result<String, Failure> {
    check_bots(session, &args.vs).await?;
    let seats = match args.game.seats {
        Some(seats) => seats,
        None => seats_for(session, args).await?,
    };
    let bots = usize::try_from(seats - 1).unwrap_or(0);
    // The last bot named sits in all the chairs that are left.
    let last = args.vs.last().map_or("greedy", String::as_str);
    let names = args.vs.iter().map(String::as_str).chain(std::iter::repeat(last)).take(bots);
    let mut chairs = vec![Occupant::PlayerId(session.player_id().to_owned())];
    chairs.extend(names.enumerate().map(|(index, name)| house_bot(name, seed_of(args.seed, index))));
    let mut game = args.game.clone();
    game.seats = Some(seats);
    let mut spec = table_spec(&game, chairs);
    // Nobody waits but house bots, so the player may think as long as it takes.
    spec.time_control = Some(TimeControl {
        unlimited: true,
        on_timeout: TimeoutPolicy::PlayFirstLegal.into(),
        ..TimeControl::default()
    });
    let created =
        unary(session.tables().create_table(CreateTableRequest { table: Some(spec), request_id: String::new() }))
            .await?;
    Ok(sent(created.table)?.table_id)
}

/// Each bot gets a seed of its own; 0 lets the server choose.
fn seed_of(seed: Option<i32>, index: usize) -> i32 {
    let offset = i32::try_from(index).unwrap_or(0);
    seed.map_or(0, |seed| seed.checked_add(offset).unwrap_or(offset + 1))
}

/// Seats when nobody says: one for each bot named and one for the player, or as many as the
/// variant needs.
async fn seats_for(session: &Session, args: &Play) -> Result<i32, Failure> {
    let wanted = i32::try_from(args.vs.len()).unwrap_or(i32::MAX).saturating_add(1);
    let request = ListVariantsRequest { page_size: 200, page_token: String::new() };
    let variants = unary(session.server().list_variants(request)).await?.variants;
    Ok(variants
        .iter()
        .find(|variant| variant.variant == args.game.variant)
        .map_or(wanted, |variant| wanted.max(variant.min_seats)))
}
