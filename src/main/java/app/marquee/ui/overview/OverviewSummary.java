package app.marquee.ui.overview;

import app.marquee.text.Messages;
import app.marquee.ui.analytics.report.ProvenanceDetail;
import app.marquee.ui.analytics.report.ProvenanceFoot;
import app.marquee.ui.control.Popover;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.Wrapping;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;

import org.kordamp.ikonli.javafx.FontIcon;

import java.time.LocalDate;
import java.util.List;
import java.util.function.Supplier;

/**
 * Head of the Overview: its sentences, the first one larger, with their sources behind a button.
 */
final class OverviewSummary extends VBox {
    private final Label first = new Label();
    private final Label more = new Label();
    private final OverviewViewModel model;
    private final OverviewSentences sentences;
    private final Supplier<LocalDate> today;
    private final Subscription following;

    /**
     * @param today the present day of the account
     */
    OverviewSummary(
            OverviewViewModel model,
            OverviewSentences sentences,
            Supplier<LocalDate> today,
            Button info) {
        this.model = model;
        this.sentences = sentences;
        this.today = today;
        setId("overview-summary");
        getStyleClass().add("overview-summary");
        first.getStyleClass().add("overview-headline");
        for (Label each : List.of(first, more)) {
            each.setWrapText(true);
            Wrapping.guard(each);
            each.setMinHeight(Region.USE_PREF_SIZE);
        }
        HBox head = new HBox(first, info);
        head.getStyleClass().add("overview-summary-head");
        getChildren().addAll(head, more);
        this.following =
                model.follow(this::show).and(model.metricProperty().subscribe((_, _) -> show()));
        show();
    }

    /**
     * @param popover where the sources open
     * @param details a line each
     */
    static Button info(
            Messages messages,
            Supplier<Popover> popover,
            Supplier<List<ProvenanceDetail>> details) {
        Button info = new Button(null, new FontIcon("fth-info"));
        info.setId("overview-summary-info");
        info.getStyleClass().addAll("button-icon", "flat");
        info.setMinWidth(USE_PREF_SIZE);
        info.setAccessibleText(messages.text("summary.info"));
        info.setTooltip(new Tooltip(messages.text("summary.info")));
        info.setOnAction(
                _ ->
                        popover.get()
                                .toggle(
                                        info,
                                        ProvenanceFoot.lines(
                                                "overview-summary-details", details.get())));
        return info;
    }

    private void show() {
        OverviewQuestion question = model.asked();
        if (question == null) {
            show(List.of());
            return;
        }
        OverviewFindings findings =
                OverviewFindings.of(
                        model.metric().counter(),
                        question.filters(),
                        model.traffic().value(),
                        model.videos().value(),
                        model.countries().value());
        show(
                sentences.of(
                        findings,
                        new OverviewSentences.Days(
                                question.days(),
                                question.before(),
                                today.get(),
                                model.period().isAllPreliminary())));
    }

    /** Hides itself where there are none. */
    private void show(List<String> sentences) {
        Visibility.show(this, !sentences.isEmpty());
        first.setText(sentences.isEmpty() ? "" : sentences.getFirst());
        more.setText(
                String.join(
                        " ", sentences.subList(Math.min(1, sentences.size()), sentences.size())));
        Visibility.show(more, sentences.size() > 1);
    }

    /** All that it says, empty for nothing. */
    String words() {
        return (first.getText() + " " + more.getText()).strip();
    }

    void close() {
        following.unsubscribe();
    }
}
