package dev.boneyard.real;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/** An example in a process of its own, run as its reader would: from its file. */
final class Program implements AutoCloseable {
    private final Process process;

    Program(String example, String server, String token, String table) throws IOException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        var command = new ProcessBuilder(
                java, "-cp", System.getProperty("java.class.path"), "examples/" + example + ".java", table);
        command.environment().put("BONEYARD_SERVER", server);
        command.environment().put("BONEYARD_TOKEN", token);
        process = command.redirectError(ProcessBuilder.Redirect.DISCARD).start();
    }

    /** Waits for its end; returns what it printed. */
    String output() throws IOException, InterruptedException {
        assertTrue(process.waitFor(RealServer.PATIENCE_S, TimeUnit.SECONDS), "the bot does not end");
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.exitValue(), said);
        return said;
    }

    boolean isAlive() {
        return process.isAlive();
    }

    /** Kills it, and returns when it is gone. */
    @Override
    public void close() {
        process.destroyForcibly().onExit().join();
    }
}
