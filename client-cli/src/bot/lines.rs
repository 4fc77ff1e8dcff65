//! The messages as lines: protobuf JSON with the names of the schema, every field written.

use boneyard_proto::v1::{
    BotHelloLine, ByeLine, ErrorLine, HandEndLine, HandLine, HostHelloLine, MatchEndLine, MatchLine, MoveLine, TurnLine,
};
use prost::Message;
use prost_reflect::{DeserializeOptions, DynamicMessage, SerializeOptions};
use serde_json::Value;

use crate::{failure::Failure, render::json};

/// Version of the protocol.
pub(crate) const PROTOCOL: i32 = 1;

/// What a host says.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum HostLine {
    Hello(HostHelloLine),
    Match(MatchLine),
    Hand(HandLine),
    Turn(TurnLine),
    HandEnd(HandEndLine),
    MatchEnd(MatchEndLine),
    Error(ErrorLine),
    Bye,
}

/// What a bot says.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum BotLine {
    Hello(BotHelloLine),
    Move(MoveLine),
    /// A message of another type, to be ignored.
    Unknown,
}

impl HostLine {
    /// The line, without its end.
    pub(crate) fn text(&self) -> Result<String, Failure> {
        match self {
            Self::Hello(line) => {
                written("HostHelloLine", &HostHelloLine { r#type: "hello".to_owned(), ..line.clone() })
            }
            Self::Match(line) => written("MatchLine", &MatchLine { r#type: "match".to_owned(), ..line.clone() }),
            Self::Hand(line) => written("HandLine", &HandLine { r#type: "hand".to_owned(), ..line.clone() }),
            Self::Turn(line) => written("TurnLine", &TurnLine { r#type: "turn".to_owned(), ..line.clone() }),
            Self::HandEnd(line) => {
                written("HandEndLine", &HandEndLine { r#type: "hand_end".to_owned(), ..line.clone() })
            }
            Self::MatchEnd(line) => {
                written("MatchEndLine", &MatchEndLine { r#type: "match_end".to_owned(), ..line.clone() })
            }
            Self::Error(line) => written("ErrorLine", &ErrorLine { r#type: "error".to_owned(), ..line.clone() }),
            Self::Bye => written("ByeLine", &ByeLine { r#type: "bye".to_owned() }),
        }
    }
}

/// Reads a line of a bot; says what is wrong with it.
pub(crate) fn read(line: &str) -> Result<BotLine, String> {
    let value: Value = serde_json::from_str(line).map_err(|error| format!("it is no JSON: {error}"))?;
    let Value::Object(fields) = &value else { return Err("it is no JSON object".to_owned()) };
    match fields.get("type") {
        Some(Value::String(kind)) => match kind.as_str() {
            "hello" => message("BotHelloLine", &value).map(BotLine::Hello),
            "move" => message("MoveLine", &value).map(BotLine::Move),
            _ => Ok(BotLine::Unknown),
        },
        Some(_) => Err("its `type` is no text".to_owned()),
        None => Err("it has no `type`".to_owned()),
    }
}

/// Reads any message of the schema.
pub(crate) fn message<M: Message + Default>(name: &str, value: &Value) -> Result<M, String> {
    let descriptor = json::descriptor(name).ok_or_else(|| format!("there is no message {name}"))?;
    // A newer bot may say more than we know.
    let options = DeserializeOptions::new().deny_unknown_fields(false);
    DynamicMessage::deserialize_with_options(descriptor, value, &options)
        .and_then(|read| read.transcode_to().map_err(serde::de::Error::custom))
        .map_err(|error| format!("a field is wrong: {error}"))
}

fn written(name: &str, message: &impl Message) -> Result<String, Failure> {
    let broken = |what: &str| Failure::other("json", format!("cannot write `{name}` as JSON: {what}"));
    let mut dynamic = DynamicMessage::new(json::descriptor(name).ok_or_else(|| broken("no such message"))?);
    dynamic.transcode_from(message).map_err(|error| broken(&error.to_string()))?;
    let options = SerializeOptions::new().use_proto_field_name(true).skip_default_fields(false);
    let mut text = Vec::new();
    dynamic
        .serialize_with_options(&mut serde_json::Serializer::new(&mut text), &options)
        .map_err(|error| broken(&error.to_string()))?;
    String::from_utf8(text).map_err(|error| broken(&error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_has_every_field_by_its_own_name() {
        let turn = TurnLine { seq: 3, legal: vec!["6-4R".to_owned()], points: vec![0], ..TurnLine::default() };
        assert_eq!(
            HostLine::Turn(turn).text().unwrap(),
            r#"{"type":"turn","seq":3,"match_id":"","legal":["6-4R"],"points":[0],"clock_ms":0,"since":[],"hand":[],"ends":[],"counts":[],"boneyard":0,"scores":[]}"#
        );
        assert_eq!(HostLine::Bye.text().unwrap(), r#"{"type":"bye"}"#);
    }

    #[test]
    fn what_is_not_known_is_ignored() {
        let read = read(r#"{"type":"move","seq":1,"token":"draw","thinking":["a"]}"#).unwrap();
        let wanted = MoveLine { r#type: "move".to_owned(), seq: 1, token: "draw".to_owned(), match_id: String::new() };
        assert_eq!(read, BotLine::Move(wanted));
        assert_eq!(super::read(r#"{"type":"chat","text":"hi"}"#).unwrap(), BotLine::Unknown);
    }

    #[test]
    fn a_bad_line_is_explained() {
        for (line, part) in [
            ("thinking...", "no JSON"),
            ("[1]", "no JSON object"),
            (r#"{"seq":1}"#, "no `type`"),
            (r#"{"type":1}"#, "no text"),
            (r#"{"type":"move","seq":"one"}"#, "a field is wrong"),
            (r#"{"type":"move","seq":1,"token":7}"#, "a field is wrong"),
        ] {
            let why = read(line).unwrap_err();
            assert!(why.contains(part), "{line}: {why}");
        }
    }
}
