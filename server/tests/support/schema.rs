//! Reads any message by the schema alone, so that a test sees every field that crosses the wire, those
//! included that were added after it was written.
#![allow(dead_code, clippy::allow_attributes, reason = "each test file uses its part of this")]

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write as _,
};

use boneyard_proto::DESCRIPTORS;
use prost::Message as _;
use prost_types::{
    DescriptorProto, FieldDescriptorProto, FileDescriptorSet,
    field_descriptor_proto::{Label, Type},
};

/// All messages and methods of the contract.
#[derive(Debug)]
pub(crate) struct Schema {
    messages: BTreeMap<String, DescriptorProto>,
    /// `/package.Service/Method` with the full names of its two messages.
    pub(crate) methods: BTreeMap<String, (String, String)>,
    /// Fields that were measured, and so are never the same twice.
    measured: &'static [&'static str],
}

/// A message as its schema names it, fields in the order of the wire.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Node {
    /// Full name, such as `boneyard.v1.Tile`.
    pub(crate) kind: String,
    pub(crate) fields: Vec<(String, Value)>,
}

/// A value of a field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Value {
    Number(u64),
    Text(String),
    Message(Node),
}

impl Schema {
    pub(crate) fn read() -> Self {
        Self::measuring(&["previous_elapsed_ms"])
    }

    /// The same, where these fields are measured.
    pub(crate) fn measuring(measured: &'static [&'static str]) -> Self {
        let set = FileDescriptorSet::decode(DESCRIPTORS).unwrap();
        let mut schema = Self { messages: BTreeMap::new(), methods: BTreeMap::new(), measured };
        for file in set.file {
            let package = file.package().to_owned();
            for message in file.message_type {
                schema.add(&package, message);
            }
            for service in file.service {
                for method in &service.method {
                    let path = format!("/{package}.{}/{}", service.name(), method.name());
                    let name = |kind: &str| kind.trim_start_matches('.').to_owned();
                    schema.methods.insert(path, (name(method.input_type()), name(method.output_type())));
                }
            }
        }
        schema
    }

    fn add(&mut self, scope: &str, message: DescriptorProto) {
        let name = format!("{scope}.{}", message.name());
        for nested in message.nested_type.clone() {
            self.add(&name, nested);
        }
        self.messages.insert(name, message);
    }

    pub(crate) fn message(&self, kind: &str) -> &DescriptorProto {
        self.messages.get(kind).unwrap_or_else(|| panic!("the schema has no {kind}"))
    }

    /// Kind of the answers of a method.
    pub(crate) fn answer_of(&self, path: &str) -> &str {
        &self.methods[path].1
    }

    /// Fields of a message that hold messages, with the kinds of these.
    pub(crate) fn members(&self, kind: &str) -> Vec<(String, String)> {
        let member = |field: &FieldDescriptorProto| {
            (field.r#type() == Type::Message)
                .then(|| (field.name().to_owned(), field.type_name().trim_start_matches('.').to_owned()))
        };
        self.message(kind).field.iter().filter_map(member).collect()
    }

    /// All kinds that a message of this kind can hold, itself included.
    pub(crate) fn reachable(&self, kind: &str) -> BTreeSet<String> {
        let mut found = BTreeSet::new();
        let mut open = vec![kind.to_owned()];
        while let Some(kind) = open.pop() {
            if found.insert(kind.clone()) {
                open.extend(self.members(&kind).into_iter().map(|(_, kind)| kind));
            }
        }
        found
    }

    /// The message in these bytes.
    ///
    /// # Panics
    /// The bytes are no such message, or hold a field that the schema does not have.
    pub(crate) fn decode(&self, kind: &str, bytes: &[u8]) -> Node {
        let message = self.message(kind);
        let mut rest = bytes;
        let mut fields = Vec::new();
        while !rest.is_empty() {
            let key = varint(&mut rest);
            let (number, wire) = (key >> 3, key & 7);
            let field = message
                .field
                .iter()
                .find(|field| u64::try_from(field.number()) == Ok(number))
                .unwrap_or_else(|| panic!("{kind} came with field {number}, which the schema does not have"));
            let name = field.name().to_owned();
            match wire {
                0 => fields.push((name, Value::Number(varint(&mut rest)))),
                2 => {
                    let length = usize::try_from(varint(&mut rest)).unwrap();
                    let (mut inner, after) = rest.split_at(length);
                    rest = after;
                    match field.r#type() {
                        Type::Message => {
                            let kind = field.type_name().trim_start_matches('.');
                            fields.push((name, Value::Message(self.decode(kind, inner))));
                        }
                        Type::String => fields.push((name, Value::Text(String::from_utf8(inner.to_vec()).unwrap()))),
                        // The provable deal: a hash, and when all is over what it is of.
                        Type::Bytes if kind.starts_with("boneyard.v1.Deal") => {
                            let hex = inner.iter().map(|byte| format!("{byte:02x}")).collect::<Vec<_>>().concat();
                            fields.push((name, Value::Text(hex)));
                        }
                        Type::Bytes => panic!("{kind}.{name} is opaque: no test can tell what is in it"),
                        _ => {
                            assert_eq!(field.label(), Label::Repeated, "{kind}.{name} is packed");
                            while !inner.is_empty() {
                                fields.push((name.clone(), Value::Number(varint(&mut inner))));
                            }
                        }
                    }
                }
                _ => panic!("{kind}.{name} came with wire type {wire}, which nothing here uses"),
            }
        }
        Node { kind: kind.to_owned(), fields }
    }

    fn is_map_entry(&self, kind: &str) -> bool {
        self.message(kind).options.as_ref().is_some_and(prost_types::MessageOptions::map_entry)
    }

    /// The message as text: times and what was measured are blanked, and entries of a map, which have no
    /// order, are sorted.
    pub(crate) fn normal(&self, node: &Node) -> String {
        if node.kind == "google.protobuf.Timestamp" {
            return "<time>".to_owned();
        }
        let mut text = "{".to_owned();
        let mut entries: Vec<(&str, String)> = node
            .fields
            .iter()
            .filter(|(name, _)| !self.measured.contains(&name.as_str()))
            .map(|(name, value)| {
                let shown = match value {
                    Value::Number(number) => number.to_string(),
                    Value::Text(text) => format!("{text:?}"),
                    Value::Message(inner) => self.normal(inner),
                };
                (name.as_str(), shown)
            })
            .collect();
        let is_map = |value: &Value| matches!(value, Value::Message(inner) if self.is_map_entry(&inner.kind));
        if node.fields.iter().any(|(_, value)| is_map(value)) {
            let maps: BTreeSet<&str> =
                node.fields.iter().filter(|(_, value)| is_map(value)).map(|(name, _)| name.as_str()).collect();
            let (mut sorted, kept): (Vec<_>, Vec<_>) = entries.into_iter().partition(|(name, _)| maps.contains(name));
            sorted.sort();
            entries = kept;
            entries.extend(sorted);
        }
        for (name, shown) in entries {
            write!(text, "{name}:{shown} ").unwrap();
        }
        text.push('}');
        text
    }
}

