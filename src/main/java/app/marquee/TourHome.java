package app.marquee;

import app.marquee.model.ItemKind;
import app.marquee.model.ItemSource;
import app.marquee.model.KnownItem;
import app.marquee.model.Settings;
import app.marquee.store.Catalogue;

import java.time.Duration;
import java.time.Instant;
import java.util.List;

/** What the embedded sandbox and this machine hold of its account. Blocks; for any thread. */
record TourHome(Run run) {
    private static final Duration WEEK = Duration.ofDays(7);

    /** As it was made, and nothing remembered. */
    void forget() {
        run.sandbox().sandbox().reset();
        run.foundation().settings().update(Settings::withoutViews);
        run.foundation().snapshots().clear();
        run.foundation().catalogue().forget(EmbeddedSandbox.ID);
    }

    /** As if the first things of a kind had had other titles a week ago. */
    void heldOtherTitles(ItemKind kind, List<String> titles) {
        Catalogue catalogue = run.foundation().catalogue();
        List<KnownItem> known = catalogue.all(EmbeddedSandbox.ID, kind);
        Instant then = run.sandbox().sandbox().now().minus(WEEK);
        catalogue.forget(EmbeddedSandbox.ID);
        for (int at = 0; at < Math.min(titles.size(), known.size()); at++) {
            KnownItem held =
                    new KnownItem(kind, known.get(at).id(), titles.get(at), ItemSource.LIST, then);
            catalogue.remember(EmbeddedSandbox.ID, List.of(held));
        }
    }
}
