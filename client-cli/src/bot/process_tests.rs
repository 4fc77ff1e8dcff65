//! Processes that behave badly, of the shell.

use super::*;

fn sh(script: &str) -> Process {
    Process::start(&["sh".into(), "-c".into(), script.into()], &[("WORD", "given".to_owned())]).unwrap()
}

async fn all(process: &mut Process) -> Vec<Heard> {
    let mut heard = Vec::new();
    while let Some(line) = process.read().await {
        heard.push(line);
    }
    heard
}

#[tokio::test]
async fn lines_go_both_ways_and_the_environment_along() {
    let mut process = sh(r#"read -r line; echo "$line $WORD"; printf '\n\nlast'"#);
    process.write("said").await.unwrap();
    let heard = all(&mut process).await;
    assert_eq!(heard, ["said given", "last"].map(|line| Heard::Line(line.to_owned())));
    assert!(process.ended().await.unwrap().success());
}

#[tokio::test]
async fn a_line_without_end_is_given_up() {
    let mut process = sh("yes | tr -d '\\n'");
    assert_eq!(process.read().await, Some(Heard::TooLong));
    assert_eq!(process.read().await, None);
    process.kill().await;
}

#[tokio::test]
async fn much_on_standard_error_does_not_stop_it() {
    let mut process = sh("yes 0123456789 | head -c 20000000 >&2; echo done; echo the end >&2");
    assert_eq!(process.read().await, Some(Heard::Line("done".to_owned())));
    assert!(process.ended().await.unwrap().success());
    let last = process.last_words();
    assert!(last.ends_with("the end\n") && last.len() < 20_000, "{}", last.len());
}

#[tokio::test]
async fn closed_input_ends_a_bot_that_reads() {
    let mut process = sh("while read -r line; do :; done; exit 3");
    let Ending::Left(Some(status)) = process.stop().await else { panic!("it reads") };
    assert_eq!(status.code(), Some(3));
}

#[tokio::test]
async fn who_does_not_read_is_asked_and_who_does_not_listen_is_killed() {
    assert_eq!(sh("exec sleep 60").stop().await, Ending::Asked);
    let mut deaf = sh("trap '' TERM; echo ready; while :; do sleep 1; done");
    assert_eq!(deaf.read().await, Some(Heard::Line("ready".to_owned())));
    assert_eq!(deaf.stop().await, Ending::Killed);
}

#[tokio::test]
async fn what_a_bot_starts_ends_with_it() {
    let mut process = sh("sleep 60 & echo $!; wait");
    let Some(Heard::Line(child)) = process.read().await else { panic!("it says the number of its child") };
    let lives = || std::path::Path::new("/proc").join(&child).exists();
    assert!(lives() || !std::path::Path::new("/proc/self").exists());
    drop(process);
    // Whoever adopts the child sees its end a moment later; what is dead may stay in the list, as a zombie.
    let state = || std::fs::read_to_string(format!("/proc/{child}/stat")).unwrap_or_default();
    while lives() && !state().contains(") Z ") {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}
