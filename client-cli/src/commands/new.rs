//! `boneyard new`: a table for others to join.

use boneyard_proto::v1::CreateTableRequest;

use super::{check_bots, house_bot, program, table_spec};
use crate::{
    args::{Common, New},
    failure::Failure,
    render::{self, json, sentences},
    session::{Session, unary},
    words,
};

pub(crate) async fn run(common: &Common, args: &New) -> Result<(), Failure> {
    let mut session = Session::open(common).await?;
    session.login(common, None).await?;
    check_bots(&session, &args.bots).await?;
    let mut spec = table_spec(&args.game, args.bots.iter().map(|name| house_bot(name, 0)).collect());
    spec.invite_only = args.invite_only;
    let created =
        unary(session.tables().create_table(CreateTableRequest { table: Some(spec), request_id: String::new() }))
            .await?;
    if common.json {
        return render::line(json::one_line("CreateTableResponse", &created)?);
    }
    let table = super::sent(created.table)?;
    render::line(&table.table_id)?;
    let invite =
        if created.invite_code.is_empty() { String::new() } else { format!(" --invite {}", created.invite_code) };
    let (program, address, table_id) = (program(), session.address(), &table.table_id);
    let free = table.seats.iter().filter(|info| sentences::is_free(info)).count();
    if free == 0 {
        render::tip("Every chair is taken, so the match begins. Watch it with");
    } else {
        render::tip(format_args!(
            "{} free. Join and watch with",
            words::count(i32::try_from(free).unwrap_or(i32::MAX), "chair")
        ));
        render::tip(format_args!("  {program} join {table_id}{invite} --server {address}"));
    }
    render::tip(format_args!("  {program} watch {table_id}{invite} --server {address}"));
    Ok(())
}
