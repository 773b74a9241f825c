package app.marquee.compatibility;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.Run;
import app.marquee.command.WindowRequest;
import app.marquee.tour.TourWindow;
import app.marquee.ui.testing.Toolkit;

import javafx.scene.Parent;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeoutException;

/** The window of a home directory written by a released version opens as it was left. */
@Tag("window")
final class CompatibilityWindowTest {
    @TempDir private Path home;

    @ParameterizedTest
    @MethodSource("app.marquee.compatibility.CompatibilityTest#fixtures")
    void theWindowIsAsItWasLeft(String name) throws IOException, TimeoutException {
        HomeFiles.copy(CompatibilityTest.fixture(name, "home"), home);
        Toolkit.start();
        try (Run run = Run.open(new WindowRequest(home, null, false), SampleHome.NOW);
                TourWindow window = TourWindow.open(run)) {
            assertThat(window.frontSection()).isEqualTo("overview");
            window.section("ranking");
            see(window, "ranking-filter", "a", "ranking-table");
            window.section("library");
            window.pause(6);
            window.rest();
            see(window, "video-filter", "curso", "video-table");
            assertThat(window.uncaught()).isEmpty();
        }
    }

    private static void see(TourWindow window, String filter, String typed, String table) {
        String text = window.see(root -> ((TextField) root.lookup("#" + filter)).getText());
        List<String> sorted = window.see(root -> sorted(root, table));
        int selected = window.see(root -> selected(root, table));
        assertThat(text).isEqualTo(typed);
        assertThat(sorted).containsExactly("title");
        assertThat(selected).isEqualTo(table.equals("ranking-table") ? 3 : -1);
    }

    private static List<String> sorted(Parent root, String table) {
        return ((TableView<?>) root.lookup("#" + table))
                .getSortOrder().stream().map(TableColumn::getId).toList();
    }

    private static int selected(Parent root, String table) {
        return ((TableView<?>) root.lookup("#" + table)).getSelectionModel().getSelectedIndex();
    }
}
