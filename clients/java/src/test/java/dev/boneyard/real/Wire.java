package dev.boneyard.real;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;

/** Stands between a bot and its server, and can be cut. */
final class Wire implements AutoCloseable {
    private final ServerSocket listener;
    private final int serverPort;
    private final List<Socket> open = new ArrayList<>();

    Wire(String server) throws IOException {
        serverPort = Integer.parseInt(server.substring(server.lastIndexOf(':') + 1));
        listener = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        beside(this::accept);
    }

    String address() {
        return "127.0.0.1:" + listener.getLocalPort();
    }

    /** Closes what is open now; new connections go through. */
    synchronized void cut() {
        open.forEach(Wire::end);
        open.clear();
    }

    @Override
    public void close() throws IOException {
        listener.close();
        cut();
    }

    private void accept() throws IOException {
        while (true) {
            Socket bot = listener.accept();
            Socket server = new Socket(InetAddress.getLoopbackAddress(), serverPort);
            synchronized (this) {
                open.add(bot);
                open.add(server);
            }
            beside(() -> carry(bot, server));
            beside(() -> carry(server, bot));
        }
    }

    private static void carry(Socket from, Socket to) throws IOException {
        try (from; to) {
            from.getInputStream().transferTo(to.getOutputStream());
        }
    }

    private static void end(Socket socket) {
        try {
            socket.close();
        } catch (IOException error) {
            throw new UncheckedIOException(error);
        }
    }

    private interface Work {
        void run() throws IOException;
    }

    private static void beside(Work work) {
        var thread = new Thread(() -> {
            try {
                work.run();
            } catch (IOException closed) {
                // one end is gone, and so is the other
            }
        });
        thread.setDaemon(true);
        thread.start();
    }
}
