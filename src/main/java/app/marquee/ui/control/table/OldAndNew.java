package app.marquee.ui.control.table;

import javafx.geometry.Pos;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import javafx.scene.layout.Region;

import org.jspecify.annotations.Nullable;

import java.util.stream.Stream;

/**
 * Words of a changed value in a cell: the old one, an arrow and the new one, and a note behind
 * them. Where the cell is too narrow, each value is cut in its middle, so that a difference at
 * either end stays in sight. FX thread only.
 */
public final class OldAndNew extends Region {
    private static final double GAP = 4;

    /** Room that a cell keeps at its sides. */
    private static final double PADDING = 24;

    private final Label name = new Label();
    private final Label before = new Label();
    private final Label arrow = new Label("→");
    private final Label after = new Label();
    private final Label note = new Label();

    /**
     * @param named what was changed; empty where that is clear
     * @param noted why it wasn't; empty for no note
     */
    public OldAndNew(String named, String old, String now, String noted) {
        name.setText(named);
        before.setText(old);
        after.setText(now);
        for (Label value : new Label[] {before, after}) {
            value.setTextOverrun(cut(value.getText(), value.equals(before) ? now : old));
        }
        name.getStyleClass().add("muted");
        arrow.getStyleClass().add("muted");
        note.setText(noted.isEmpty() ? "" : "· " + noted);
        getChildren().addAll(name, before, arrow, after, note);
        parentProperty().subscribe(this::follow);
    }

    /** A value is cut at the end that is farther from what changed. */
    private static OverrunStyle cut(String value, String other) {
        MarkedText.Part part = MarkedText.difference(value, other);
        return part.from() > value.length() - part.to()
                ? OverrunStyle.LEADING_ELLIPSIS
                : OverrunStyle.ELLIPSIS;
    }

    private void follow(@Nullable Parent parent) {
        prefWidthProperty().unbind();
        if (parent instanceof Region cell) {
            prefWidthProperty().bind(cell.widthProperty().subtract(PADDING));
        }
    }

    @Override
    protected double computePrefHeight(double width) {
        return Stream.of(name, before, arrow, after, note)
                .mapToDouble(label -> label.prefHeight(-1))
                .max()
                .orElse(0);
    }

    /**
     * The values share the room that the note leaves, which is at least half of it; one that needs
     * less than half leaves the rest to the other.
     */
    @Override
    protected void layoutChildren() {
        double named = width(name);
        double mark = width(arrow);
        double whole = Math.max(0, getWidth() - named - mark - 4 * GAP);
        double old = width(before);
        double now = width(after);
        double noted = Math.min(width(note), Math.max(whole / 2, whole - old - now));
        double room = whole - noted;
        if (old + now > room) {
            old = Math.min(old, Math.max(room / 2, room - now));
            now = Math.min(now, room - old);
        }
        double x = place(name, 0, named);
        x = place(before, x, old);
        x = place(arrow, x, mark);
        x = place(after, x, now);
        place(note, x, noted);
    }

    private static double width(Label label) {
        return Math.ceil(label.prefWidth(-1));
    }

    private double place(Label label, double x, double width) {
        label.setAlignment(Pos.CENTER_LEFT);
        label.resizeRelocate(x, 0, width, getHeight());
        return width == 0 ? x : x + width + GAP;
    }
}
