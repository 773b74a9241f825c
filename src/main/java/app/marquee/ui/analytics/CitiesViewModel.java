package app.marquee.ui.analytics;

import app.marquee.analytics.Drift;
import app.marquee.analytics.PlaceKey;
import app.marquee.analytics.PlaceLine;
import app.marquee.analytics.PlaceSort;
import app.marquee.model.CityRow;
import app.marquee.service.AnalyticsReads;
import app.marquee.service.CityQuestion;
import app.marquee.service.Report;
import app.marquee.task.Job;
import app.marquee.task.LatestJob;
import app.marquee.task.TaskRunner;
import app.marquee.ui.control.Messages;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.util.Subscription;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The cities of a period. They are asked for while their section is in front, and again when the
 * question is another one; a question that the contract does not allow is not sent but completed by
 * the person first. Lives on the FX thread.
 */
final class CitiesViewModel implements AutoCloseable {
    private final AnalyticsReads reads;
    private final TaskRunner tasks;
    private final Messages messages;
    private final PeriodViewModel period;
    private final Pacing pacing;
    private final ReportLoad<CitiesContent> load;
    private static final Drift.Reading<CityRow> READING =
            new Drift.Reading<>(CityRow::bucket, CityRow::counters);

    private final ReadOnlyObjectWrapper<@Nullable Drift> drift = new ReadOnlyObjectWrapper<>(null);
    private final LatestJob narrower;
    private final LatestJob comparing;
    private final ComparedReads compared;
    private final Expansion expansion = new Expansion();
    private final SeenPlaces seen = new SeenPlaces();
    private final ReadOnlyObjectWrapper<PlaceLines> lines =
            new ReadOnlyObjectWrapper<>(new PlaceLines(List.of()));
    private final ReadOnlyBooleanWrapper regionNeeded = new ReadOnlyBooleanWrapper();
    private final Subscription following;
    private PlaceNarrowing narrowing;
    private @Nullable String country;
    private @Nullable String region;
    private @Nullable CityQuestion asked;
    private @Nullable Beside beside;
    private Compared<Report<CityRow>> other = new Compared.Nothing<>();
    private boolean inFront;

    CitiesViewModel(
            AnalyticsReads reads,
            TaskRunner tasks,
            Messages messages,
            PeriodViewModel period,
            Pacing pacing) {
        this.reads = reads;
        this.tasks = tasks;
        this.messages = messages;
        this.period = period;
        this.pacing = pacing;
        this.compared = new ComparedReads(reads);
        this.comparing = new LatestJob(tasks);
        this.load = new ReportLoad<>(messages.text("cities.job"), tasks);
        this.narrower = new LatestJob(tasks);
        this.narrowing =
                new PlaceNarrowing(
                        new PlaceNames(messages, reads.zone()), "", false, PlaceSort.USUAL);
        this.following =
                period.stateProperty()
                        .subscribe((_, _) -> questionChanged())
                        .and(load.contentProperty().subscribe(this::show))
                        .and(load.phaseProperty().subscribe(this::follow));
    }

    PeriodViewModel period() {
        return period;
    }

    PlaceNames names() {
        return narrowing.names();
    }

    ReadOnlyObjectProperty<@Nullable CitiesContent> contentProperty() {
        return load.contentProperty();
    }

    ReadOnlyObjectProperty<Phase> phaseProperty() {
        return load.phaseProperty();
    }

    /** The lines of the table; another list each time something changed. */
    ReadOnlyObjectProperty<PlaceLines> linesProperty() {
        return lines.getReadOnlyProperty();
    }

    /** Whether the contract wants a region that was not given yet. */
    ReadOnlyBooleanProperty regionNeededProperty() {
        return regionNeeded.getReadOnlyProperty();
    }

    /** What would be asked for now; empty when the dates are no period. */
    Optional<CityQuestion> question() {
        return period.periodByGranularity()
                .map(days -> new CityQuestion(days, period.state().granularity(), country, region));
    }

    /** Whether what is shown answers another question than the one that is chosen. */
    boolean isOfAnotherQuestion() {
        CitiesContent content = load.content();
        return content != null && !question().equals(Optional.of(content.question()));
    }

    /** As the service writes it; blank for all. */
    void country(@Nullable String value) {
        country = blankToNull(value);
        questionChanged();
    }

    /** As the service writes it; blank for all. */
    void region(@Nullable String value) {
        region = blankToNull(value);
        questionChanged();
    }

    private static @Nullable String blankToNull(@Nullable String value) {
        return value == null || value.isBlank() ? null : value.strip();
    }

    /** What was asked for to compare with what. */
    private record Beside(CityQuestion question, Versus versus) {}

    private void questionChanged() {
        regionNeeded.set(question().filter(CityQuestion::lacksRegion).isPresent());
        pacing.soon(this::loadWhenInFront);
    }

    void shown() {
        inFront = true;
        regionNeeded.set(question().filter(CityQuestion::lacksRegion).isPresent());
        loadWhenInFront();
    }

    void hidden() {
        inFront = false;
    }

    private void loadWhenInFront() {
        if (!inFront) {
            return;
        }
        if (question().equals(Optional.ofNullable(asked))) {
            compare();
        } else {
            refresh();
        }
    }

    /** Asks for the other days, where they are others than those that are there. */
    private void compare() {
        CitiesContent content = load.content();
        if (content == null || isOfAnotherQuestion()) {
            return;
        }
        Beside wanted = new Beside(content.question(), period.versus());
        if (wanted.equals(beside)) {
            return;
        }
        beside = wanted;
        if (wanted.versus() instanceof Versus.Nothing) {
            comparing.cancel();
            arrived(new Compared.Nothing<>());
            return;
        }
        comparing.submit(
                Job.<Compared<Report<CityRow>>>of(
                                messages.text("cities.job.compare"),
                                progress ->
                                        compared.cities(
                                                wanted.question(),
                                                wanted.versus(),
                                                rows -> progress.report(rows, -1)))
                        .onSuccess(this::arrived)
                        .onCancelled(() -> beside = null));
    }

