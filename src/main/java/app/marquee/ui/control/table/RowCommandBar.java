package app.marquee.ui.control.table;

import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.OverflowBar;
import app.marquee.ui.control.Visibility;

import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/**
 * Bar with the number of selected rows and the commands on them, in the foot of their table, so
 * that no row moves. Hidden while none is selected. FX thread only.
 */
public final class RowCommandBar extends HBox {
    static final PseudoClass SELECTING = PseudoClass.getPseudoClass("selecting");

    private final Messages messages;
    private final Label count = new Label();
    private final Button all;

    /** Steps of a table. */
    public interface Steps {
        void selectAll();

        void clear();
    }

    /**
     * @param table its ID, which begins those of the controls
     * @param messages of any bundle; only their language matters
     */
    public RowCommandBar(String table, Messages messages, Steps steps, Node... commands) {
        this.messages = messages;
        Button clear = Buttons.icon(table + "-unselect", "fth-x", messages.text("rows.unselect"));
        clear.setOnAction(_ -> steps.clear());
        all = Buttons.titled(table + "-select-all", "", "fth-check-square");
        all.setOnAction(_ -> steps.selectAll());
        count.getStyleClass().add("selection-count");
        count.setMinWidth(USE_PREF_SIZE);
        OverflowBar bar = new OverflowBar(table + "-selection-more", messages);
        bar.add(commands);
        bar.add(all);
        all.getStyleClass().add("flat");
        for (Node command : commands) {
            command.getStyleClass().add("flat");
        }
        HBox.setHgrow(bar, Priority.ALWAYS);
        setId("selection-bar");
        getStyleClass().add("selection-bar");
        getChildren().addAll(clear, count, bar);
        show(0, 0, false);
    }

    /** Puts the bar into the foot of its table, which is colored while rows are selected. */
    public void in(HBox foot, int at) {
        HBox.setHgrow(this, Priority.ALWAYS);
        foot.getChildren().add(at, this);
        foot.getStyleClass().add("selection-foot");
        visibleProperty().subscribe(on -> foot.pseudoClassStateChanged(SELECTING, on));
    }

    /**
     * @param of how many rows can be selected
     * @param filtered whether these are those that match a filter
     */
    public void show(int selected, int of, boolean filtered) {
        count.setText(messages.plural("rows.selected", selected));
        all.setText(messages.text(filtered ? "rows.select-all.matching" : "rows.select-all", of));
        Visibility.show(all, selected < of);
        Visibility.show(this, selected > 0);
    }

    /** Shows why more can't be selected. */
    void say(String text) {
        count.setText(text);
    }
}
