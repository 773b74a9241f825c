package app.marquee.ui.map;

import app.marquee.analytics.geo.AreaLayer;
import app.marquee.analytics.geo.MapCamera;
import app.marquee.analytics.geo.WorldOutlines;
import app.marquee.analytics.geo.picture.GroundLayer;
import app.marquee.analytics.geo.picture.MapPicture;

import javafx.geometry.Orientation;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.Region;

import org.jspecify.annotations.Nullable;

import java.util.List;

/** Map of the world with shaded countries, to look at only. FX thread only. */
public final class SmallMap extends Region {
    private static final double SHAPE = 0.5;

    private final MapStyle style = new MapStyle(this::requestLayout);
    private final MapSurface surface = new MapSurface();
    private @Nullable WorldOutlines outlines;
    private @Nullable AreaLayer areas;

    public SmallMap(String id) {
        setId(id);
        getStyleClass().add("world-map");
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        setMinSize(0, 0);
        getChildren().addAll(style, surface);
    }

    /**
     * @param shown values of countries
     * @param words what the map shows
     */
    public void show(WorldOutlines ground, AreaLayer shown, String words) {
        outlines = ground;
        areas = shown;
        setAccessibleText(words);
        requestLayout();
    }

    @Override
    protected double computePrefHeight(double width) {
        return SHAPE * (width > 0 ? width : getWidth());
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected void layoutChildren() {
        WorldOutlines ground = outlines;
        AreaLayer layer = areas;
        if (ground == null || layer == null || getWidth() < 1 || getHeight() < 1) {
            return;
        }
        AreaLayer.Kind countries = layer.countries();
        MapCamera world = MapCamera.world(getWidth(), getHeight());
        boolean isShown = getScene() != null && getScene().getWindow() != null;
        surface.paint(
                new MapPicture(
                        world,
                        List.of(
                                GroundLayer.of(
                                        ground, style.look(), layer, countries, world.zoom()))),
                isShown ? getScene().getWindow().getRenderScaleX() : 1);
    }
}