    private void arrived(Compared<Report<CityRow>> answer) {
        other = answer;
        narrow();
    }

    /** Asks again; nothing is sent for dates that are no period, or without a region it needs. */
    void refresh() {
        question().filter(question -> !question.lacksRegion()).ifPresent(this::ask);
    }

    private void ask(CityQuestion question) {
        asked = question;
        if (beside == null || !beside.question().equals(question)) {
            other = new Compared.Nothing<>();
        }
        beside = null;
        PlaceNarrowing by = narrowing;
        boolean another = isOfAnotherQuestion() || load.content() == null;
        load.run(
                progress -> {
                    Report<CityRow> report =
                            reads.cities(question, rows -> progress.report(rows, -1));
                    return CitiesContent.of(question, report, by);
                });
        if (another && reads.keepsAnswers()) {
            load.begin(_ -> kept(question, by));
        }
    }

    private Optional<CitiesContent> kept(CityQuestion question, PlaceNarrowing by)
            throws InterruptedException {
        Optional<Report<CityRow>> report = reads.keptCities(question);
        return report.isEmpty()
                ? Optional.empty()
                : Optional.of(CitiesContent.of(question, report.get(), by));
    }

    /** Keeps it, and looks what became of the figures since the same question was asked before. */
    private void keep(CitiesContent content) {
        drift.set(null);
        if (reads.keepsAnswers()) {
            tasks.submit(
                    Job.of(
                                    messages.text("cities.job.keep"),
                                    _ -> {
                                        Optional<Drift> since = since(content);
                                        reads.keepCities(content.question(), content.report());
                                        return since;
                                    })
                            .onSuccess(since -> drifted(content.report(), since.orElse(null))));
        }
    }

    private Optional<Drift> since(CitiesContent of) throws InterruptedException {
        Optional<Report<CityRow>> before = reads.keptCities(of.question());
        return before.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        Drift.between(
                                before.get().origin().askedAt(),
                                before.get().rows(),
                                of.report().rows(),
                                READING));
    }

    @SuppressWarnings("ReferenceEquality") // comparing rows would take the window's time
    private void drifted(Report<CityRow> of, @Nullable Drift since) {
        CitiesContent now = load.content();
        if (now != null && now.report() == of) {
            drift.set(since);
        }
    }

    /** What became of the figures since the same question was asked before; null when not known. */
    ReadOnlyObjectProperty<@Nullable Drift> driftProperty() {
        return drift.getReadOnlyProperty();
    }

    /** Something else may be wanted by now than when the answer was asked for. */
    private void follow(Phase phase) {
        CitiesContent content = load.content();
        if (phase instanceof Phase.Done && content != null) {
            seen.add(content.all());
            keep(content);
            narrow();
        }
        if (!(phase instanceof Phase.Loading)) {
            compare();
        }
    }

    /** Shows only cities whose names, or those of the places around them, hold every word. */
    void filter(String typed) {
        narrowing = narrowing.withTyped(typed);
        narrow();
    }

    /** Shows only cities without coordinates that can be believed. */
    void unplacedOnly(boolean only) {
        narrowing = narrowing.withUnplacedOnly(only);
        narrow();
    }

    void sort(PlaceSort sort) {
        narrowing = narrowing.withSort(sort);
        narrow();
    }

    private void narrow() {
        CitiesContent content = load.content();
        PlaceNarrowing by = narrowing;
        Compared<Report<CityRow>> against = other;
        if (content == null
                || (content.narrowing().equals(by) && content.isComparedWith(against))) {
            narrower.cancel();
            return;
        }
        narrower.submit(
                Job.of(messages.text("cities.job.order"), _ -> content.by(by, against))
                        .onSuccess(narrowed -> replace(content, narrowed)));
    }

    /** Not over an answer that came meanwhile. */
    private void replace(CitiesContent base, CitiesContent narrowed) {
        if (base.equals(load.content())) {
            load.replace(narrowed);
        }
    }

    private void show(@Nullable CitiesContent content) {
        if (content != null) {
            Set<PlaceKey> open = expansion.in(content.shown(), content.narrowing().narrows());
            lines.set(new PlaceLines(PlaceLine.of(content.shown(), open)));
        }
    }

    void expand(PlaceKey key, boolean expanded) {
        expansion.set(key, expanded);
        show(load.content());
    }

    /** Opens the places around one. */
    void reveal(PlaceKey key) {
        for (PlaceKey around = key.parent(); around != null; around = around.parent()) {
            expansion.set(around, true);
        }
        show(load.content());
    }

    /** Opens the places around all of these. */
    void revealAll(List<PlaceKey> keys) {
        for (PlaceKey key : keys) {
            for (PlaceKey around = key.parent(); around != null; around = around.parent()) {
                expansion.set(around, true);
            }
        }
        show(load.content());
    }

    void expandAll() {
        CitiesContent content = load.content();
        if (content != null) {
            expansion.openAll(content.shown());
            show(content);
        }
    }

    void collapseAll() {
        expansion.closeAll();
        show(load.content());
    }

    /** The countries that answers named so far, as the service writes them. */
    List<String> countries() {
        return seen.countries();
    }

    /** The regions that answers named so far, of the chosen country where there is one. */
    List<String> regions() {
        return seen.regions(country);
    }

    @Override
    public void close() {
        following.unsubscribe();
    }
}