impl Node {
    /// Calls `visit` for this message and all in it, with the way to each.
    pub(crate) fn each<'a>(&'a self, visit: &mut impl FnMut(&[&'a str], &'a Self)) {
        self.each_below(&mut Vec::new(), visit);
    }

    fn each_below<'a>(&'a self, way: &mut Vec<&'a str>, visit: &mut impl FnMut(&[&'a str], &'a Self)) {
        visit(way, self);
        for (name, value) in &self.fields {
            if let Value::Message(inner) = value {
                way.push(name);
                inner.each_below(way, visit);
                way.pop();
            }
        }
    }

    /// A number; 0 when it is not there, as proto3 has it.
    pub(crate) fn number(&self, name: &str) -> u64 {
        let found = self.fields.iter().find_map(|(field, value)| match value {
            Value::Number(number) if field == name => Some(*number),
            Value::Number(_) | Value::Text(_) | Value::Message(_) => None,
        });
        found.unwrap_or_default()
    }

    /// A message in this one.
    pub(crate) fn member(&self, name: &str) -> Option<&Self> {
        self.fields.iter().find_map(|(field, value)| match value {
            Value::Message(inner) if field == name => Some(inner),
            Value::Number(_) | Value::Text(_) | Value::Message(_) => None,
        })
    }
}

fn varint(rest: &mut &[u8]) -> u64 {
    let mut number = 0;
    for shift in (0..64).step_by(7) {
        let (&byte, after) = rest.split_first().unwrap();
        *rest = after;
        number |= u64::from(byte & 0x7f) << shift;
        if byte & 0x80 == 0 {
            return number;
        }
    }
    panic!("a number of more than ten bytes");
}
