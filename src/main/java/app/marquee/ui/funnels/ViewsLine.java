package app.marquee.ui.funnels;

import app.marquee.analytics.Period;
import app.marquee.model.funnel.Funnel;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.PeriodText;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.shell.section.SectionContext;

import javafx.beans.InvalidationListener;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;

import java.time.Clock;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;

/**
 * Line that names the days of the views, with one button for what isn't loaded quietly: the ranking
 * and the videos of funnels that aren't known. FX thread only.
 */
final class ViewsLine extends FlowPane {
    private final Messages messages;
    private final FunnelsViewModel model;
    private final Clock clock;
    private final ZoneId zone;
    private final Label days = new Label();
    private final Button load;
    private final ObservableValue<Boolean> covered;

    /**
     * @param id in kebab case
     * @param covered while one funnel is in place of all
     */
    ViewsLine(
            String id,
            SectionContext on,
            FunnelsViewModel model,
            ObservableValue<Boolean> covered) {
        this.messages = on.messages();
        this.model = model;
        this.clock = on.clock();
        this.zone = on.connection().getValue().zone();
        this.covered = covered;
        this.load = Buttons.titled(id + "-load", "", "fth-download");
        setId(id);
        getStyleClass().add("funnel-views-line");
        days.getStyleClass().add("caption");
        days.setWrapText(true);
        load.setOnAction(_ -> model.views().load(listed()));
        getChildren().addAll(days, load);
        model.views().knownProperty().subscribe(_ -> show());
        model.list().valueProperty().addListener((InvalidationListener) _ -> show());
        covered.addListener((InvalidationListener) _ -> show());
        model.views().loadingProperty().subscribe((_, _) -> show());
        show();
    }

    private List<Funnel> listed() {
        List<Funnel> listed = model.list().value();
        return listed == null ? List.of() : listed;
    }

    private void show() {
        Period period = model.views().views().period();
        int requests = model.views().requests(listed());
        days.setText(
                period == null
                        ? messages.text("views.none")
                        : messages.text(
                                "pattern.labeled",
                                messages.text("metric.views"),
                                new PeriodText(messages, LocalDate.ofInstant(clock.instant(), zone))
                                        .whole(period)));
        load.setText(messages.plural("views.load", requests));
        Visibility.show(load, requests > 0 && !model.views().loadingProperty().get());
        boolean isListed = model.list().value() != null && !model.isEmpty();
        Visibility.show(this, isListed && !covered.getValue());
    }
}
