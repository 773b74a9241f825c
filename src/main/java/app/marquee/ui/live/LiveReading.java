package app.marquee.ui.live;

import app.marquee.analytics.live.LiveState;
import app.marquee.model.analytics.ViewersPoint;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.KnownItem;
import app.marquee.model.id.LiveId;
import app.marquee.service.analytics.LiveQuestion;
import app.marquee.service.analytics.Report;
import app.marquee.service.analytics.ReportType;
import app.marquee.service.analytics.Reports;
import app.marquee.service.search.ItemDirectory;

import org.jspecify.annotations.Nullable;

import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** Loader of live streams, one by one. Blocking. */
record LiveReading(Reports reports, ItemDirectory things, Clock clock) {
    /**
     * A stream that fails keeps its previous data, or its saved copy.
     *
     * @param before what was known
     * @throws FailureException when none can be loaded; no known stream is a valid response
     */
    LiveContent read(List<LiveId> ids, boolean inBackground, LiveContent before) {
        return read(ids, inBackground, before, () -> true);
    }

    /**
     * The same, as long as requests may be sent.
     *
     * @param mayAsk whether one more may; blocks until it may
     */
    LiveContent read(
            List<LiveId> ids, boolean inBackground, LiveContent before, BooleanSupplier mayAsk) {
        List<LiveStream> streams = new ArrayList<>();
        List<Report<LiveQuestion, ViewersPoint>> answers = new ArrayList<>();
        List<KnownItem> items = things.of(ItemKind.LIVE, ids);
        for (int i = 0; i < ids.size(); i++) {
            if (!mayAsk.getAsBoolean()) {
                break;
            }
            LiveId id = ids.get(i);
            String title = items.get(i).title();
            try {
                Report<LiveQuestion, ViewersPoint> answer = history(id, inBackground);
                answers.add(answer);
                streams.add(LiveStream.of(id, title, answer));
            } catch (FailureException failed) {
                LiveStream known = known(id, title, before);
                streams.add(
                        failed.failure() instanceof Failure.NotFound none
                                ? known.unknown(none, clock.instant())
                                : known.failed(failed.failure()));
            }
        }
        LiveContent read = new LiveContent(streams, answers);
        read.whole()
                .ifPresent(
                        failure -> {
                            throw new FailureException(failure);
                        });
        return read;
    }

    private Report<LiveQuestion, ViewersPoint> history(LiveId id, boolean inBackground) {
        LiveQuestion question = new LiveQuestion(id);
        return inBackground
                ? reports.loadInBackground(ReportType.LIVE, question)
                : reports.load(ReportType.LIVE, question, _ -> {});
    }

    private LiveStream known(LiveId id, @Nullable String title, LiveContent before) {
        LiveStream known = before.of(id, title);
        return known.curve().isEmpty()
                ? reports.cached(ReportType.LIVE, new LiveQuestion(id))
                        .map(saved -> LiveStream.of(id, title, saved))
                        .orElse(known)
                : known;
    }

    /**
     * The known streams with the last points of their saved copies, by a search without words:
     * those that are live first, then the newest.
     */
    List<KnownLive> known(int most) {
        return things.find(ItemKind.LIVE, "", most).stream()
                .map(this::known)
                .sorted(order(clock.instant()))
                .toList();
    }

    /** Those that are live first, then the newest. */
    static Comparator<KnownLive> order(Instant now) {
        return Comparator.<KnownLive, Boolean>comparing(one -> one.state(now) != LiveState.LIVE)
                .thenComparing(KnownLive::last, Comparator.nullsLast(Comparator.reverseOrder()));
    }

    /**
     * How many of these streams are known to be live now, from saved copies that are as new as
     * that.
     */
    static long live(Reports reports, List<KnownItem> known) {
        Instant now = reports.now();
        List<LiveQuestion> questions =
                known.stream().map(item -> new LiveQuestion(new LiveId(item.id()))).toList();
        return reports.cachedAt(ReportType.LIVE, questions).entrySet().stream()
                .filter(copy -> copy.getValue().isAfter(now.minus(LiveState.RECENT)))
                .flatMap(copy -> reports.cached(ReportType.LIVE, copy.getKey()).stream())
                .map(saved -> LiveStream.of(saved.question().live(), null, saved))
                .filter(stream -> KnownLive.of(stream).state(now) == LiveState.LIVE)
                .count();
    }

    private KnownLive known(KnownItem item) {
        LiveId id = new LiveId(item.id());
        return reports.cached(ReportType.LIVE, new LiveQuestion(id))
                .map(saved -> KnownLive.of(LiveStream.of(id, item.title(), saved)))
                .orElseGet(() -> KnownLive.titled(id, item.title()));
    }

    /** Their previous data and the saved copies of the others; empty when nothing is saved. */
    Optional<LiveContent> kept(List<LiveId> ids, LiveContent before) {
        List<KnownItem> items = things.of(ItemKind.LIVE, ids);
        List<LiveStream> streams = new ArrayList<>();
        for (int i = 0; i < ids.size(); i++) {
            streams.add(known(ids.get(i), items.get(i).title(), before));
        }
        LiveContent kept = new LiveContent(streams);
        return kept.isEmpty() ? Optional.empty() : Optional.of(kept);
    }
}
