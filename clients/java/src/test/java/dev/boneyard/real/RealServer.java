package dev.boneyard.real;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.abort;

import dev.boneyard.Boneyard;
import dev.boneyard.Options;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The real server, in a process of its own, on a port that the system chose. BONEYARD_SERVER_BIN names the program;
 * without it, that of the release build in this checkout is taken. Where there is none the tests are skipped, and fail
 * if BONEYARD_REQUIRE_ALL is set.
 */
final class RealServer implements AutoCloseable {
    /** How long a test waits for the other side before it fails. */
    static final long PATIENCE_S = 120;

    private static final Pattern SERVING = Pattern.compile("\"message\":\"serving\",\"listen\":\"([^\"]+)\"");

    private final String storage;
    private final Path folder;
    private volatile String address;
    private volatile Process process;

    private RealServer(Path folder) {
        this.folder = folder;
        storage = folder == null ? "--in-memory" : "--data-dir";
        address = start("127.0.0.1:0");
    }

    /** Keeps everything in memory. */
    static RealServer inMemory() {
        return new RealServer(null);
    }

    /** Keeps everything in this folder, and may be killed. */
    static RealServer in(Path folder) {
        return new RealServer(folder);
    }

    String address() {
        return address;
    }

    /** A new player with a client of its own. */
    Guest guest() throws InterruptedException {
        return new Guest(address, Boneyard.register(Options.DEFAULT.server(address).name("guest")));
    }

    /** Kills it as a power cut would, and starts it again at the same address, on what it kept. */
    void restart() {
        close();
        address = start(address);
    }

    /** Kills it, and returns when it is gone. */
    @Override
    public void close() {
        process.destroyForcibly().onExit().join();
    }

    private String start(String listen) {
        var command = new ArrayList<>(List.of(program(), "--listen", listen, "--log-format", "json", storage));
        if (folder != null) {
            command.add(folder.toString());
        }
        var serving = new CompletableFuture<String>();
        try {
            process = new ProcessBuilder(command).start();
            var reader = new Thread(() -> readLog(process.errorReader(), serving), "log of the server");
            reader.setDaemon(true);
            reader.start();
            return serving.get(PATIENCE_S, TimeUnit.SECONDS);
        } catch (IOException | InterruptedException | ExecutionException | TimeoutException error) {
            throw new IllegalStateException("the server does not serve", error);
        }
    }

    private static void readLog(BufferedReader log, CompletableFuture<String> serving) {
        var said = new StringBuilder();
        try (log) {
            for (String line = log.readLine(); line != null; line = log.readLine()) {
                said.append(line).append('\n');
                Matcher found = SERVING.matcher(line);
                if (found.find()) {
                    serving.complete(found.group(1));
                }
            }
            serving.completeExceptionally(new IllegalStateException("the server ended instead of serving: " + said));
        } catch (IOException error) {
            serving.completeExceptionally(new UncheckedIOException(error));
        }
    }

    private static String program() {
        String named = System.getenv().getOrDefault("BONEYARD_SERVER_BIN", "../../target/release/boneyard-server");
        if (!Files.isExecutable(Path.of(named))) {
            String why = "no server: cargo build --release --bin boneyard-server, or set BONEYARD_SERVER_BIN";
            assertEquals("", System.getenv().getOrDefault("BONEYARD_REQUIRE_ALL", ""), why);
            abort(why);
        }
        return named;
    }
}
