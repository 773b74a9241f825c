package app.marquee.start;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * Opener of links and folders in the programs of a Linux desktop. These inherit the environment
 * without the token that a variable may hold, which those that the toolkit starts would not.
 */
public final class LinkOpener {
    private static final List<List<String>> PROGRAMS =
            List.of(
                    List.of("xdg-open"),
                    List.of("gio", "open"),
                    List.of("sensible-browser"),
                    List.of("firefox"));

    private final List<List<String>> programs;
    private final UnaryOperator<String> mask;

    /**
     * @param mask takes secrets out of a text
     */
    public LinkOpener(UnaryOperator<String> mask) {
        this(PROGRAMS, mask);
    }

    LinkOpener(List<List<String>> programs, UnaryOperator<String> mask) {
        this.programs = programs;
        this.mask = mask;
    }

    /** Opens the address in the first of the programs that is there. */
    public void open(String address) {
        for (List<String> program : programs) {
            List<String> command = new ArrayList<>(program);
            command.add(address);
            try {
                start(command);
                return;
            } catch (IOException missing) {
                // The next one.
            }
        }
    }

    private void start(List<String> command) throws IOException {
        ProcessBuilder process =
                new ProcessBuilder(command)
                        .redirectInput(ProcessBuilder.Redirect.PIPE)
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .redirectError(ProcessBuilder.Redirect.DISCARD);
        process.environment().replaceAll((_, value) -> mask.apply(value));
        process.start().getOutputStream().close();
    }
}
