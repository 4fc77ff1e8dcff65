package boneyard

import (
	"fmt"
	"net"
	"os"
	"strconv"
	"strings"
)

// Where the server is and who we are: arguments first, then the environment.

const (
	defaultServer = "127.0.0.1:6628"
	defaultPort   = "6628"
)

// serverAddress is host:port from the argument, else BONEYARD_SERVER, else this machine. http:// is allowed in front.
func serverAddress(server string) (string, error) {
	text := strings.TrimSpace(firstOf(server, os.Getenv("BONEYARD_SERVER"), defaultServer))
	if scheme, rest, found := strings.Cut(text, "://"); found {
		if !strings.EqualFold(scheme, "http") {
			return "", &SettingsError{fmt.Sprintf("server %q: only plain http:// or host:port is supported", text)}
		}
		text = rest
	}
	address := strings.TrimRight(text, "/")
	if !strings.Contains(address, ":") || strings.HasSuffix(address, "]") {
		address += ":" + defaultPort
	}
	host, port, err := net.SplitHostPort(address)
	number, badPort := strconv.ParseUint(port, 10, 16)
	if err != nil || badPort != nil || number == 0 || host == "" || strings.ContainsAny(host, "/ ") {
		return "", &SettingsError{fmt.Sprintf("server %q is not of the form host:port", text)}
	}
	return net.JoinHostPort(host, port), nil
}

// findToken is the token from the argument, else BONEYARD_TOKEN, else the file BONEYARD_TOKEN_FILE; "" without any.
func findToken(token string) (string, error) {
	if token != "" {
		return checkedToken(token, "the token")
	}
	if token = os.Getenv("BONEYARD_TOKEN"); token != "" {
		return checkedToken(token, "BONEYARD_TOKEN")
	}
	path := os.Getenv("BONEYARD_TOKEN_FILE")
	if path == "" {
		return "", nil
	}
	content, err := os.ReadFile(path)
	if err != nil {
		return "", &SettingsError{fmt.Sprintf("cannot read the token of BONEYARD_TOKEN_FILE: %v", err)}
	}
	return checkedToken(string(content), fmt.Sprintf("the file %s of BONEYARD_TOKEN_FILE", path))
}

// checkedToken never shows what it refuses: it may be half of a secret.
func checkedToken(text, origin string) (string, error) {
	token := strings.TrimSpace(text)
	strange := func(r rune) bool { return r <= ' ' || r > '~' }
	if token == "" || strings.ContainsFunc(token, strange) {
		return "", &SettingsError{origin + " does not hold a token: one ASCII word is wanted"}
	}
	return token, nil
}

func firstOf(texts ...string) string {
	for _, text := range texts {
		if text != "" {
			return text
		}
	}
	return ""
}
