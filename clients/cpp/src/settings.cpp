#include "settings.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <fstream>
#include <string_view>

#include <boneyard/errors.h>

namespace boneyard {
namespace {

constexpr std::string_view default_server = "127.0.0.1:6628";
constexpr std::string_view default_port = "6628";
constexpr std::string_view white = " \t\r\n\v\f";

std::string environment(const char* name) {
  const char* value = std::getenv(name);
  return value ? value : "";
}

std::string trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(white);
  if (first == text.npos) return "";
  return std::string{text.substr(first, text.find_last_not_of(white) - first + 1)};
}

bool is_port(std::string_view text) {
  unsigned number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc{} && end == text.data() + text.size() && 0 < number && number < 65536;
}

// A name or number without a colon, or an IPv6 address in brackets.
bool is_host(std::string_view text) {
  const bool is_bracketed = text.size() > 2 && text.front() == '[' && text.back() == ']';
  if (is_bracketed) text = text.substr(1, text.size() - 2);
  return !text.empty() && text.find_first_of(is_bracketed ? "/ []" : "/ []:") == text.npos;
}

// Never shows what it refuses: it may be half of a secret.
std::string checked_token(const std::string& text, const std::string& origin) {
  const std::string token = trimmed(text);
  const auto is_strange = [](char letter) { return letter <= ' ' || letter > '~'; };
  if (token.empty() || std::ranges::any_of(token, is_strange)) {
    throw SettingsError{origin + " does not hold a token: one ASCII word is wanted"};
  }
  return token;
}

}  // namespace

std::string server_address(const std::string& server) {
  std::string text = server.empty() ? environment("BONEYARD_SERVER") : server;
  text = trimmed(text.empty() ? default_server : std::string_view{text});
  if (const auto scheme = text.find("://"); scheme != text.npos) {
    std::string name = text.substr(0, scheme);
    for (char& letter : name) letter = letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter + 32) : letter;
    if (name != "http") throw SettingsError{"server \"" + text + "\": only plain http:// or host:port is supported"};
    text.erase(0, scheme + 3);
  }
  std::string address = text.substr(0, text.find_last_not_of('/') + 1);
  if (address.find(':') == address.npos || address.ends_with(']')) address.append(":").append(default_port);
  const auto colon = address.rfind(':');
  if (!is_host(address.substr(0, colon)) || !is_port(address.substr(colon + 1))) {
    throw SettingsError{"server \"" + text + "\" is not of the form host:port"};
  }
  return address;
}

std::string find_token(const std::string& token) {
  if (!token.empty()) return checked_token(token, "the token");
  if (const auto given = environment("BONEYARD_TOKEN"); !given.empty()) return checked_token(given, "BONEYARD_TOKEN");
  const std::string path = environment("BONEYARD_TOKEN_FILE");
  if (path.empty()) return "";
  std::ifstream file{path, std::ios::binary};
  std::string content;
  std::getline(file, content, '\0');  // all of it
  if (!file.is_open() || file.bad()) throw SettingsError{"cannot read the token of BONEYARD_TOKEN_FILE: " + path};
  return checked_token(content, "the file " + path + " of BONEYARD_TOKEN_FILE");
}

}  // namespace boneyard
