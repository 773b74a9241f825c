package app.marquee.start;

import app.marquee.command.CommandFailure;
import app.marquee.command.ExitStatus;
import app.marquee.command.Sentence;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Check that Java could read the arguments, so that no file gets another name than was typed. */
public final class ArgumentEncoding {
    /** Stands for bytes that are no letter. */
    private static final String REPLACEMENT = "\uFFFD";

    private static final Path TYPED = Path.of("/proc/self/cmdline");

    private ArgumentEncoding() {}

    /**
     * @throws CommandFailure when one has bytes that are no letters in the locale of the terminal
     */
    public static void require(List<String> arguments) {
        arguments.stream()
                .filter(one -> one.contains(REPLACEMENT))
                .findFirst()
                .filter(_ -> LocaleRestart.isAscii() || !isTyped())
                .ifPresent(
                        one -> {
                            throw new CommandFailure(
                                    ExitStatus.USAGE,
                                    Sentence.of(
                                            LocaleRestart.isAscii()
                                                    ? "arguments.locale"
                                                    : "arguments.bytes",
                                            one));
                        });
    }

    /** Whether the replacement itself was typed; also where the system doesn't tell. */
    private static boolean isTyped() {
        try {
            var _ =
                    StandardCharsets.UTF_8
                            .newDecoder()
                            .decode(ByteBuffer.wrap(Files.readAllBytes(TYPED)));
            return true;
        } catch (CharacterCodingException invalid) {
            return false;
        } catch (IOException untold) {
            return true;
        }
    }
}
