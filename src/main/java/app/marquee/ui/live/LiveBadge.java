package app.marquee.ui.live;

import app.marquee.model.id.ItemKind;
import app.marquee.model.id.KnownItem;
import app.marquee.service.analytics.Reports;
import app.marquee.service.search.ItemDirectory;
import app.marquee.ui.shell.section.SectionBadge;

import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Number of the live streams in the rail. Thread-safe. Blocking.
 *
 * <p>The first time the list of videos is read, where the platform has one: it tells which streams
 * there are, and other views know the titles, images and states of its videos from then on. Later
 * no request is sent.
 */
final class LiveBadge implements SectionBadge.Source {
    /** So many known streams spare reading the list. */
    private static final int ENOUGH = 50;

    private final Reports reports;
    private final ItemDirectory things;
    private final AtomicBoolean isListed = new AtomicBoolean();

    LiveBadge(Reports reports, ItemDirectory things) {
        this.reports = reports;
        this.things = things;
    }

    @Override
    public long count() {
        List<KnownItem> known =
                isListed.getAndSet(true)
                        ? things.known(ItemKind.LIVE)
                        : things.find(ItemKind.LIVE, "", ENOUGH);
        return LiveReading.live(reports, known);
    }
}
