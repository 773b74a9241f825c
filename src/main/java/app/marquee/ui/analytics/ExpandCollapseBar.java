package app.marquee.ui.analytics;

import app.marquee.ui.control.Messages;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.TableView;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

import org.kordamp.ikonli.javafx.FontIcon;

import java.util.List;

/** Bar below a tree table with buttons that expand and collapse all lines. */
final class ExpandCollapseBar {
    /** In sizes of the text. */
    private static final double ROOM_FOR_WORDS = 34;

    private final Messages messages;
    private final String section;

    /**
     * @param section prefix of its buttons' IDs
     */
    ExpandCollapseBar(Messages messages, String section) {
        this.messages = messages;
        this.section = section;
    }

    void addTo(HBox foot, TableView<?> table, TreeTable.Model<?> model) {
        Node count = foot.getChildren().getFirst();
        count.setVisible(false);
        count.setManaged(false);
        Label single = new Label(messages.text("table.single", BoundedSelection.MOST));
        single.getStyleClass().add("caption");
        BoundedSelection.attach(table, single);
        Button expand = button("expand", "cities.expand", "fth-chevrons-down", model::expandAll);
        Button collapse =
                button("collapse", "cities.collapse", "fth-chevrons-up", model::collapseAll);
        foot.getChildren().addAll(1, List.of(expand, collapse, single));
        foot.widthProperty().subscribe(_ -> fit(foot, List.of(expand, collapse)));
    }

    /** In a narrow table only the icons remain, with the text in tooltips. */
    private static void fit(HBox foot, List<Button> buttons) {
        for (Button button : buttons) {
            boolean narrow = foot.getWidth() < ROOM_FOR_WORDS * button.getFont().getSize();
            button.setContentDisplay(narrow ? ContentDisplay.GRAPHIC_ONLY : ContentDisplay.LEFT);
        }
    }

    private Button button(String name, String key, String icon, Runnable action) {
        String text = messages.text(key);
        Button button = new Button(text, new FontIcon(icon));
        button.setId(section + "-" + name);
        button.getStyleClass().add("flat");
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setTooltip(new Tooltip(text));
        button.setAccessibleText(text);
        button.setOnAction(_ -> action.run());
        return button;
    }
}
