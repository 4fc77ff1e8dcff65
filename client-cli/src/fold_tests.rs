use boneyard_proto::v1::{
    ChairSpec, CreateTableRequest, HouseBotSpec, MoveAnswer, PublicView, SubmitMoveRequest, TableSpec, VariantSpec,
    WatchTableRequest, chair_spec::Occupant, player_event::Event,
};

use crate::{
    listen_stream::listen,
    local::{brain::Brain, server::LocalServer},
    render::narrate::Narrator,
    session::unary,
    watch_stream::{WatchStream, Watched},
};

/// A view without what changes with the time of day.
fn timeless(mut table: PublicView) -> PublicView {
    for info in &mut table.seats {
        (info.presence, info.forfeit_in_ms) = (0, 0);
    }
    table
}

/// Plays a match from `seat 1`, and compares at every question what was folded with what is sent.
async fn compare(variant: &str, options: &[(&str, &str)]) {
    let mut server = LocalServer::temporary(Some(7)).await.unwrap();
    let mut session = server.session().await.unwrap();
    session.register("ana", true).await.unwrap();
    let mut events = listen(&session, "");
    let bot = || Occupant::HouseBot(HouseBotSpec { house_bot: "random".to_owned(), playouts: 0, seed: 3 });
    let chairs = [Occupant::PlayerId(session.player_id().to_owned()), bot(), bot(), bot()];
    let options = options.iter().map(|&(key, value)| (key.to_owned(), value.to_owned())).collect();
    let spec = TableSpec {
        variant: Some(VariantSpec { variant: variant.to_owned(), options }),
        chairs: chairs.map(|occupant| ChairSpec { occupant: Some(occupant) }).to_vec(),
        ..TableSpec::default()
    };
    let request = CreateTableRequest { table: Some(spec), request_id: String::new() };
    let table_id = unary(session.tables().create_table(request)).await.unwrap().table.unwrap().table_id;
    let request = WatchTableRequest { table_id, ..WatchTableRequest::default() };
    let mut stream = WatchStream::new(&session, request).await.unwrap();
    let mut narrator = Narrator::new(session.player_id());
    let brain = Brain::find("builtin:balanced", 1).unwrap();
    let mut questions = 0;
    loop {
        let request = match events.recv().await.unwrap().unwrap() {
            Event::TurnRequest(request) => request,
            Event::TableNotice(notice) if notice.result.is_some() => break,
            Event::Welcome(_)
            | Event::AnswerResult(_)
            | Event::TableNotice(_)
            | Event::Heartbeat(_)
            | Event::Drain(_) => continue,
        };
        let (decision, view) = (request.decision.unwrap(), request.view.unwrap());
        let sent = view.table.clone().unwrap();
        // The table waits for this seat, so the stream gets exactly as far as the view.
        while narrator.picture.table.sequence < sent.sequence {
            if let Watched::Frame(frame) = stream.next().await.unwrap() {
                narrator.frame(&frame);
            }
        }
        let folded = &narrator.picture;
        assert_eq!(timeless(folded.table.clone()), timeless(sent), "{variant}");
        assert_eq!((folded.seat, &folded.hand), (view.seat, &view.hand), "{variant}");
        let choice = decision.legal_moves[brain.choose(&view, &decision).unwrap()].choice;
        let answer = MoveAnswer { table_id: decision.table_id, turn: decision.turn, choice };
        unary(session.play().submit_move(SubmitMoveRequest { answer: Some(answer) })).await.unwrap();
        questions += 1;
    }
    assert!(questions > 5, "{variant}: {questions}");
    drop((events, stream, session));
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn folding_every_step_gives_the_view_that_is_sent_with_a_question() {
    compare("all_fives", &[("seats", "4"), ("target", "100")]).await;
    compare("domino_whist", &[]).await;
    compare("draw", &[("seats", "4"), ("voluntary_draw", "true")]).await;
    compare("all_fives", &[("seats", "4"), ("spinner", "all"), ("claim", "muggins"), ("target", "60")]).await;
    compare("block", &[("seats", "4"), ("max_pip", "9")]).await;
}
