package app.marquee.ui.control;

import javafx.scene.Node;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

import org.kordamp.ikonli.javafx.FontIcon;

/**
 * Segmented button of modes, one of which is always chosen, with the pane that shows its content.
 * FX thread only.
 */
public final class ModeSwitch extends HBox {
    private final ToggleGroup modes = new ToggleGroup();
    private final BorderPane pane = new BorderPane();

    public ModeSwitch() {
        getStyleClass().add("segmented");
    }

    /** The pane with the content of the chosen mode. */
    public BorderPane pane() {
        return pane;
    }

    /**
     * Adds a mode, to be chosen by selecting its button.
     *
     * @param id of the button
     * @param icon of the set of icons
     */
    public ToggleButton add(String id, String title, String icon, Node content) {
        ToggleButton button = new ToggleButton(title, new FontIcon(icon));
        button.setId(id);
        button.setToggleGroup(modes);
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.selectedProperty()
                .subscribe(
                        on -> {
                            if (on) {
                                pane.setCenter(content);
                            }
                        });
        button.setOnAction(_ -> button.setSelected(true));
        getChildren().add(button);
        return button;
    }
}
