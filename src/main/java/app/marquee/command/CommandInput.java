package app.marquee.command;

import app.marquee.file.InputFile;
import app.marquee.file.Obstacle;

import java.io.IOException;
import java.nio.file.Path;

/** Reader of what the user named as input, with a sentence on why there is none. Blocking. */
public final class CommandInput {
    private CommandInput() {}

    /**
     * @param file {@code -} is standard input
     * @param most how many bytes are read; what is longer is cut
     * @throws CommandFailure when it can't be read or is empty
     */
    public static byte[] read(CommandContext context, Path file, int most)
            throws InterruptedException {
        InputFile input = new InputFile(file, context.in());
        try {
            byte[] bytes = input.read(most);
            if (bytes.length == 0) {
                throw new CommandFailure(
                        input.isStandard()
                                ? Sentence.of("input.standard.empty")
                                : Sentence.of("input.empty", file));
            }
            return bytes;
        } catch (IOException unreadable) {
            throw new CommandFailure(
                    input.isStandard()
                            ? Sentence.of("input.standard.unreadable")
                            : reason(file, unreadable),
                    unreadable);
        }
    }

    private static Sentence reason(Path file, IOException unreadable) {
        return switch (Obstacle.of(unreadable)) {
            case NO_FOLDER -> Sentence.of("input.missing", file);
            case FOLDER -> Sentence.of("input.folder", file);
            case DENIED -> Sentence.of("input.denied", file);
            case NO_DEVICE -> Sentence.of("input.socket", file);
            default -> Sentence.of("input.unreadable", file);
        };
    }
}
