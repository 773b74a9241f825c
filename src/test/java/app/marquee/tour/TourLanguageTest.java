package app.marquee.tour;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.ui.testing.Toolkit;

import javafx.scene.Parent;
import javafx.scene.control.Button;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeoutException;

/** A stop is seen in the language of its look, even when something was typed at the one before. */
@Tag("window")
class TourLanguageTest {
    @Test
    void whatWasTypedKeepsNoLanguage(@TempDir Path home) throws IOException, TimeoutException {
        Toolkit.start();
        List<String> seen = new ArrayList<>();
        List<TourLook> looks =
                TourLook.all().stream()
                        .filter(look -> look.equals(TourLook.LIGHT) || look.name().equals("pt"))
                        .toList();
        Tour.on(
                home,
                window ->
                        Tour.walk(
                                window,
                                "playlists-edit",
                                looks,
                                (at, _, look) ->
                                        seen.add(
                                                look.name()
                                                        + ": "
                                                        + at.see(TourLanguageTest::save))));
        assertThat(seen).containsExactly("light: Save 2 changes", "pt: Salvar 2 alterações");
    }

    private static String save(Parent root) {
        return root.lookup("#playlist-save") instanceof Button save ? save.getText() : "";
    }
}
