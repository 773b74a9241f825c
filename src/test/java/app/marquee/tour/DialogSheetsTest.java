package app.marquee.tour;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.settings.Appearance;
import app.marquee.model.settings.Language;
import app.marquee.model.settings.TextSize;
import app.marquee.model.settings.Theme;
import app.marquee.start.EmbeddedSandbox;
import app.marquee.ui.testing.Toolkit;

import javafx.scene.layout.VBox;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.TimeoutException;

/** What a section shows in a dialog has the distances of its own style sheet, at any text size. */
@Tag("window")
class DialogSheetsTest {
    private static final double SPACING = 12;

    @Test
    void dialogsOfSectionsWearTheSheetOfTheSection(@TempDir Path home)
            throws IOException, TimeoutException {
        Toolkit.start();
        Tour.on(
                home,
                window -> {
                    window.begin(look(100));
                    assertThat(spacing(window, "library", "folder-create", ".name-dialog"))
                            .isEqualTo(SPACING);
                    assertThat(spacing(window, "playlists", "playlist-create", ".create-playlist"))
                            .isEqualTo(SPACING);
                    window.begin(look(200));
                    assertThat(spacing(window, "library", "folder-create", ".name-dialog"))
                            .isEqualTo(2 * SPACING);
                    assertThat(spacing(window, "playlists", "playlist-create", ".create-playlist"))
                            .isEqualTo(2 * SPACING);
                });
    }

    private static TourLook look(int percent) {
        return new TourLook(
                "any",
                Appearance.DEFAULT.with(Theme.LIGHT).with(new TextSize(percent)),
                Language.ENGLISH,
                TourLook.USUAL,
                Set.of());
    }

    private static double spacing(TourWindow window, String section, String command, String style) {
        window.section(section);
        window.command(command);
        double found = window.see(root -> ((VBox) root.lookup(style)).getSpacing());
        window.connection(EmbeddedSandbox.ID);
        return found;
    }
}
