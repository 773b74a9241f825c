package app.marquee.bench;

import org.jspecify.annotations.Nullable;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/**
 * Where windows of a measurement open: the display of this run, else a virtual one of our own, else
 * the toolkit's headless platform.
 *
 * @param words what to call it in the table
 */
record Screen(
        String words, Map<String, String> environment, List<String> flags, @Nullable Process server)
        implements AutoCloseable {
    private static final List<String> HEADLESS =
            List.of(
                    "-Dglass.platform=Monocle",
                    "-Dmonocle.platform=Headless",
                    "-Dheadless.geometry=1600x1000-32",
                    "-Dprism.order=sw");

    static Screen find() {
        String display = System.getenv("DISPLAY");
        if (display != null && !display.isBlank()) {
            return new Screen("the display " + display, Map.of(), List.of(), null);
        }
        try {
            return virtual();
        } catch (IOException none) {
            return new Screen("no display, headless Monocle", Map.of(), HEADLESS, null);
        }
    }

    private static Screen virtual() throws IOException {
        Process server =
                new ProcessBuilder(
                                "Xvfb",
                                "-displayfd",
                                "1",
                                "-screen",
                                "0",
                                "1600x1000x24",
                                "-nolisten",
                                "tcp")
                        .redirectError(ProcessBuilder.Redirect.DISCARD)
                        .start();
        BufferedReader told = server.inputReader(StandardCharsets.US_ASCII);
        String number = told.readLine();
        if (number == null) {
            server.destroy();
            throw new IOException("Xvfb did not start");
        }
        return new Screen(
                "a virtual display (Xvfb)", Map.of("DISPLAY", ":" + number), List.of(), server);
    }

    @Override
    public void close() {
        if (server != null) {
            server.destroy();
        }
    }
}
