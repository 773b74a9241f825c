package app.marquee.ui.analytics;

import app.marquee.analytics.live.LiveCurve;
import app.marquee.analytics.live.LiveFigures;
import app.marquee.model.Failure;
import app.marquee.model.FailureException;
import app.marquee.model.ItemKind;
import app.marquee.model.KnownItem;
import app.marquee.model.LiveId;
import app.marquee.service.KnownThings;
import app.marquee.service.LiveReads;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/** The live streams that are watched, in the order in which they were added. */
record LiveContent(List<LiveStream> streams) {
    static final LiveContent NONE = new LiveContent(List.of());

    LiveContent {
        streams = List.copyOf(streams);
    }

    /**
     * Reads all of them, one after the other; blocks. What was known of one that fails stays.
     *
     * @param before what was known
     * @throws FailureException when none can be read
     */
    static LiveContent read(
            List<LiveId> ids,
            LiveReads reads,
            KnownThings things,
            boolean inBackground,
            LiveContent before) {
        List<LiveStream> streams = new ArrayList<>();
        List<KnownItem> items = things.of(ItemKind.LIVE, ids);
        for (int i = 0; i < ids.size(); i++) {
            LiveId id = ids.get(i);
            String title = items.get(i).title();
            try {
                streams.add(LiveStream.of(id, title, reads.history(id, inBackground)));
            } catch (FailureException failed) {
                streams.add(before.of(id, title).failed(failed.failure()));
            }
        }
        LiveContent read = new LiveContent(streams);
        read.whole()
                .ifPresent(
                        failure -> {
                            throw new FailureException(failure);
                        });
        return read;
    }

    /** Why nothing at all could be read; empty when something could. */
    private Optional<Failure> whole() {
        return streams.stream().allMatch(stream -> stream.failure() != null)
                ? streams.stream().map(LiveStream::failure).filter(Objects::nonNull).findFirst()
                : Optional.empty();
    }

    private LiveStream of(LiveId id, @Nullable String title) {
        LiveCurve none = LiveCurve.of(List.of());
        return streams.stream()
                .filter(stream -> stream.id().equals(id))
                .findFirst()
                .orElseGet(() -> new LiveStream(id, title, none, LiveFigures.of(none), null, null));
    }

    LiveContent without(LiveId id) {
        return new LiveContent(streams.stream().filter(stream -> !stream.id().equals(id)).toList());
    }

    boolean isEmpty() {
        return streams.stream().allMatch(stream -> stream.curve().isEmpty());
    }

    /** When the oldest of them was asked for; null when none was. */
    @Nullable Instant askedAt() {
        return streams.stream()
                .map(LiveStream::askedAt)
                .filter(Objects::nonNull)
                .min(Comparator.naturalOrder())
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
