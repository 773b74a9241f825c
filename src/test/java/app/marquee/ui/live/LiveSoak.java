package app.marquee.ui.live;

import app.marquee.harness.Memory;
import app.marquee.harness.Slope;
import app.marquee.harness.Verdict;
import app.marquee.model.UnknownMembers;
import app.marquee.model.analytics.ViewersPoint;
import app.marquee.model.id.LiveId;
import app.marquee.service.analytics.BackgroundBudget;
import app.marquee.service.analytics.Report;
import app.marquee.service.analytics.ReportQuestion;
import app.marquee.service.analytics.ReportType;
import app.marquee.service.analytics.Reports;
import app.marquee.task.InlineRunner;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.FakeReport;
import app.marquee.ui.analytics.FakeThings;
import app.marquee.ui.analytics.Hands;
import app.marquee.ui.shell.section.SectionContext;
import app.marquee.ui.testing.FakeShell;
import app.marquee.ui.video.FakeFrames;

import javafx.application.Platform;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.CheckBox;
import javafx.stage.Stage;

import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.function.LongConsumer;
import java.util.function.Supplier;
import java.util.stream.LongStream;

/**
 * A live stream is followed for simulated hours by a clock whose hands are moved: what stays in
 * memory does not grow, and it goes on after the machine slept and after its clock was set.
 */
public final class LiveSoak implements Reports {
    private static final String LIVE = "00000000-0000-4000-8000-000000000001";
    private static final Duration BEAT = AutoRefresh.USUAL;
    private static final int BEATS_AN_HOUR = (int) (Duration.ofHours(1).toSeconds() / 15);
    private static final int POINTS = 240;
    private static final double MEGABYTE = 1 << 20;

    private final Hands hands = new Hands();
    private final Beats beats = new Beats();
    private final List<Slope.Sample> heap = new ArrayList<>();
    private long asked;

    /**
     * Needs a started toolkit; not on the FX thread.
     *
     * @param hours that are simulated; the first is not measured
     */
    public Verdict run(int hours) {
        Stage stage = onFx(this::open);
        for (int hour = 0; hour < hours; hour++) {
            for (int n = 0; n < BEATS_AN_HOUR; n++) {
                beat(BEAT);
            }
            heap.add(new Slope.Sample(hour, Memory.inUse()));
        }
        long usual = asked;
        boolean goesOn = goesOnAfter(Duration.ofHours(8)) && goesOnAfter(Duration.ofHours(-5));
        onFx(
                () -> {
                    stage.close();
                    return true;
                });
        double growth = hours < 4 ? 0 : Slope.of(heap.subList(1, hours)).least() / MEGABYTE;
        String figures =
                String.format(
                        Locale.ROOT,
                        "%d hours of a live stream followed with %d reads, heap surely grows by"
                                + " %.2f MB an hour, %s after sleep and a clock set back",
                        hours,
                        usual,
                        growth,
                        goesOn ? "goes on" : "ends");
        boolean everyBeat = usual >= (long) hours * BEATS_AN_HOUR;
        return new Verdict("soak", figures, everyBeat && growth < 1 && goesOn);
    }

    private Stage open() {
        FakeShell shell = new FakeShell();
        SectionContext given = shell.context("analytics");
        SectionContext context =
                new SectionContext(
                        new InlineRunner(),
                        Messages.of(List.of("live", "analytics"), Locale.ENGLISH),
                        given.navigation(),
                        given.notices(),
                        given.dialogs(),
                        given.desk(),
                        given.connection(),
                        given.pictures(),
                        given.ids(),
                        given.memory(),
                        hands);
        LiveSection section =
                new LiveSection(
                        this,
                        new FakeThings(),
                        BackgroundBudget.of(() -> 120),
                        FakeFrames.NONE,
                        context,
                        beats);
        Stage stage = new Stage();
        Parent view = (Parent) section.view();
        stage.setScene(new Scene(view, 1_000, 700));
        stage.show();
        section.shown();
        section.open(new LiveId(LIVE));
        if (view.lookup("#live-follow") instanceof CheckBox follow && !follow.isSelected()) {
            follow.fire();
        }
        return stage;
    }

    private void beat(Duration later) {
        hands.move(later);
        onFx(
                () -> {
                    beats.beat();
                    return true;
                });
    }

    /** It is asked once for the time that is gone, and then as usual. */
    private boolean goesOnAfter(Duration jump) {
        long before = asked;
        beat(jump);
        boolean once = asked == before + 1;
        beat(BEAT);
        beat(BEAT);
        return once && asked == before + 3;
    }

    private static <T> T onFx(Supplier<T> step) {
        CompletableFuture<@Nullable T> done = new CompletableFuture<>();
        Platform.runLater(
                () -> {
                    try {
                        done.complete(step.get());
                    } catch (RuntimeException failed) {
                        done.completeExceptionally(failed);
                    }
                });
        return Objects.requireNonNull(done.join());
    }

    @Override
    public ZoneId zone() {
        return ZoneOffset.UTC;
    }

    @Override
    public int requestsPerMinute() {
        return 120;
    }

    /** The last hours, a point a minute, other ones each time. */
    @Override
    public <Q extends ReportQuestion, R> Report<Q, R> load(
            ReportType<Q, R> type, Q question, LongConsumer rows) {
        asked++;
        Instant now = hands.instant();
        List<ViewersPoint> points =
                LongStream.range(0, POINTS)
                        .mapToObj(
                                n -> {
                                    Instant at = now.minus(Duration.ofMinutes(POINTS - n));
                                    return new ViewersPoint(
                                            at.toString(),
                                            at,
                                            (asked + n) % 100,
                                            UnknownMembers.NONE);
                                })
                        .toList();
        return FakeReport.of(type, question, now, points);
    }

    @Override
    public <Q extends ReportQuestion, R> Report<Q, R> loadInBackground(
            ReportType<Q, R> type, Q question) {
        return load(type, question, _ -> {});
    }

    @Override
    public Instant now() {
        return hands.instant();
    }
}
