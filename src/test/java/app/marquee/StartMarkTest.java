package app.marquee;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.command.WindowRequest;
import app.marquee.start.StartMark;
import app.marquee.tour.TourWindow;
import app.marquee.ui.testing.Toolkit;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.concurrent.TimeoutException;

/**
 * The first view of a start leaves the mark that the bench and the training of the package await.
 */
@Tag("window")
class StartMarkTest {
    private static final String MARK = "marquee.start.mark";

    @TempDir private Path home;

    @BeforeAll
    static void startToolkit() throws TimeoutException {
        Toolkit.start();
    }

    @Test
    void theFirstViewLeavesItsMark() throws IOException {
        Path mark = home.resolve("mark");
        System.setProperty(MARK, mark.toString());
        WindowRequest request = new WindowRequest(home.resolve("home"), null, false);
        try (Run run = Run.open(request, Clock.systemUTC());
                TourWindow window = TourWindow.open(run)) {
            window.see(
                    root -> {
                        StartMark.watch(root.getScene());
                        return root;
                    });
            window.rest();
            for (int moment = 0; moment < 200 && !Files.exists(mark); moment++) {
                window.pause(1);
            }
            assertThat(mark).isRegularFile();
            assertThat(Files.readString(mark)).matches("\\d+ " + ProcessHandle.current().pid());
        } finally {
            System.clearProperty(MARK);
        }
    }
}
