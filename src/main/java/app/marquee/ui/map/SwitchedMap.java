package app.marquee.ui.map;

import app.marquee.analytics.geo.picture.MapLayer;

import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

import org.jspecify.annotations.Nullable;

import java.util.function.Consumer;

/**
 * Switch between the built-in map and another one, which share content and selection and can be
 * exchanged at any time. FX thread only.
 */
public final class SwitchedMap extends StackPane implements MapBase {
    private final MapBase ours;
    private @Nullable MapBase other;
    private Consumer<int[]> onChosen = _ -> {};
    private MapLayer layer = MapLayer.NONE;
    private int[] selection = {};

    public SwitchedMap(MapBase ours) {
        this.ours = ours;
        setMinSize(0, 0);
        getChildren().add(ours.view());
    }

    /** Shows another map until {@link #useOurs}. */
    public void use(MapBase another) {
        useOurs();
        other = another;
        another.onChosen(onChosen);
        another.show(layer, true);
        another.select(selection, false);
        getChildren().setAll(another.view());
    }

    public void useOurs() {
        MapBase former = other;
        if (former != null) {
            other = null;
            getChildren().setAll(ours.view());
            former.close();
        }
    }

    /** Whether the built-in map is shown. */
    public boolean isOurs() {
        return other == null;
    }

    @Override
    public Region view() {
        return this;
    }

    @Override
    public void onChosen(Consumer<int[]> chosen) {
        onChosen = points -> chosen(points, chosen);
        ours.onChosen(onChosen);
        if (other != null) {
            other.onChosen(onChosen);
        }
    }

    private void chosen(int[] points, Consumer<int[]> chosen) {
        selection = points.clone();
        chosen.accept(points);
    }

    @Override
    public void show(MapLayer shown, boolean anew) {
        layer = shown;
        selection = new int[0];
        ours.show(shown, anew);
        if (other != null) {
            other.show(shown, anew);
        }
    }

    @Override
    public void select(int[] points, boolean reveal) {
        selection = points.clone();
        ours.select(points, reveal);
        if (other != null) {
            other.select(points, reveal);
        }
    }

    @Override
    public void close() {
        useOurs();
        ours.close();
    }
}
