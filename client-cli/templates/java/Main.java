import dev.boneyard.Boneyard;
import dev.boneyard.Options;
import dev.boneyard.PlayedMatch;

/** Plays at a server. Usage: java -cp 'classes:lib/*' Main [TABLE] */
public final class Main {
    private Main() {}

    public static void main(String[] arguments) throws InterruptedException {
        var options = Options.DEFAULT.name("my-bot").table(arguments.length > 0 ? arguments[0] : "");
        for (PlayedMatch match : Boneyard.run(Logic::decide, options)) {
            System.out.println(match);
        }
    }
}
