package app.marquee.service.catalog;

import app.marquee.change.ChangeOutcome;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.MemberChange;
import app.marquee.model.id.ConnectionId;
import app.marquee.model.id.ItemSource;
import app.marquee.model.id.KnownItem;
import app.marquee.model.id.Subject;
import app.marquee.store.Catalogue;

import org.jspecify.annotations.Nullable;

import java.time.Clock;
import java.util.List;
import java.util.function.Consumer;

/** Updater of the catalog after a change: created, renamed and deleted items. */
public final class CatalogUpdater implements Consumer<ChangeOutcome.Done> {
    private final Catalogue catalogue;
    private final Clock clock;

    public CatalogUpdater(Catalogue catalogue, Clock clock) {
        this.catalogue = catalogue;
        this.clock = clock;
    }

    @Override
    public void accept(ChangeOutcome.Done done) {
        ChangeLine line = done.line();
        Subject subject = line.subject();
        if (subject.id() == null) {
            return;
        }
        switch (line.operation()) {
            case DELETE_PLAYLIST ->
                    catalogue.forget(line.connection(), subject.kind(), subject.id());
            case CREATE_FUNNEL, CREATE_FOLDER, CREATE_PLAYLIST ->
                    remember(line, subject.id(), subject.title(), ItemSource.CHANGE);
            case UPDATE_FOLDER, UPDATE_PLAYLIST ->
                    remember(line, subject.id(), after(line, "name"), ItemSource.ANSWER);
            case UPDATE_VIDEO ->
                    remember(line, subject.id(), after(line, "title"), ItemSource.ANSWER);
            default -> {
                // The others name nothing anew.
            }
        }
    }

    private void remember(ChangeLine line, String id, @Nullable String title, ItemSource source) {
        ConnectionId connection = line.connection();
        catalogue.remember(
                connection,
                List.of(new KnownItem(line.subject().kind(), id, title, source, clock.instant())));
    }

    private static @Nullable String after(ChangeLine line, String member) {
        return line.members().stream()
                .filter(change -> change.member().equals(member))
                .map(MemberChange::after)
                .filter(ChangeValue.Text.class::isInstance)
                .map(value -> ((ChangeValue.Text) value).text())
                .findFirst()
                .orElse(null);
    }
}
