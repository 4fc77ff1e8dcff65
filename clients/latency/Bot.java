// Times answers in Java: see measure.py.
// Usage: java -cp 'clients/java/target/lib/*' clients/latency/Bot.java SERVER ECHO CALL DECISIONS
import dev.boneyard.Boneyard;
import dev.boneyard.Client;
import dev.boneyard.Options;
import dev.boneyard.Registration;
import dev.boneyard.v1.ChairSpec;
import dev.boneyard.v1.CreateTableRequest;
import dev.boneyard.v1.Decision;
import dev.boneyard.v1.Hello;
import dev.boneyard.v1.HouseBotSpec;
import dev.boneyard.v1.ListenRequest;
import dev.boneyard.v1.MoveAnswer;
import dev.boneyard.v1.PlayRequest;
import dev.boneyard.v1.PlayResponse;
import dev.boneyard.v1.PlayServiceGrpc;
import dev.boneyard.v1.PlayerEvent;
import dev.boneyard.v1.SubmitMoveRequest;
import dev.boneyard.v1.TableSpec;
import dev.boneyard.v1.TableState;
import dev.boneyard.v1.VariantSpec;
import io.grpc.stub.BlockingClientCall;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

public final class Bot {
    private static final Hello HELLO = Hello.newBuilder().setClient("latency").build();

    /** Sends an answer and waits until it is acknowledged. */
    interface Sender {
        void send(MoveAnswer answer) throws Exception;
    }

    /** Gives the next event that is no acknowledgement. */
    interface Receiver {
        PlayerEvent receive() throws Exception;
    }

    static Sender unary(Client client) {
        var play = client.play();
        return answer -> play.submitMove(SubmitMoveRequest.newBuilder().setAnswer(answer).build());
    }

    static Receiver listen(Client client) {
        var responses = client.play().listen(ListenRequest.newBuilder().setHello(HELLO).build());
        return () -> responses.next().getEvent();
    }

    /** A Play stream. Events that come before an acknowledgement wait for whoever asks for the next one. */
    static final class Talk implements Sender, Receiver {
        private final BlockingClientCall<PlayRequest, PlayResponse> stream;
        private final Deque<PlayerEvent> waiting = new ArrayDeque<>();

        Talk(Client client) throws Exception {
            stream = PlayServiceGrpc.newBlockingV2Stub(client.channel()).play();
            stream.write(PlayRequest.newBuilder().setHello(HELLO).build());
        }

        @Override
        public void send(MoveAnswer answer) throws Exception {
            stream.write(PlayRequest.newBuilder().setAnswer(answer).build());
            for (PlayerEvent event = read(); !event.hasAnswerResult(); event = read()) {
                waiting.add(event);
            }
        }

        @Override
        public PlayerEvent receive() throws Exception {
            return waiting.isEmpty() ? read() : waiting.remove();
        }

        private PlayerEvent read() throws Exception {
            PlayResponse response = stream.read();
            if (response == null) {
                throw new IllegalStateException("the server ended the stream");
            }
            return response.getEvent();
        }
    }

    static void openTable(Client client, String playerId) {
        var variant = VariantSpec.newBuilder()
                .setVariant("block")
                .putOptions("seats", "2")
                .putOptions("target", "500");
        var table = TableSpec.newBuilder()
                .setVariant(variant)
                .addChairs(ChairSpec.newBuilder().setPlayerId(playerId))
                .addChairs(ChairSpec.newBuilder().setHouseBot(HouseBotSpec.newBuilder().setHouseBot("first")));
        client.tables().createTable(CreateTableRequest.newBuilder().setTable(table).build());
    }

    static double microseconds(Sender sender, MoveAnswer answer) throws Exception {
        long begun = System.nanoTime();
        sender.send(answer);
        return (System.nanoTime() - begun) / 1000.0;
    }

    public static void main(String[] arguments) throws Exception {
        String server = arguments[0];
        String echo = arguments[1];
        boolean isPlay = arguments[2].equals("Play");
        int decisions = Integer.parseInt(arguments[3]);
        Registration made = Boneyard.register(Options.DEFAULT.server(server).name("latency"));
        Options options = Options.DEFAULT.token(made.token());
        try (var ours = Boneyard.connect(options.server(server)); var bare = Boneyard.connect(options.server(echo))) {
            Sender toServer = isPlay ? new Talk(ours) : unary(ours);
            Sender toEcho = isPlay ? new Talk(bare) : unary(bare);
            Receiver events = toServer instanceof Talk talk ? talk : listen(ours);
            List<Double> echoTimes = new ArrayList<>();
            List<Double> serverTimes = new ArrayList<>();
            while (serverTimes.size() < decisions) {
                PlayerEvent event = events.receive();
                boolean isOver = event.getTableNotice().getState() == TableState.TABLE_STATE_FINISHED;
                if (event.hasWelcome() || isOver) {
                    openTable(ours, made.playerId());
                }
                if (!event.hasTurnRequest()) {
                    continue;
                }
                Decision decision = event.getTurnRequest().getDecision();
                MoveAnswer answer = MoveAnswer.newBuilder()
                        .setTableId(decision.getTableId())
                        .setTurn(decision.getTurn())
                        .setChoice(decision.getLegalMoves(0).getChoice())
                        .build();
                toEcho.send(answer); // not counted: whatever comes first after the wait for a question is slow
                echoTimes.add(microseconds(toEcho, answer));
                serverTimes.add(microseconds(toServer, answer));
            }
            System.out.printf("{\"echo\": %s, \"server\": %s}%n", echoTimes, serverTimes);
        }
    }
}
