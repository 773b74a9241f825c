package app.marquee.ui.analytics.filter;

import javafx.scene.layout.FlowPane;

/** Flow of chips that is as wide as they are together, up to the width of a toolbar. */
final class ChipFlow extends FlowPane {
    private static final double MOST = 720;

    @Override
    protected double computePrefWidth(double height) {
        double chips =
                getManagedChildren().stream()
                        .mapToDouble(chip -> chip.prefWidth(-1) + getHgap())
                        .sum();
        return Math.min(MOST, Math.max(0, chips - getHgap()));
    }
}
