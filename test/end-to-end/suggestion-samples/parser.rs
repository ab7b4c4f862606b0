use std::collections::HashMap;
use std::fmt;

/// A line that could not be read.
#[derive(Debug)]
pub struct ParseError {
    line: usize,
    reason: String,
}

impl fmt::Display for ParseError {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        write!(out, "line {}: {}", self.line, self.reason)
    }
}

/// Reads `name = value` lines into a map.
pub fn parse(text: &str) -> Result<HashMap<String, String>, ParseError> {
    let mut settings = HashMap::with_capacity(16);
    for (number, line) in text.lines().enumerate() {
        let trimmed = line.trim();
        if trimmed.is_empty() {
            continue;
        }
        let (name, value) = split(trimmed, number)?;
        settings.insert(name.to_string(), value.to_string());
    }
    Ok(settings)
}

fn split(line: &str, number: usize) -> Result<(&str, &str), ParseError> {
    match line.find('=') {
        Some(at) => {
            let name = line[..at].trim();
            let value = line[at + 1..].trim();
            Ok((name, value))
        }
        None => Err(ParseError {
            line: number + 1,
            reason: String::from("there is no equals sign"),
        }),
    }
}

pub fn longest(settings: &HashMap<String, String>) -> usize {
    let lengths = settings.keys().map(|name| name.len());
    lengths.max().unwrap_or(0)
}
