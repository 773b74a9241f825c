package app.marquee;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxToolkit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeoutException;

/** The working views in high contrast, compact, small, large, and in Portuguese: nothing is cut. */
class LooksTest {
    @Test
    @Timeout(400)
    void everyLookCanBeReadAndReached(@TempDir Path home) throws IOException, TimeoutException {
        FxToolkit.registerPrimaryStage();
        Path pictures = Files.createDirectories(Path.of("target", "pictures"));
        List<String> defects = new ArrayList<>();
        Tour.on(
                home,
                window ->
                        TourLook.all().stream()
                                .filter(look -> !look.stops().isEmpty())
                                .forEach(look -> go(window, look, pictures, defects)));
        Files.write(Path.of("target", "look-defects.txt"), defects);
        assertThat(defects).isEmpty();
    }

    private static void go(TourWindow window, TourLook look, Path pictures, List<String> defects) {
        for (TourStop stop : TourStops.all()) {
            if (look.isWornAt(stop)) {
                Tour.stop(window, stop, look);
                String name = stop.name() + "-" + look.name();
                window.save(pictures.resolve(name + ".png"));
                window.see(ViewAudit::of).forEach(defect -> defects.add(name + ": " + defect));
                window.see(ContrastAudit::of).forEach(pale -> defects.add(name + ": " + pale));
            }
        }
    }
}
