package app.marquee.ui.settings;

import app.marquee.model.operation.HostRole;
import app.marquee.model.operation.Operation;
import app.marquee.text.Messages;
import app.marquee.ui.control.form.ChoiceWords;

import javafx.scene.control.CheckBox;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.util.Arrays;
import java.util.Locale;

/**
 * Pane of a platform's differences from the defaults: analytics hosts, newer playlist paths and
 * custom paths.
 */
final class AdvancedPane extends VBox {
    private final NetworkPane network;
    private final PathsPane paths;

    AdvancedPane(SettingsViewModel model, Messages messages) {
        ConnectionForm form = model.form();
        network = new NetworkPane(model, messages);
        paths = new PathsPane(form.paths(), messages);
        getStyleClass().add("settings-advanced");
        Label hosts = new Label(messages.text("advanced.hosts"));
        hosts.setWrapText(true);
        hosts.getStyleClass().add("muted");
        Label unofficial = new Label(messages.text("advanced.unofficial"));
        unofficial.setId("connection-unofficial");
        unofficial.setWrapText(true);
        unofficial.getStyleClass().add("muted");
        GridPane grid = new GridPane();
        grid.getStyleClass().add("settings-grid");
        int row = 0;
        for (Operation operation : ConnectionForm.MOVABLE) {
            Label path = new Label(operation.path());
            ChoiceBox<Place> place = places(form, operation, messages);
            path.setLabelFor(place);
            path.getStyleClass().add("mono");
            path.setWrapText(true);
            grid.addRow(row++, path, place);
        }
        CheckBox plural = new CheckBox(messages.text("advanced.plural"));
        plural.setId("connection-plural");
        // The text names a path with an underscore in it.
        plural.setMnemonicParsing(false);
        plural.selectedProperty().bindBidirectional(form.paths().pluralProperty());
        getChildren().addAll(network, hosts, grid, plural, paths, unofficial);
    }

    /** The way to the hosts. */
    NetworkPane network() {
        return network;
    }

    /** The paths that differ. */
    PathsPane paths() {
        return paths;
    }

    /** Host that serves an operation. */
    private enum Place {
        FOUND_OUT(null, "host.found_out"),
        BASE(HostRole.BASE, "field.base-url"),
        DATA(HostRole.DATA, "field.data-url");

        private final @Nullable HostRole role;
        private final String key;

        Place(@Nullable HostRole role, String key) {
            this.role = role;
            this.key = key;
        }

        static Place of(@Nullable HostRole role) {
            return Arrays.stream(values())
                    .filter(place -> place.role == role)
                    .findFirst()
                    .orElse(FOUND_OUT);
        }
    }

    private static ChoiceBox<Place> places(
            ConnectionForm form, Operation operation, Messages messages) {
        ChoiceBox<Place> box = new ChoiceBox<>();
        box.setId("connection-host-" + operation.name().toLowerCase(Locale.ROOT));
        box.getItems().setAll(Place.values());
        box.setAccessibleText("GET " + operation.path());
        box.setConverter(new ChoiceWords<>(place -> messages.text(place.key)));
        form.hostProperty(operation).subscribe(role -> box.setValue(Place.of(role)));
        box.valueProperty()
                .subscribe(
                        place -> {
                            if (place != null) {
                                form.hostProperty(operation).set(place.role);
                            }
                        });
        return box;
    }
}
