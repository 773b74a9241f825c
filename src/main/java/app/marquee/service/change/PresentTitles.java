package app.marquee.service.change;

import app.marquee.change.ServerState;
import app.marquee.change.folder.FolderEdit;
import app.marquee.change.playlist.PlaylistEdit;
import app.marquee.change.video.VideoEdit;
import app.marquee.model.Member;
import app.marquee.model.change.ChangeList;
import app.marquee.model.change.ListedChange;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.folder.Folder;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.KnownItem;
import app.marquee.model.id.Subject;
import app.marquee.model.operation.Operation;
import app.marquee.service.catalog.ConnectionCatalogue;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Titles of items as the platform gives them: loaded for the same comparison, else known here, else
 * loaded now. A file may name an item as it likes. Blocking.
 */
final class PresentTitles {
    private final ServerState now;
    private final ConnectionCatalogue catalogue;

    /** Nothing more is loaded after a failure, which the next item would most likely meet too. */
    private boolean hasFailed;

    PresentTitles(ServerState now, ConnectionCatalogue catalogue) {
        this.now = now;
        this.catalogue = catalogue;
    }

    /** The same list with the titles that are known here, the others claimed; loads nothing. */
    ChangeList known(ChangeList list) {
        return list.with(list.changes().stream().map(this::known).toList());
    }

    private ListedChange known(ListedChange change) {
        return change.about(change.subjects().stream().map(this::known).toList());
    }

    private Subject known(Subject item) {
        return item.id() == null
                ? item
                : known(item, item.id()).map(item::titled).orElseGet(item::claimed);
    }

    /** The items under their titles on the platform; without a title where there is none. */
    List<Subject> of(List<Subject> items) {
        return items.stream()
                .map(item -> new Subject(item.kind(), item.id(), title(item).orElse(null)))
                .toList();
    }

    private Optional<String> title(Subject item) {
        String id = item.id();
        if (id == null) {
            return Optional.empty();
        }
        Optional<String> known = isLoaded(item.kind(), id) ? Optional.empty() : known(item, id);
        return known.isPresent() ? known : loaded(item.kind(), id);
    }

    private boolean isLoaded(ItemKind kind, String id) {
        return switch (kind) {
            case VIDEO -> now.has(Operation.GET_VIDEO, id);
            case PLAYLIST -> now.has(Operation.GET_PLAYLIST, id);
            case FOLDER -> now.has(Operation.LIST_FOLDERS, "");
            case FUNNEL, LIVE, IMAGE, FIELD -> false;
        };
    }

    private Optional<String> known(Subject item, String id) {
        KnownItem known = catalogue.among(item.kind(), List.of(id)).get(id);
        return Optional.ofNullable(known)
                .filter(one -> one.confirmedAt() != null)
                .map(KnownItem::title);
    }

    private Optional<String> loaded(ItemKind kind, String id) {
        if (hasFailed) {
            return Optional.empty();
        }
        try {
            return switch (kind) {
                case VIDEO -> VideoEdit.load(now, id).flatMap(one -> one.title().toOptional());
                case PLAYLIST -> PlaylistEdit.load(now, id).flatMap(one -> one.name().toOptional());
                case FOLDER -> FolderEdit.load(now).flatMap(all -> name(all, id));
                case FUNNEL, LIVE, IMAGE, FIELD -> Optional.empty();
            };
        } catch (FailureException failed) {
            if (failed.failure() instanceof Failure.Cancelled) {
                throw failed;
            }
            hasFailed = true;
            return Optional.empty();
        }
    }

    private static Optional<String> name(Map<String, Folder> all, String id) {
        return Optional.ofNullable(all.get(id)).map(Folder::name).flatMap(Member::toOptional);
    }
}
