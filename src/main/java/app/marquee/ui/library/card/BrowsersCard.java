package app.marquee.ui.library.card;

import app.marquee.analytics.Period;
import app.marquee.model.analytics.BrowserRow;
import app.marquee.model.analytics.Granularity;
import app.marquee.model.id.VideoId;
import app.marquee.service.analytics.BrowserQuestion;
import app.marquee.service.analytics.Report;
import app.marquee.service.analytics.ReportType;
import app.marquee.service.analytics.Reports;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.ReportSources;
import app.marquee.ui.analytics.card.CardLoad;
import app.marquee.ui.analytics.card.ReportCard;
import app.marquee.ui.analytics.card.TopList;
import app.marquee.ui.analytics.card.TopRow;
import app.marquee.ui.analytics.group.GroupNames;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.state.EmptyStateText;
import app.marquee.ui.shell.section.Place;
import app.marquee.ui.shell.section.SectionContext;
import app.marquee.ui.video.VideoCard;

import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Card of the devices and browsers of one video's viewers in the period of the reports. FX thread
 * only.
 */
public final class BrowsersCard implements VideoCard {
    /** The names are short, and leave the rest of a line. */
    private static final double BARS = 0.65;

    private final ReportSources sources;
    private final Messages messages;
    private final GroupNames names;
    private final CardLoad<BrowserShares> load;
    private final TopList devices = new TopList("video-browsers-devices", BARS);
    private final TopList list = new TopList("video-browsers-list", BARS);
    private final ReportCard card;
    private @Nullable VideoId video;

    public BrowsersCard(ReportSources sources, SectionContext on) {
        this.sources = sources;
        this.messages = on.messages();
        this.names = new GroupNames(messages, sources.reports().zone());
        this.load =
                new CardLoad<>(
                        on.tasks(),
                        on.clock(),
                        new CardLoad.Names(
                                messages.text("browsers.job"),
                                messages.text("browsers.job.refresh")));
        this.card =
                new ReportCard("video-browsers", on, both(), this::refresh)
                        .leadingTo(
                                Place.BrowsersOf.class,
                                () -> new Place.BrowsersOf(Objects.requireNonNull(video)),
                                messages.text("section.browsers"));
        load.stateProperty().subscribe(_ -> tell());
    }

    private VBox both() {
        VBox both = new VBox(devices, heading(), list);
        both.getStyleClass().add("video-performance");
        return both;
    }

    private Label heading() {
        Label heading = new Label(messages.text("section.browsers"));
        heading.getStyleClass().add("form-label");
        return heading;
    }

    @Override
    public Region region() {
        return card;
    }

    /** Shows those of a video: a request, unless they were asked for last. */
    @Override
    public void show(VideoId shown) {
        video = shown;
        ask(false);
    }

    @Override
    public void refresh() {
        ask(true);
    }

    private void ask(boolean again) {
        Period days = sources.period().period().orElse(null);
        Visibility.show(card, days != null);
        if (video != null && days != null) {
            card.titled(
                    messages.text(
                            "pattern.dot",
                            messages.text("metric.views"),
                            messages.formats()
                                    .shortDays(
                                            days.start(), days.end(), sources.reports().today())));
            BrowserQuestion question = new BrowserQuestion(video, days, Granularity.TOTAL);
            load.ask(question, saved -> read(question, saved), again);
        }
    }

    private Optional<BrowserShares> read(BrowserQuestion question, boolean saved)
            throws InterruptedException {
        Reports reports = sources.reports();
        if (saved) {
            Report<BrowserQuestion, BrowserRow> kept =
                    reports.cached(ReportType.BROWSERS, question).orElse(null);
            return kept == null ? Optional.empty() : Optional.of(BrowserShares.of(kept));
        }
        Report<BrowserQuestion, BrowserRow> report =
                reports.load(ReportType.BROWSERS, question, _ -> {});
        reports.save(report);
        return Optional.of(BrowserShares.of(report));
    }

    private void tell() {
        BrowserShares shown = load.value();
        list();
        card.show(
                load.stateProperty().get(),
                shown == null ? null : shown.askedAt(),
                shown != null && shown.isEmpty()
                        ? EmptyStateText.of(
                                "fth-globe",
                                messages.text("browsers.empty.title"),
                                messages.text("browsers.empty.text"))
                        : null);
    }

    private void list() {
        BrowserShares shown = load.value();
        fill(devices, shown == null ? List.of() : shown.devices());
        fill(list, shown == null ? List.of() : shown.browsers());
    }

    private void fill(TopList into, List<BrowserShares.Share> shares) {
        double largest = shares.stream().mapToDouble(BrowserShares.Share::part).max().orElse(0);
        into.show(shares.stream().map(share -> row(share, largest)).toList());
    }

    private TopRow row(BrowserShares.Share share, double largest) {
        return new TopRow(
                null,
                names.of(share.group()),
                messages.formats().percent(share.part()),
                largest > 0 ? share.part() / largest : 0,
                null,
                null);
    }
}
