package app.marquee.ui.analytics;

import app.marquee.analytics.PlaceSort;
import app.marquee.analytics.group.GroupKey;
import app.marquee.analytics.group.GroupLine;
import app.marquee.analytics.group.Grouping;
import app.marquee.task.Job;
import app.marquee.task.LatestJob;
import app.marquee.task.TaskRunner;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.util.Subscription;

import org.jspecify.annotations.Nullable;

import java.util.Optional;

/**
 * Rows in groups. They are asked for while their section is in front, and again when the question
 * is another one. Lives on the FX thread.
 *
 * @param <Q> the question
 */
final class GroupsViewModel<Q> implements AutoCloseable {
    private final GroupSource<Q> source;
    private final Jobs jobs;
    private final Pacing pacing;
    private final ReportLoad<GroupContent> load;
    private final LatestJob narrower;
    private final LatestJob comparing;
    private final PeriodViewModel period;
    private final GroupExpansion expansion = new GroupExpansion();
    private final ReadOnlyObjectWrapper<GroupLines> lines =
            new ReadOnlyObjectWrapper<>(GroupLines.NONE);
    private final Subscription following;
    private GroupNarrowing narrowing;
    private @Nullable Q asked;
    private @Nullable Beside beside;
    private Compared<GroupAnswer> other = new Compared.Nothing<>();
    private boolean inFront;

    /** What the running work shows while it loads, and while it puts in order. */
    record Jobs(String load, String order, String compare) {}

    /** What was asked for to compare with what. */
    private record Beside(Object question, Versus versus) {}

    GroupsViewModel(
            GroupSource<Q> source,
            TaskRunner tasks,
            Jobs jobs,
            PeriodViewModel period,
            Pacing pacing,
            GroupNarrowing first) {
        this.source = source;
        this.jobs = jobs;
        this.pacing = pacing;
        this.narrowing = first;
        this.load = new ReportLoad<>(jobs.load(), tasks);
        this.narrower = new LatestJob(tasks);
        this.comparing = new LatestJob(tasks);
        this.period = period;
        this.following =
                period.stateProperty()
                        .subscribe((_, _) -> questionChanged())
                        .and(load.contentProperty().subscribe(this::show))
                        .and(load.phaseProperty().subscribe(this::follow));
    }

    ReadOnlyObjectProperty<@Nullable GroupContent> contentProperty() {
        return load.contentProperty();
    }

    ReadOnlyObjectProperty<Phase> phaseProperty() {
        return load.phaseProperty();
    }

    ReadOnlyObjectProperty<GroupLines> linesProperty() {
        return lines.getReadOnlyProperty();
    }

    GroupNames names() {
        return narrowing.names();
    }

    /** Whether what is shown answers another question than the one that is chosen. */
    boolean isOfAnotherQuestion() {
        GroupContent content = load.content();
        return content != null
                && !source.question()
                        .map(Object.class::cast)
                        .equals(Optional.of(content.question()));
    }

    /** Something of the question is another one, or has become known. */
    void questionChanged() {
        pacing.soon(this::loadWhenInFront);
    }

    void shown() {
        inFront = true;
        loadWhenInFront();
    }

    void hidden() {
        inFront = false;
    }

    private void loadWhenInFront() {
        if (!inFront) {
            return;
        }
        if (source.question().equals(Optional.ofNullable(asked))) {
            compare();
        } else {
            refresh();
        }
    }

    /** Asks for the other days, where they are others than those that are there. */
    private void compare() {
        Q question = asked;
        if (question == null || load.content() == null || isOfAnotherQuestion()) {
            return;
        }
        Beside wanted = new Beside(question, period.versus());
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
                Job.<Compared<GroupAnswer>>of(
                                jobs.compare(),
                                progress ->
                                        source.other(
                                                question,
                                                wanted.versus(),
                                                rows -> progress.report(rows, -1)))
                        .onSuccess(this::arrived)
                        .onCancelled(() -> beside = null));
    }

    private void arrived(Compared<GroupAnswer> answer) {
        other = answer;
        narrow();
    }

    /** Asks again; nothing is sent while something of the question is missing. */
    void refresh() {
        source.question().ifPresent(this::ask);
    }

    private void ask(Q question) {
        asked = question;
        if (beside == null || !beside.question().equals(question)) {
            other = new Compared.Nothing<>();
        }
        beside = null;
        boolean another = isOfAnotherQuestion() || load.content() == null;
        GroupNarrowing by = narrowing;
        load.run(
                progress ->
                        GroupContent.of(
                                question,
                                source.read(question, rows -> progress.report(rows, -1)),
                                by));
        if (another) {
            load.begin(_ -> kept(question, by));
        }
    }

    private Optional<GroupContent> kept(Q question, GroupNarrowing by) throws InterruptedException {
        Optional<GroupAnswer> answer = source.kept(question);
        return answer.isEmpty()
                ? Optional.empty()
                : Optional.of(GroupContent.of(question, answer.get(), by));
    }

    /** Something else may be wanted by now than when the answer was asked for. */
    private void follow(Phase phase) {
        if (phase instanceof Phase.Done) {
            narrow();
        }
        if (!(phase instanceof Phase.Loading)) {
            compare();
        }
    }

    /** Shows only leaves whose names, or those of the groups around them, hold every word. */
    void filter(String typed) {
        narrowing = narrowing.withTyped(typed);
        narrow();
    }

    void sort(PlaceSort sort) {
        narrowing = narrowing.withSort(sort);
        narrow();
    }

    void group(Grouping grouping) {
        narrowing = narrowing.withGrouping(grouping);
        narrow();
    }

    private void narrow() {
        GroupContent content = load.content();
        GroupNarrowing by = narrowing;
        Compared<GroupAnswer> against = other;
        if (content == null
                || (content.narrowing().equals(by) && content.isComparedWith(against))) {
            narrower.cancel();
            return;
        }
        narrower.submit(
                Job.of(jobs.order(), _ -> content.by(by, against))
                        .onSuccess(narrowed -> replace(content, narrowed)));
    }

    /** Not over an answer that came meanwhile. */
    private void replace(GroupContent base, GroupContent narrowed) {
        if (base.equals(load.content())) {
            load.replace(narrowed);
        }
    }

    private void show(@Nullable GroupContent content) {
        if (content != null) {
            lines.set(
                    GroupLines.of(
                            GroupLine.of(
                                    content.shown(),
                                    expansion.in(content.shown(), content.narrowing().narrows())),
                            content));
        }
    }

    void expand(GroupKey key, boolean expanded) {
        expansion.set(key, expanded);
        show(load.content());
    }

    void expandAll() {
        GroupContent content = load.content();
        if (content != null) {
            expansion.openAll(content.shown());
            show(content);
        }
    }

    void collapseAll() {
        expansion.closeAll();
        show(load.content());
    }

    @Override
    public void close() {
        following.unsubscribe();
    }
}
