package dev.boneyard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boneyard.v1.GetSeatViewRequest;
import dev.boneyard.v1.GetServerInfoRequest;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What is read before anything connects, and what a client sends. */
@Timeout(60)
class SettingsTest {
    private static Settings environment(String... pairs) {
        var variables = new HashMap<String, String>();
        for (int at = 0; at < pairs.length; at += 2) {
            variables.put(pairs[at], pairs[at + 1]);
        }
        return new Settings(variables);
    }

    @Test
    void theServerIsFound() {
        Settings elsewhere = environment("BONEYARD_SERVER", "http://dominoes:7000/");
        assertEquals("dominoes:7000", elsewhere.serverAddress(""));
        assertEquals("other:1", elsewhere.serverAddress("other:1"));
        assertEquals("dominoes:6628", elsewhere.serverAddress("dominoes"));
        assertEquals("[::1]:6628", elsewhere.serverAddress("[::1]"));
        assertEquals("[::1]:7000", elsewhere.serverAddress("HTTP://[::1]:7000"));
        assertEquals("127.0.0.1:6628", environment().serverAddress(""));
        assertEquals("127.0.0.1:6628", environment("BONEYARD_SERVER", "").serverAddress(null));
    }

    @Test
    void whatIsNoAddressIsRefused() {
        for (String text : List.of(
                "https://dominoes", "dominoes:", ":6628", "::1", "dominoes:port", "dominoes:0", "dominoes:70000",
                "dominoes/path", "two words", "http://")) {
            var error = assertThrows(SettingsException.class, () -> environment().serverAddress(text), text);
            assertTrue(error.getMessage().contains(text.strip()), error::getMessage);
        }
        var options = Options.DEFAULT.server("no_such_host%:1");
        assertThrows(SettingsException.class, () -> Boneyard.connect(options));
    }

    @Test
    void theTokenIsFound(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("token"), "from-file\n");
        assertEquals("", environment().findToken(""));
        assertEquals("", environment().findToken(null));
        assertEquals("from-file", environment("BONEYARD_TOKEN_FILE", file.toString()).findToken(""));
        Settings both = environment("BONEYARD_TOKEN_FILE", file.toString(), "BONEYARD_TOKEN", "from-env");
        assertEquals("from-env", both.findToken(""));
        assertEquals("given", both.findToken("given"));
    }

    @Test
    void aTokenThatCannotBeUsedIsNamedButNotShown() {
        var missing = environment("BONEYARD_TOKEN_FILE", "missing");
        assertTrue(assertThrows(SettingsException.class, () -> missing.findToken("")).getMessage().contains("missing"));
        var words = environment("BONEYARD_TOKEN", "two words");
        String said = assertThrows(SettingsException.class, () -> words.findToken("")).getMessage();
        assertEquals("BONEYARD_TOKEN does not hold a token: one ASCII word is wanted", said);
        assertFalse(Options.DEFAULT.token("secret").toString().contains("secret"));
    }

    @Test
    void optionsAreCheckedBeforeARunConnects() {
        for (Options options : List.of(
                Options.DEFAULT.name("n".repeat(33)),
                Options.DEFAULT.name(""),
                Options.DEFAULT.name(null),
                Options.DEFAULT.matches(-1),
                Options.DEFAULT.server("https://x"),
                Options.DEFAULT.token("two words"))) {
            assertThrows(SettingsException.class, () -> Boneyard.run(Bot::mostPoints, options), options::toString);
        }
    }

    @Test
    void waitingDoublesUpToEightSecondsAndVaries() {
        var waits = new Backoff();
        for (int longestMs : new int[] {250, 500, 1000, 2000, 4000, 8000, 8000}) {
            long ms = waits.next().toMillis();
            assertTrue(longestMs / 2 <= ms && ms <= longestMs, () -> ms + " ms, not up to " + longestMs);
        }
        waits.reset();
        assertTrue(waits.next().compareTo(Duration.ofMillis(250)) <= 0);
    }

    @Test
    void everyCallSendsTheTokenAndTellsItsReason() {
        try (var server = new FakeServer();
                var client = Boneyard.connect(Options.DEFAULT.server(server.address()).token("secret"))) {
            var view = GetSeatViewRequest.newBuilder().setTableId("tbl_b").build();
            var refused = assertThrows(StatusRuntimeException.class, () -> client.play().getSeatView(view));
            assertEquals("TABLE_NOT_FOUND", Boneyard.reasonOf(refused));
            assertEquals(List.of("Bearer secret"), server.authorizations);
            var info = GetServerInfoRequest.getDefaultInstance();
            var other = assertThrows(StatusRuntimeException.class, () -> client.server().getServerInfo(info));
            assertEquals("", Boneyard.reasonOf(other));
        }
    }

    @Test
    void registeringWhereItIsNotOpen() {
        try (var server = new FakeServer()) {
            server.registering = FakeServer.refusal(Status.Code.UNAUTHENTICATED, "TOKEN_INVALID", "scripted");
            var options = Options.DEFAULT.server(server.address()).name("ada");
            var refused = assertThrows(RefusedException.class, () -> Boneyard.register(options));
            assertEquals("TOKEN_INVALID", refused.reason());
            assertTrue(refused.getMessage().startsWith("cannot register a player at 127.0.0.1:"), refused::getMessage);
        }
    }

    @Test
    void whatTheServerDidNotSayIsTold() {
        var cause = new IllegalStateException("Connection refused: /127.0.0.1:1");
        var here = Status.UNAVAILABLE.withDescription("io exception").withCause(cause).asException();
        assertEquals(
                "UNAVAILABLE: io exception: Connection refused: /127.0.0.1:1 (is the server running, and at this address?)",
                Errors.describe(here));
        var bare = Status.UNKNOWN.asException();
        assertEquals("UNKNOWN", Errors.describe(bare));
        var there = FakeServer.refusal(Status.Code.UNAVAILABLE, "SERVER_DRAINING", "stopping");
        assertEquals("UNAVAILABLE SERVER_DRAINING: stopping", Errors.describe(there));
    }

    @Test
    void theVersionIsThatOfTheArtifact() throws Exception {
        String pom = Files.readString(Path.of("pom.xml"));
        assertTrue(pom.contains("<artifactId>boneyard-client</artifactId>\n  <version>" + Boneyard.VERSION + "<"));
    }
}
