package app.marquee.tour;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.LayoutAudit;
import app.marquee.ViewAudit;
import app.marquee.sandbox.account.Content;
import app.marquee.ui.testing.Toolkit;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeoutException;

/**
 * Nothing but titles is clipped at any stop of the tour, in each size of window and text and in
 * each language. {@code marquee.layouts.only} takes the stops whose names begin with one of these,
 * {@code marquee.layouts.looks} the looks whose names match; {@code marquee.layouts.pictures} saves
 * a picture of each into {@code target/layouts}, where the toolkit paints.
 */
@Tag("window")
@Tag("long")
@EnabledIfSystemProperty(named = "marquee.layouts", matches = "true")
class LayoutTest {
    private static final String ONLY = System.getProperty("marquee.layouts.only", "");
    private static final String LOOKS = System.getProperty("marquee.layouts.looks", ".*");

    private static final boolean PICTURES = Boolean.getBoolean("marquee.layouts.pictures");

    private static final String RUN = LOOKS.replaceAll("[^\\w-]", "") + ".txt";
    private static final Path DEFECTS = Path.of("target/layout-defects" + RUN);
    private static final Path SEEN = Path.of("target/layout-seen" + RUN);

    private final List<String> defects = new ArrayList<>();
    private final List<Throwable> uncaught = new ArrayList<>();
    private int seen;

    @Test
    @Timeout(7000)
    void nothingIsClipped(@TempDir Path home) throws IOException, TimeoutException {
        Toolkit.start();
        Files.createDirectories(Path.of("target/layouts"));
        List<TourLook> looks =
                TourLook.layouts().stream().filter(look -> look.name().matches(LOOKS)).toList();
        Files.writeString(DEFECTS, "");
        Files.writeString(SEEN, "");
        Tour.on(
                home,
                Content.HOSTILE,
                window -> {
                    for (String stops : ONLY.split(",", -1)) {
                        Tour.walk(window, stops, looks, this::see);
                    }
                    uncaught.addAll(window.uncaught());
                });
        assertThat(seen).isPositive();
        assertThat(defects).isEmpty();
        assertThat(uncaught).isEmpty();
    }

    private void add(String defect) {
        defects.add(defect);
        note(DEFECTS, defect);
    }

    /** At once, so that a run that is ended early has told what it saw and found. */
    private static void note(Path file, String line) {
        try {
            Files.writeString(file, line + "\n", StandardOpenOption.APPEND);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private void see(TourWindow window, TourStop stop, TourLook look) {
        seen++;
        if (PICTURES) {
            window.save(Path.of("target/layouts", stop.name() + "-" + look.name() + ".png"));
        }
        String place = stop.name() + "-" + look.name() + ": ";
        List<String> found = new ArrayList<>(window.see(LayoutAudit::of));
        found.addAll(window.see(ViewAudit::of));
        found.forEach(defect -> add(place + defect));
        note(SEEN, stop.name() + "-" + look.name());
    }
}
