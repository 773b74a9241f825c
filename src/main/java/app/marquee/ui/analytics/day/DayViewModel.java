package app.marquee.ui.analytics.day;

import app.marquee.analytics.filter.FilterKind;
import app.marquee.analytics.filter.ReportFilters;
import app.marquee.analytics.group.Group;
import app.marquee.analytics.group.ReferrerDimension;
import app.marquee.analytics.place.PlaceNode;
import app.marquee.model.analytics.RankingRow;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.ReportSources;
import app.marquee.ui.analytics.card.CardContent;
import app.marquee.ui.analytics.card.CardLoad;
import app.marquee.ui.shell.section.SectionContext;

import javafx.util.Subscription;

import org.jspecify.annotations.Nullable;

import java.util.stream.Stream;

/** View model of what made a day. Its three reports load in the background. FX thread only. */
final class DayViewModel {
    private final ReportSources sources;
    private final DayQuestion question;
    private final CardLoad<DayPart<Group>> bySource;
    private final CardLoad<DayPart<RankingRow>> byVideo;
    private final CardLoad<DayPart<PlaceNode>> byPlace;

    DayViewModel(ReportSources sources, DayQuestion question, SectionContext context) {
        this.sources = sources;
        this.question = question;
        this.bySource = load(context, "day.job.sources");
        this.byVideo = load(context, "day.job.videos");
        this.byPlace = load(context, "day.job.places");
    }

    private <T extends CardContent> CardLoad<T> load(SectionContext context, String job) {
        Messages messages = context.messages();
        String name = messages.text(job);
        return new CardLoad<>(
                context.tasks(), sources.reports()::now, new CardLoad.Names(name, name));
    }

    DayQuestion question() {
        return question;
    }

    CardLoad<DayPart<Group>> bySource() {
        return bySource;
    }

    CardLoad<DayPart<RankingRow>> byVideo() {
        return byVideo;
    }

    CardLoad<DayPart<PlaceNode>> byPlace() {
        return byPlace;
    }

    /** The chart is of some videos where these are filtered and the sources aren't. */
    boolean isByVideo() {
        return !question.filters().segments().isEmpty()
                && question.filters().of(FilterKind.SOURCE).isEmpty();
    }

    DayWords.Known known() {
        return new DayWords.Known(bySource.value(), byVideo.value(), byPlace.value(), isByVideo());
    }

    /** How many requests a comparison of videos and places takes. */
    int missing() {
        return Stream.of(byVideo.value(), byPlace.value()).mapToInt(DayViewModel::missing).sum();
    }

    private static int missing(@Nullable DayPart<?> part) {
        return part == null ? 0 : part.missing();
    }

    /** Loads the reports, or those that failed again. */
    void begin() {
        load(bySource, false, reading -> reading.sources(question));
        load(byVideo, false, reading -> reading.videos(question));
        load(byPlace, false, reading -> reading.places(question));
    }

    /** Loads the usual days of videos and places, too. */
    void compare() {
        load(byVideo, true, reading -> reading.videos(question));
        load(byPlace, true, reading -> reading.places(question));
    }

    /** Reader of one report. */
    @FunctionalInterface
    private interface Part<T> {
        java.util.Optional<T> of(DayReading reading) throws InterruptedException;
    }

    private <T extends CardContent> void load(CardLoad<T> load, boolean comparing, Part<T> part) {
        load.ask(question, saved -> part.of(reading(saved, comparing)), true);
    }

    private DayReading reading(boolean saved, boolean comparing) {
        return new DayReading(
                sources.reports(),
                sources.filters().segments(),
                sources.rules().grouping(ReferrerDimension.CHANNELS),
                sources.rules().grouping(ReferrerDimension.SITES),
                saved,
                comparing);
    }

    /** Ends what is loading, since the panel was closed. */
    void close() {
        bySource.close();
        byVideo.close();
        byPlace.close();
    }

    /** The filters that a report applies. */
    ReportFilters filters() {
        return question.filters();
    }

    /** Runs when the state of a report changes. */
    Subscription follow(Runnable listener) {
        return bySource.stateProperty()
                .subscribe((_, _) -> listener.run())
                .and(byVideo.stateProperty().subscribe((_, _) -> listener.run()))
                .and(byPlace.stateProperty().subscribe((_, _) -> listener.run()));
    }
}
