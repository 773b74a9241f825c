package app.marquee.ui.settings;

import app.marquee.ui.shell.dialog.UnsavedEdit;
import app.marquee.ui.shell.section.DummySection;
import app.marquee.ui.shell.section.SectionContext;
import app.marquee.ui.shell.section.SectionGroup;
import app.marquee.ui.testing.FakeAlerts;
import app.marquee.ui.testing.WindowStage;
import app.marquee.ui.testing.WindowTest;

import javafx.scene.control.ContextMenu;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.stage.Window;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A real window with the settings in front. */
abstract class SettingsWindow extends WindowTest {
    private static final int WIDTH = 1280;
    private static final int HEIGHT = 980;

    @TempDir Path home;
    private final WindowStage stage = new WindowStage();
    private final List<SettingsSection> made = new ArrayList<>();
    private SettingsFixture fixture;

    @BeforeEach
    final void makeFixture() {
        fixture = new SettingsFixture(home, stage.alertCenter());
    }

    @AfterEach
    final void closeFixture() {
        fixture.close();
    }

    final FakeAlerts alerts() {
        return stage.alerts();
    }

    final SettingsFixture fixture() {
        return fixture;
    }

    private SettingsSection make(SectionContext on) {
        SettingsSection next = fixture.section(on);
        made.add(next);
        return next;
    }

    /** The edits that quitting would discard, by their names. */
    final List<String> unsaved() {
        return onFx(() -> made.getLast().unsavedEdits().stream().map(UnsavedEdit::name).toList());
    }

    final SettingsSection section() {
        return made.getLast();
    }

    final void open(Locale locale) {
        show(() -> stage.window(locale, SettingsSection.definition(this::make)), WIDTH, HEIGHT);
    }

    /** Opens the settings in a window whose other section has these places. */
    final void openBeside(Class<?>... places) {
        show(
                () ->
                        stage.window(
                                Locale.ENGLISH,
                                SettingsSection.definition(this::make),
                                DummySection.definition(
                                                "place",
                                                SectionGroup.CONTENT,
                                                "fth-folder",
                                                _ -> {})
                                        .opening(places)),
                WIDTH,
                HEIGHT);
    }

    /** A line of the menu of rows that is shown. */
    final MenuItem rowMenu(String command) {
        return onFx(
                () ->
                        Window.getWindows().stream()
                                .filter(ContextMenu.class::isInstance)
                                .map(ContextMenu.class::cast)
                                .filter(menu -> "row-menu".equals(menu.getId()))
                                .flatMap(menu -> menu.getItems().stream())
                                .filter(item -> ("menu-" + command).equals(item.getId()))
                                .findFirst()
                                .orElseThrow());
    }

    /** The first operation of this group that may get a path of its own. */
    final MenuItem otherPath(String group) {
        return find("connection-path-more", MenuButton.class).getItems().stream()
                .filter(menu -> group.equals(menu.getText()))
                .filter(Menu.class::isInstance)
                .map(Menu.class::cast)
                .flatMap(menu -> menu.getItems().stream())
                .findFirst()
                .orElseThrow();
    }
}
