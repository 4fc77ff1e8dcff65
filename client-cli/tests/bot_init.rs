//! `boneyard bot init`: what it writes is built by its own README, passes its own test, and passes the check.
#![cfg(all(feature = "local", unix))]
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[allow(dead_code, clippy::allow_attributes, reason = "each file needs a part of it")]
mod support;

use std::{
    path::{Path, PathBuf},
    process::Command,
};

use support::{Home, say_skipped, skipped, tool};

fn clients() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../clients").canonicalize().unwrap()
}

/// Writes a bot and gives its directory.
fn init(home: &Home, language: &str) -> PathBuf {
    let folder = home.path().join("my-bot");
    let done = home.run(&["bot", "init", language, folder.to_str().unwrap()]).expect(0);
    for line in done.out.lines() {
        assert!(Path::new(line).is_file(), "{line}");
    }
    folder
}

/// Runs a command in the directory.
#[track_caller]
fn run(folder: &Path, command: &str) {
    let done = Command::new("sh").args(["-c", command]).current_dir(folder).output().unwrap();
    assert!(done.status.success(), "{command}: {done:#?}");
}

/// Checks the bot from its directory.
#[track_caller]
fn passes(home: &Home, folder: &Path, arguments: &[&str]) {
    let output = home.command(&[&["bot", "check"], arguments].concat()).current_dir(folder).output().unwrap();
    support::Done::of(&output).expect(0);
}

#[test]
fn shell() {
    if !tool("jq") {
        return;
    }
    let home = Home::new();
    let folder = init(&home, "shell");
    run(&folder, "sh test.sh");
    passes(&home, &folder, &["--variant", "draw", "--variant", "slosh", "--", "sh", "main.sh"]);
}

#[test]
fn c() {
    if !(tool("cc") && tool("make")) {
        return;
    }
    let home = Home::new();
    let folder = init(&home, "c");
    run(&folder, "make CFLAGS='-std=c99 -O2 -Wall -Wextra -Wpedantic -Werror' && make test");
    passes(&home, &folder, &["--variant", "all_fives", "--variant", "mexican_train", "--", "./bot"]);
}

#[test]
fn python() {
    let Ok(python) = std::env::var("BONEYARD_PYTHON") else {
        return skipped("BONEYARD_PYTHON names no Python with the client");
    };
    let home = Home::new();
    let folder = init(&home, "py");
    run(&folder, &format!("'{python}' -m unittest"));
    passes(&home, &folder, &["--grpc", "--", &python, "main.py"]);
}

#[test]
fn typescript() {
    let client = clients().join("typescript");
    if !client.join("dist").is_dir() || !client.join("node_modules/.bin/tsc").exists() {
        return skipped("clients/typescript is not built");
    }
    let home = Home::new();
    let folder = init(&home, "typescript");
    // What `npm install` would bring is there already.
    let modules = folder.join("node_modules");
    std::fs::create_dir_all(modules.join("@types")).unwrap();
    let link = |target: PathBuf, name: &str| std::os::unix::fs::symlink(target, modules.join(name)).unwrap();
    link(client.clone(), "boneyard-client");
    link(client.join("node_modules/@types/node"), "@types/node");
    run(&folder, &format!("'{}' && node --test dist/logic.test.js", client.join("node_modules/.bin/tsc").display()));
    passes(&home, &folder, &["--grpc", "--", "node", "dist/main.js"]);
}

#[test]
fn go() {
    let client = clients().join("go");
    // The other tests of the Go client do without, too.
    if !Command::new("go").arg("version").output().is_ok_and(|done| done.status.success()) {
        return say_skipped("go is not installed");
    }
    if !client.join("boneyard/v1/types.pb.go").is_file() {
        return skipped("the stubs of clients/go are not made");
    }
    let home = Home::new();
    let folder = init(&home, "go");
    run(&folder, "go mod init my-bot");
    run(&folder, &format!("go mod edit -replace boneyard.dev/api='{}'", client.display()));
    run(&folder, "go mod tidy && go vet . && go test . && go build -o my-bot .");
    passes(&home, &folder, &["--grpc", "--", "./my-bot"]);
}

#[test]
fn java() {
    let jars = clients().join("java/target/lib");
    if !(tool("javac") && tool("java")) {
        return;
    }
    if !jars.is_dir() {
        return skipped("clients/java is not built");
    }
    let home = Home::new();
    let folder = init(&home, "java");
    run(&folder, &format!("cp -r '{}' lib", jars.display()));
    run(&folder, "javac -Xlint:all -Werror -cp 'lib/*' -d classes *.java && java -cp 'classes:lib/*' LogicTest");
    passes(&home, &folder, &["--grpc", "--", "java", "-cp", "classes:lib/*", "Main"]);
}

#[test]
fn cpp() {
    let build = clients().join("cpp/build");
    if !["c++", "make", "cmake", "pkg-config"].into_iter().all(tool) {
        return;
    }
    if !build.join("libboneyard.a").is_file() {
        return skipped("clients/cpp is not built");
    }
    let home = Home::new();
    let folder = init(&home, "c++");
    run(&folder, &format!("cmake --install '{}' --prefix boneyard-cpp", build.display()));
    run(&folder, "make CXXFLAGS='-std=c++20 -Wall -Wextra -Wpedantic -Werror' && make test");
    passes(&home, &folder, &["--grpc", "--", "./bot"]);
}

#[test]
fn a_directory_with_something_in_it_is_left_alone_and_a_language_is_named() {
    let home = Home::new();
    let folder = init(&home, "shell");
    std::fs::write(folder.join("logic.jq"), "mine").unwrap();
    let again = home.run(&["bot", "init", "c", folder.to_str().unwrap()]).expect(2);
    assert!(again.err.contains("[boneyard::directory_not_empty]"), "{again:#?}");
    assert_eq!(std::fs::read_to_string(folder.join("logic.jq")).unwrap(), "mine");
    assert!(!folder.join("main.c").exists());
    let unknown = home.run(&["bot", "init", "cobol", "x"]).expect(2);
    assert!(unknown.err.contains("there are c, cpp, go, java, python, shell, typescript; "), "{unknown:#?}");
    assert!(!Path::new("x").exists());
    let help = home.run(&["bot", "init", "--help"]).expect(0);
    assert!(help.out.contains("Language: c, cpp, go, java, python, shell or typescript"), "{help:#?}");
}
