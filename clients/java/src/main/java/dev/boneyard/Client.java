package dev.boneyard;

import dev.boneyard.v1.DirectorServiceGrpc;
import dev.boneyard.v1.PlayServiceGrpc;
import dev.boneyard.v1.PlayerServiceGrpc;
import dev.boneyard.v1.RecordServiceGrpc;
import dev.boneyard.v1.ServerServiceGrpc;
import dev.boneyard.v1.TableServiceGrpc;
import dev.boneyard.v1.TournamentServiceGrpc;
import io.grpc.Channel;
import io.grpc.ClientInterceptors;
import io.grpc.ManagedChannel;
import io.grpc.ManagedChannelBuilder;
import io.grpc.Metadata;
import io.grpc.stub.AbstractStub;
import io.grpc.stub.MetadataUtils;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * A connection with every service of one server, the token sent along with every call. A refused call throws {@code
 * StatusRuntimeException}; {@link Boneyard#reasonOf} reads the reason. Threads may share it. Made by {@link
 * Boneyard#connect}; close it.
 */
public final class Client implements AutoCloseable {
    private static final long CALL_TIMEOUT_S = 10;
    private static final Metadata.Key<String> AUTHORIZATION =
            Metadata.Key.of("authorization", Metadata.ASCII_STRING_MARSHALLER);

    // It warns of a name that cannot be resolved by a whole stack at each attempt, and what we say of it would drown.
    private static final Logger CHANNEL_LOG = Logger.getLogger("io.grpc.internal.ManagedChannelImpl");

    static {
        if (CHANNEL_LOG.getLevel() == null) {
            CHANNEL_LOG.setLevel(Level.SEVERE);
        }
    }

    private final String address;
    private final ManagedChannel connection;
    private final Channel channel;

    /** The token is "" for none; both were checked. */
    Client(String address, String token) {
        this.address = address;
        connection = open(address);
        var headers = new Metadata();
        if (!token.isEmpty()) {
            headers.put(AUTHORIZATION, "Bearer " + token);
        }
        channel = ClientInterceptors.intercept(connection, MetadataUtils.newAttachHeadersInterceptor(headers));
    }

    private static ManagedChannel open(String address) {
        try {
            return ManagedChannelBuilder.forTarget("dns:///" + address)
                    .usePlaintext()
                    // Notices a dead connection. A server may take more frequent pings for an attack.
                    .keepAliveTime(30, TimeUnit.SECONDS)
                    .keepAliveTimeout(10, TimeUnit.SECONDS)
                    .build();
        } catch (IllegalArgumentException error) {
            throw new SettingsException("server \"%s\": %s".formatted(address, error.getMessage()), error);
        }
    }

    /** The stub, for a call that has to answer soon. */
    static <S extends AbstractStub<S>> S inTime(S stub) {
        return stub.withDeadlineAfter(CALL_TIMEOUT_S, TimeUnit.SECONDS);
    }

    /**
     * Where the server is.
     *
     * @return host:port
     */
    public String address() {
        return address;
    }

    /**
     * What all stubs call through, for those that are not here, such as {@code PlayServiceGrpc.newStub}.
     *
     * @return a channel that sends the token along
     */
    public Channel channel() {
        return channel;
    }

    /**
     * Playing.
     *
     * @return a stub whose calls block
     */
    public PlayServiceGrpc.PlayServiceBlockingStub play() {
        return PlayServiceGrpc.newBlockingStub(channel);
    }

    /**
     * Tables.
     *
     * @return a stub whose calls block
     */
    public TableServiceGrpc.TableServiceBlockingStub tables() {
        return TableServiceGrpc.newBlockingStub(channel);
    }

    /**
     * Accounts and tokens.
     *
     * @return a stub whose calls block
     */
    public PlayerServiceGrpc.PlayerServiceBlockingStub players() {
        return PlayerServiceGrpc.newBlockingStub(channel);
    }

    /**
     * Records of matches that are over.
     *
     * @return a stub whose calls block
     */
    public RecordServiceGrpc.RecordServiceBlockingStub records() {
        return RecordServiceGrpc.newBlockingStub(channel);
    }

    /**
     * Tournaments.
     *
     * @return a stub whose calls block
     */
    public TournamentServiceGrpc.TournamentServiceBlockingStub tournaments() {
        return TournamentServiceGrpc.newBlockingStub(channel);
    }

    /**
     * Running tables for others.
     *
     * @return a stub whose calls block
     */
    public DirectorServiceGrpc.DirectorServiceBlockingStub director() {
        return DirectorServiceGrpc.newBlockingStub(channel);
    }

    /**
     * The server itself: limits, variants and their options.
     *
     * @return a stub whose calls block
     */
    public ServerServiceGrpc.ServerServiceBlockingStub server() {
        return ServerServiceGrpc.newBlockingStub(channel);
    }

    /** Ends the connection and every call on it. */
    @Override
    public void close() {
        connection.shutdownNow();
    }
}
