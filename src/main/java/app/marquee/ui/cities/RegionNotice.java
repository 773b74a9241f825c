package app.marquee.ui.cities;

import app.marquee.analytics.filter.FilterKind;
import app.marquee.ui.analytics.filter.FilterBar;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.Visibility;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.util.Subscription;

/** Message in the toolbar while a region is required, with the button to choose one. */
final class RegionNotice extends HBox {
    private final FilterBar filters;
    private final Subscription following;

    RegionNotice(CitiesViewModel model, FilterBar filters, Messages messages) {
        this.filters = filters;
        Label problem = new Label(messages.text("cities.region.needed"));
        problem.setId("cities-region-problem");
        problem.getStyleClass().add("form-message");
        problem.setWrapText(true);
        problem.setMinHeight(USE_PREF_SIZE);
        Button choose =
                Buttons.titled("cities-region-choose", messages.text("cities.waiting.action"));
        choose.getStyleClass().add("flat");
        choose.setOnAction(_ -> choose());
        getStyleClass().add("period-group");
        getChildren().addAll(problem, choose);
        following = model.regionNeededProperty().subscribe(needed -> Visibility.show(this, needed));
    }

    /** Opens the choice of a region. */
    void choose() {
        filters.open(FilterKind.REGION);
    }

    void close() {
        following.unsubscribe();
    }
}
