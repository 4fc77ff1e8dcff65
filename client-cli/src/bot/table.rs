//! One table at which a bot plays, from its chair to the end of the match.

use boneyard_proto::v1::{
    GetSeatViewRequest, MoveAnswer, ResignRequest, SubmitMoveRequest, TableNotice, TableState, WatchTableRequest,
    watch_table_response::Frame,
};

use super::{fault::Fault, player::Player, story::Story};
use crate::{
    backoff::retrying,
    failure::Failure,
    render,
    session::{Session, unary},
    watch_stream::{WatchStream, Watched},
};

/// How a match ended.
#[derive(Debug)]
pub(crate) struct Ended {
    /// As the server tells it.
    pub(crate) notice: TableNotice,
    /// The last fault, when the bot lost the match by its faults.
    pub(crate) given_up: Option<Fault>,
}

/// Plays a match to its end.
pub(crate) async fn play(session: &Session, table_id: &str, player: &mut Player) -> Result<Ended, Failure> {
    player.new_match();
    let request = WatchTableRequest { table_id: table_id.to_owned(), ..WatchTableRequest::default() };
    let mut frames = WatchStream::new(session, request).await?.in_background();
    let mut story = Story::new(session.player_id());
    let (mut following, mut answered) = (false, 0);
    loop {
        let frame = match frames.recv().await {
            Some(Ok(Watched::Frame(frame))) => frame,
            Some(Ok(Watched::Broken { why, pause })) => {
                following = false;
                render::tip(format_args!("{why}; trying again in {} s", pause.as_secs_f32()));
                continue;
            }
            Some(Ok(Watched::Over)) => return Ok(Ended { notice: notice(table_id, &story), given_up: None }),
            Some(Err(failure)) => return Err(failure),
            None => return Err(Failure::other("stream_lost", "the reader of the table has stopped")),
        };
        let told = story.frame(&frame);
        player.tell(&told).await?;
        following |= matches!(frame.frame, Some(Frame::CaughtUp(_)));
        let table = &story.picture.table;
        let turn = table.turn;
        if following && turn != answered && story.picture.is_own(table.seat_to_act) {
            let done = answer(session, table_id, player, &mut story).await?;
            // A question that is paused or gone comes again by the stream.
            answered = if done { turn } else { answered };
        }
        if let Some(fault) = player.faults.last().filter(|_| player.has_failed()) {
            // Others need not wait for a bot that does not play.
            let reason = fault.reason().into();
            let resign = ResignRequest { table_id: table_id.to_owned(), seat: 0, reason };
            match unary(session.play().resign(resign)).await {
                Err(failure) if !failure.is_about_a_move() => return Err(failure),
                Ok(_) | Err(_) => return Ok(Ended { notice: notice(table_id, &story), given_up: Some(fault.clone()) }),
            }
        }
    }
}

/// Asks the bot and sends its answer; whether there was a question.
async fn answer(session: &Session, table_id: &str, player: &mut Player, story: &mut Story) -> Result<bool, Failure> {
    let request = GetSeatViewRequest { table_id: table_id.to_owned(), seat: 0 };
    let view = retrying(|| {
        let (mut client, request) = (session.play(), request.clone());
        unary(async move { client.get_seat_view(request).await })
    });
    let Some(decision) = view.await?.decision else { return Ok(false) };
    let index = player.choose(story, &decision).await?;
    let choice = decision.legal_moves.get(index).and_then(|legal| legal.choice);
    let answer = MoveAnswer { table_id: table_id.to_owned(), turn: decision.turn, choice };
    let sent = retrying(|| {
        let (mut client, answer) = (session.play(), answer.clone());
        unary(async move { client.submit_move(SubmitMoveRequest { answer: Some(answer) }).await })
    });
    match sent.await {
        Ok(_) => Ok(true),
        // Paused: the same question comes again.
        Err(failure) if failure.reason() == "wrong_state" => Ok(false),
        // The question was settled otherwise; what comes next comes by the stream.
        Err(failure) if failure.is_about_a_move() => {
            render::tip(&failure);
            Ok(true)
        }
        Err(failure) => Err(failure),
    }
}

fn notice(table_id: &str, story: &Story) -> TableNotice {
    let table = &story.picture.table;
    let state = if table.result.is_some() { TableState::Finished } else { table.state() };
    TableNotice {
        table_id: table_id.to_owned(),
        state: state.into(),
        chair: story.picture.chair,
        seat: story.picture.seat,
        result: table.result.clone(),
    }
}
