//! What `boneyard bot init` writes, by language. A further language is a folder in `templates/` and an entry here.

/// A bot to begin with.
#[derive(Debug)]
pub(super) struct Language {
    /// As it is typed.
    pub(super) name: &'static str,
    /// Other ways to type it.
    pub(super) aliases: &'static [&'static str],
    /// Names and texts; the first is the one to edit.
    pub(super) files: &'static [(&'static str, &'static str)],
    /// What to type next, in the directory.
    pub(super) next: &'static [&'static str],
}

/// The file of this name in the templates of a language.
macro_rules! file {
    ($language:literal, $name:literal) => {
        ($name, include_str!(concat!("../../../templates/", $language, "/", $name)))
    };
}

pub(super) const LANGUAGES: [Language; 7] = [
    Language {
        name: "c",
        aliases: &[],
        files: &[
            file!("c", "logic.c"),
            file!("c", "logic.h"),
            file!("c", "main.c"),
            file!("c", "test.c"),
            file!("c", "Makefile"),
            file!("c", "README.md"),
        ],
        next: &["make", "boneyard bot check -- ./bot"],
    },
    Language {
        name: "cpp",
        aliases: &["c++"],
        files: &[
            file!("cpp", "logic.cpp"),
            file!("cpp", "logic.h"),
            file!("cpp", "main.cpp"),
            file!("cpp", "test.cpp"),
            file!("cpp", "Makefile"),
            file!("cpp", "README.md"),
        ],
        next: &["what README.md says, and make", "boneyard bot check --grpc -- ./bot"],
    },
    Language {
        name: "go",
        aliases: &["golang"],
        files: &[
            file!("go", "logic.go"),
            file!("go", "main.go"),
            file!("go", "logic_test.go"),
            file!("go", "README.md"),
        ],
        next: &["go mod init my-bot, and what README.md says", "boneyard bot check --grpc -- ./my-bot"],
    },
    Language {
        name: "java",
        aliases: &[],
        files: &[
            file!("java", "Logic.java"),
            file!("java", "Main.java"),
            file!("java", "LogicTest.java"),
            file!("java", "README.md"),
        ],
        next: &[
            "what README.md says, and javac -cp 'lib/*' -d classes *.java",
            "boneyard bot check --grpc -- java -cp 'classes:lib/*' Main",
        ],
    },
    Language {
        name: "python",
        aliases: &["py"],
        files: &[
            file!("python", "logic.py"),
            file!("python", "main.py"),
            file!("python", "test_logic.py"),
            file!("python", "README.md"),
        ],
        next: &["pip install CHECKOUT/clients/python", "boneyard bot check --grpc -- python main.py"],
    },
    Language {
        name: "shell",
        aliases: &["sh"],
        files: &[
            file!("shell", "logic.jq"),
            file!("shell", "main.sh"),
            file!("shell", "test.sh"),
            file!("shell", "README.md"),
        ],
        next: &["boneyard bot check -- sh main.sh"],
    },
    Language {
        name: "typescript",
        aliases: &["ts"],
        files: &[
            file!("typescript", "logic.ts"),
            file!("typescript", "main.ts"),
            file!("typescript", "logic.test.ts"),
            file!("typescript", "package.json"),
            file!("typescript", "tsconfig.json"),
            file!("typescript", "README.md"),
        ],
        next: &["npm install and npm run build, as README.md says", "boneyard bot check --grpc -- node dist/main.js"],
    },
];
