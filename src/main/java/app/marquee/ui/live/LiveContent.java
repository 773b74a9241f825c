package app.marquee.ui.live;

import app.marquee.analytics.live.LiveCurve;
import app.marquee.analytics.live.LiveFigures;
import app.marquee.analytics.live.LiveState;
import app.marquee.model.analytics.ViewersPoint;
import app.marquee.model.failure.Failure;
import app.marquee.model.id.LiveId;
import app.marquee.service.analytics.LiveQuestion;
import app.marquee.service.analytics.Report;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Watched live streams in the order in which they were added.
 *
 * @param answers loaded curves, to be saved: none without points, which would replace a saved one
 */
record LiveContent(List<LiveStream> streams, List<Report<LiveQuestion, ViewersPoint>> answers) {
    static final LiveContent NONE = new LiveContent(List.of());

    LiveContent {
        streams = List.copyOf(streams);
        answers = answers.stream().filter(answer -> !answer.rows().isEmpty()).toList();
    }

    LiveContent(List<LiveStream> streams) {
        this(streams, List.of());
    }

    /** Why nothing at all could be read; empty when something could. */
    Optional<Failure> whole() {
        return streams.stream().allMatch(LiveContent::isUnread)
                ? streams.stream().map(LiveStream::failure).filter(Objects::nonNull).findFirst()
                : Optional.empty();
    }

    private static boolean isUnread(LiveStream stream) {
        return stream.failure() != null && stream.remark() != LiveRemark.NOT_KNOWN;
    }

    /** What is known of one of them. */
    LiveStream of(LiveId id, @Nullable String title) {
        LiveCurve none = LiveCurve.of(List.of());
        return streams.stream()
                .filter(stream -> stream.id().equals(id))
                .findFirst()
                .orElseGet(
                        () ->
                                new LiveStream(
                                        id, title, none, LiveFigures.of(none), null, null, null));
    }

    /** Whether no point of it is known. */
    boolean lacks(LiveId id) {
        return of(id, null).curve().isEmpty();
    }

    /** Whether one of them is live. */
    boolean isLive(Instant now) {
        return streams.stream()
                .anyMatch(stream -> KnownLive.of(stream).state(now) == LiveState.LIVE);
    }

    LiveContent only(LiveId id) {
        return new LiveContent(List.of(of(id, null)));
    }

    LiveContent without(LiveId id) {
        return new LiveContent(streams.stream().filter(stream -> !stream.id().equals(id)).toList());
    }

    boolean isEmpty() {
        return streams.stream().allMatch(stream -> stream.curve().isEmpty());
    }

    /** Load time of the oldest one; null when none was loaded. */
    @Nullable Instant askedAt() {
        return streams.stream()
                .map(LiveStream::askedAt)
                .filter(Objects::nonNull)
                .min(Comparator.naturalOrder())
                .orElse(null);
    }

    /** The host that answered last; null when unknown. */
    @Nullable String host() {
        return streams.stream()
                .filter(stream -> stream.host() != null)
                .max(
                        Comparator.comparing(
                                LiveStream::askedAt,
                                Comparator.nullsFirst(Comparator.naturalOrder())))
                .map(LiveStream::host)
                .orElse(null);
    }

    /** The time of the last point of all; null when there is none. */
    @Nullable Instant lastPoint() {
        return streams.stream()
                .flatMap(stream -> Stream.ofNullable(stream.figures().last()))
                .max(Comparator.naturalOrder())
                .orElse(null);
    }
}
