package app.marquee.ui.analytics;

import app.marquee.text.Messages;
import app.marquee.ui.control.TruncationTooltip;

import javafx.css.PseudoClass;
import javafx.scene.control.TableCell;
import javafx.scene.text.Text;

import org.jspecify.annotations.Nullable;

import java.util.function.Function;

/** Table cell of a change: more is green, fewer is red, what may be chance and costs are gray. */
public final class ChangeCell<T> extends TableCell<T, T> implements TruncationTooltip.Shortened {
    private static final PseudoClass UP = PseudoClass.getPseudoClass("up");
    private static final PseudoClass DOWN = PseudoClass.getPseudoClass("down");

    private static final Text MEASURE = new Text();

    private final Messages messages;
    private final String title;
    private final Function<T, @Nullable Shown> changes;
    private @Nullable Shown shown;

    /**
     * Change in a cell.
     *
     * @param words in the cell
     * @param brief instead of them where they have no room, since a number is never cut
     * @param inFull in the tooltip and for screen readers
     * @param direction negative, zero or positive; zero for what is neither good nor bad
     */
    public record Shown(String words, String brief, String inFull, int direction) {}

    /**
     * @param title of its column
     * @param changes of a row; null where it is unknown
     */
    public ChangeCell(Messages messages, String title, Function<T, @Nullable Shown> changes) {
        this.messages = messages;
        this.title = title;
        this.changes = changes;
        getStyleClass().addAll("right", "change-cell");
    }

    @Override
    protected void updateItem(T row, boolean isEmpty) {
        super.updateItem(row, isEmpty);
        boolean isBlank = isEmpty || row == null;
        shown = isBlank ? null : changes.apply(row);
        pseudoClassStateChanged(UP, shown != null && shown.direction() > 0);
        pseudoClassStateChanged(DOWN, shown != null && shown.direction() < 0);
        String mark = isBlank ? null : messages.text("unknown.mark");
        setText(shown == null ? mark : shown.words());
        String said = shown == null ? messages.text("unknown.text") : shown.inFull();
        setAccessibleText(isBlank ? null : messages.text("pattern.labeled", title, said));
    }

    @Override
    protected void layoutChildren() {
        if (shown != null && !shown.brief().equals(shown.words())) {
            MEASURE.setFont(getFont());
            MEASURE.setText(shown.words());
            double room = getWidth() - snappedLeftInset() - snappedRightInset();
            boolean hasRoom = MEASURE.getLayoutBounds().getWidth() <= room;
            setText(hasRoom ? shown.words() : shown.brief());
        }
        super.layoutChildren();
    }

    @Override
    public @Nullable String inFull() {
        return shown == null || shown.inFull().equals(getText()) ? null : shown.inFull();
    }
}
