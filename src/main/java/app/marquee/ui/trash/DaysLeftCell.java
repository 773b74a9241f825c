package app.marquee.ui.trash;

import app.marquee.model.limit.Limits;
import app.marquee.text.Messages;
import app.marquee.ui.control.table.ColumnWidth;

import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

import org.jspecify.annotations.Nullable;

import java.util.function.Function;

/** Cell of the days left, with a bar of the 30 days beside them. FX thread only. */
final class DaysLeftCell extends TableCell<TrashLine, TrashLine> {
    private static final double BAR = 56;

    /** In pixels at the usual text size: the bar and the gap after it. */
    private static final double BEFORE_WORDS = BAR + 10;

    private static final PseudoClass UNKNOWN = PseudoClass.getPseudoClass("unknown");

    private final Function<TrashRow, @Nullable String> words;
    private final Messages messages;
    private final Region left = new Region();
    private final StackPane bar = new StackPane(left);
    private final Label days = new Label();
    private final HBox parts = new HBox(bar, days);

    /**
     * @param words the days left; null where they are unknown
     */
    DaysLeftCell(Messages messages, Function<TrashRow, @Nullable String> words) {
        this.messages = messages;
        this.words = words;
        bar.getStyleClass().add("days-bar");
        bar.setAlignment(Pos.CENTER_LEFT);
        bar.setMinWidth(BAR);
        bar.setMaxSize(BAR, Region.USE_PREF_SIZE);
        left.getStyleClass().add("days-left");
        parts.getStyleClass().add("days-parts");
    }

    /**
     * The width of the column, in pixels at the usual text size.
     *
     * @param longest words beside the bar
     */
    static double width(String longest) {
        return BEFORE_WORDS + ColumnWidth.ofValue(longest);
    }

    @Override
    protected void updateItem(TrashLine line, boolean isEmpty) {
        super.updateItem(line, isEmpty);
        TrashRow row = isEmpty || line == null ? null : line.row();
        if (row == null || row.span().isOut()) {
            // Out of the trash, its days aren't counted any more.
            setGraphic(null);
            setAccessibleText(null);
            return;
        }
        String text = words.apply(row);
        boolean isExpiring = row.isExpiring();
        days.setText(text == null ? messages.text("unknown.mark") : text);
        pseudoClassStateChanged(UNKNOWN, text == null);
        Long remaining = row.left();
        bar.setVisible(remaining != null && remaining >= 0);
        double share =
                remaining == null
                        ? 0
                        : Math.clamp((double) remaining / Limits.RECOVERY_WINDOW.toDays(), 0, 1);
        left.setMaxWidth(Math.max(2, Math.rint(BAR * share)));
        setAccessibleText(said(text, isExpiring));
        setGraphic(parts);
    }

    private String said(@Nullable String text, boolean isExpiring) {
        String value = text == null ? messages.text("unknown.text") : text;
        return messages.text("column.left")
                + ": "
                + (isExpiring ? value + ", " + messages.text("left.soon") : value);
    }
}
