package app.marquee.ui.cities;

import app.marquee.model.settings.MapKey;
import app.marquee.task.Job;
import app.marquee.text.Messages;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.map.MapWords;
import app.marquee.ui.map.SwitchedMap;
import app.marquee.ui.map.google.GoogleProblem;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.control.MenuButton;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;

import org.kordamp.ikonli.javafx.FontIcon;

import java.util.Optional;
import java.util.function.Consumer;

/**
 * Menu of the base maps, the built-in one and Google's, while there is a key for that. It returns
 * to the built-in map when Google's fails. FX thread only.
 */
final class MapBaseMenu extends MenuButton {
    private static final String BASE = "map-base";
    private static final String GOOGLE = "google";

    private final SectionContext context;
    private final Messages messages;
    private final GoogleMaps google;
    private final MapWords words;
    private final SwitchedMap map;
    private final RadioMenuItem ours = new RadioMenuItem();
    private final RadioMenuItem googles = new RadioMenuItem();

    MapBaseMenu(SectionContext context, GoogleMaps google, MapWords words, SwitchedMap map) {
        this.context = context;
        this.messages = context.messages();
        this.google = google;
        this.words = words;
        this.map = map;
        setId("cities-map-base");
        getStyleClass().addAll("button-icon", "flat");
        setGraphic(new FontIcon("fth-layers"));
        setAccessibleText(messages.text("google.base"));
        setTooltip(new Tooltip(messages.text("google.base")));
        build();
        Visibility.show(this, false);
    }

    /** Offers Google's map once there is a key, and shows it where it was shown before. */
    void lookForKey() {
        withKey(
                key -> {
                    Visibility.show(this, key.isPresent());
                    boolean isWanted = GOOGLE.equals(context.memory().recall(BASE));
                    if (key.isEmpty() && googles.isSelected()) {
                        showOurs();
                    } else if (key.isPresent() && isWanted && !googles.isSelected()) {
                        use(key.get());
                    }
                });
    }

    private void build() {
        ToggleGroup group = new ToggleGroup();
        ours.setId("cities-map-base-ours");
        ours.setText(messages.text("google.ours"));
        ours.setToggleGroup(group);
        ours.setSelected(true);
        ours.setOnAction(_ -> useOurs());
        googles.setId("cities-map-base-google");
        googles.setText(messages.text("google.theirs"));
        googles.setToggleGroup(group);
        googles.setOnAction(_ -> withKey(key -> key.ifPresentOrElse(this::use, this::showOurs)));
        getItems().setAll(ours, googles);
    }

    private void useOurs() {
        context.memory().keep(BASE, "");
        showOurs();
    }

    private void showOurs() {
        ours.setSelected(true);
        map.useOurs();
    }

    /** It may be in the keychain, which takes its time. */
    private void withKey(Consumer<Optional<MapKey>> found) {
        context.tasks()
                .submit(
                        Job.of(messages.text("google.base"), _ -> google.keys().find())
                                .onSuccess(found));
    }

    private void use(MapKey key) {
        context.memory().keep(BASE, GOOGLE);
        googles.setSelected(true);
        map.use(google.opening().open(key, messages.locale(), words, this::failed));
    }

    /** The choice stays for the next start: what was wrong today may be right then. */
    private void failed(GoogleProblem problem) {
        showOurs();
        context.notices().warn(messages.text("google.problem." + problem.key()));
    }
}
