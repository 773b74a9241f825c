package app.marquee.ui.analytics;

import app.marquee.model.Failure;
import app.marquee.model.FailureException;
import app.marquee.model.ItemKind;
import app.marquee.model.KnownItem;
import app.marquee.model.LiveId;
import app.marquee.service.KnownThings;
import app.marquee.service.LiveReads;

import java.time.Clock;
import java.util.ArrayList;
import java.util.List;

/** Reads live streams one after the other; blocks. Any thread. */
record LiveReading(LiveReads reads, KnownThings things, Clock clock) {
    /**
     * What was known of one that fails stays.
     *
     * @param before what was known
     * @throws FailureException when none can be read; that the service knows none of them is an
     *     answer
     */
    LiveContent read(List<LiveId> ids, boolean inBackground, LiveContent before) {
        List<LiveStream> streams = new ArrayList<>();
        List<KnownItem> items = things.of(ItemKind.LIVE, ids);
        for (int i = 0; i < ids.size(); i++) {
            LiveId id = ids.get(i);
            String title = items.get(i).title();
            try {
                streams.add(LiveStream.of(id, title, reads.history(id, inBackground)));
            } catch (FailureException failed) {
                LiveStream known = before.of(id, title);
                streams.add(
                        failed.failure() instanceof Failure.NotFound none
                                ? known.unknown(none, clock.instant())
                                : known.failed(failed.failure()));
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
}
