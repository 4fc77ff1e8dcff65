//! `boneyard watch`: a table told to a spectator.

use boneyard_proto::v1::{GetTableRequest, WatchTableRequest};

use crate::{
    args::{Common, Watch},
    failure::Failure,
    render::{self, json, narrate::Narrator},
    session::{Session, unary},
    watch_stream::{WatchStream, Watched},
};

pub(crate) async fn run(common: &Common, args: &Watch) -> Result<(), Failure> {
    let mut session = Session::open(common).await?;
    session.login(common, None).await?;
    let invite_code = args.invite.clone().unwrap_or_default();
    // Asking first tells a wrong table from a stream that broke.
    unary(
        session.tables().get_table(GetTableRequest { table_id: args.table.clone(), invite_code: invite_code.clone() }),
    )
    .await?;
    let request = WatchTableRequest {
        table_id: args.table.clone(),
        as_spectator: true,
        invite_code,
        ..WatchTableRequest::default()
    };
    let mut stream = WatchStream::new(&session, request).await?;
    let mut narrator = Narrator::new("");
    loop {
        match stream.next().await? {
            Watched::Frame(frame) if common.json => {
                render::line(json::one_line("WatchTableResponse", frame.as_ref())?)?;
            }
            Watched::Frame(frame) => {
                for line in narrator.frame(&frame) {
                    render::line(line)?;
                }
            }
            Watched::Broken { why, pause } => {
                render::tip(format_args!("{why}; trying again in {} s", pause.as_secs_f32()));
            }
            Watched::Over => return Ok(()),
        }
    }
}
