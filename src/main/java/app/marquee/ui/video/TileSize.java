package app.marquee.ui.video;

import app.marquee.text.Messages;
import app.marquee.ui.control.ViewMemory;

import javafx.scene.control.Slider;
import javafx.scene.control.Tooltip;

/** Slider for the size of the tiles of a grid, which is kept over a restart. FX thread only. */
public final class TileSize extends Slider {
    private static final double SMALLEST = 120;
    private static final double LARGEST = 320;
    private static final int STEPS = 8;
    private static final double WIDTH = 120;

    /**
     * @param usual width of a tile, in pixels at the usual text size
     * @param id of the slider, under which the size is kept
     */
    public TileSize(double usual, String id, ViewMemory memory, Messages messages) {
        super(SMALLEST, LARGEST, usual);
        setId(id);
        setAccessibleText(messages.text("tiles.size"));
        setTooltip(new Tooltip(messages.text("tiles.size")));
        setBlockIncrement((LARGEST - SMALLEST) / STEPS);
        setMinWidth(WIDTH / 2);
        setPrefWidth(WIDTH);
        String kept = memory.recall(id);
        if (kept != null && kept.matches("\\d{3}")) {
            setValue(Double.parseDouble(kept));
        }
        valueProperty()
                .addListener(
                        (_, _, now) ->
                                memory.keep(id, String.valueOf(Math.round(now.doubleValue()))));
    }

    /** Gives a grid tiles of this size. */
    public void size(TileGrid<?> grid) {
        valueProperty().subscribe(now -> grid.resizeTiles(Math.rint(now.doubleValue())));
    }

    /** Makes the tiles larger, or smaller for a negative number. */
    public void step(int steps) {
        setValue(getValue() + steps * getBlockIncrement());
    }
}
