package app.marquee.service.sheet;

import app.marquee.change.JournalEntryFactory;
import app.marquee.change.StagedChange;
import app.marquee.change.engine.ChangeTypes;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.ListedChange;
import app.marquee.model.id.ChangeId;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.Subject;
import app.marquee.model.id.VideoId;
import app.marquee.model.operation.Operation;
import app.marquee.model.video.CustomField;
import app.marquee.service.folder.FolderListing;
import app.marquee.service.folder.FolderService;
import app.marquee.service.playlist.PlaylistListing;
import app.marquee.service.session.ProgressListener;
import app.marquee.service.session.Session;
import app.marquee.service.video.VideoPages;
import app.marquee.service.video.VideoService;
import app.marquee.sheet.FolderPaths;
import app.marquee.sheet.SheetChange;
import app.marquee.sheet.SheetItem;
import app.marquee.sheet.SheetNow;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * Service for tables that are edited in a spreadsheet. Loading is blocking and ends on interrupt;
 * staging only touches memory.
 */
public final class SheetService {

    private final Session session;
    private final Supplier<PlaylistListing> playlists;

    /**
     * @param playlists loads the playlists
     */
    public SheetService(Session session, Supplier<PlaylistListing> playlists) {
        this.session = session;
        this.playlists = playlists;
    }

    /**
     * The present items of a type: all of them where the platform lists them, else none.
     *
     * @throws app.marquee.model.failure.FailureException when they could not be loaded
     */
    public SheetNow load(ItemKind kind, ProgressListener progress) throws InterruptedException {
        FolderListing folders = FolderService.of(session).list();
        FolderPaths paths = new FolderPaths(folders.folders());
        return switch (kind) {
            case FOLDER ->
                    folders.whole()
                            ? now(folders.folders().stream().map(SheetItem::of).toList(), paths)
                            : unlisted(paths);
            case PLAYLIST -> {
                PlaylistListing listed = playlists.get();
                yield listed.listed()
                        ? now(
                                listed.playlists().stream()
                                        .map(row -> SheetItem.of(row.playlist()))
                                        .toList(),
                                paths)
                        : unlisted(paths);
            }
            case VIDEO -> videos(paths, progress);
            default -> throw new IllegalArgumentException("There is no table of " + kind);
        };
    }

    private SheetNow videos(FolderPaths paths, ProgressListener progress)
            throws InterruptedException {
        return VideoPages.all(VideoService.of(session), progress)
                .map(videos -> now(videos.stream().map(SheetItem::of).toList(), paths))
                .orElseGet(() -> unlisted(paths));
    }

    private static SheetNow now(Collection<SheetItem> items, FolderPaths paths) {
        return new SheetNow(
                items.stream()
                        .collect(
                                Collectors.toMap(
                                        SheetItem::id, Function.identity(), (first, _) -> first)),
                true,
                paths);
    }

    private static SheetNow unlisted(FolderPaths paths) {
        return new SheetNow(Map.of(), false, paths);
    }

    /**
     * The custom fields of a video.
     *
     * @throws app.marquee.model.failure.FailureException when they could not be loaded
     */
    public List<CustomField> fields(VideoId video) {
        return session.background().videos().customFields(video);
    }

    /**
     * Stages a change.
     *
     * @throws app.marquee.model.failure.FailureException for what the contract doesn't allow
     */
    public StagedChange stage(SheetChange change) {
        return stage(change, session.staging());
    }

    /** Stages a change with a factory. */
    public static StagedChange stage(SheetChange change, JournalEntryFactory lines) {
        Operation operation = operation(change);
        List<Subject> subjects = new ArrayList<>(List.of(change.item()));
        if (change.custom() != null) {
            subjects.add(change.custom());
        }
        ListedChange listed =
                new ListedChange(
                        new ChangeId(change.item().id() + operation),
                        operation,
                        subjects,
                        change.members(),
                        false,
                        "",
                        "");
        return ChangeTypes.of(operation).restage(listed, lines);
    }

    private static Operation operation(SheetChange change) {
        Subject custom = change.custom();
        if (custom != null) {
            return custom.id() == null
                    ? Operation.CREATE_CUSTOM_FIELD
                    : isRemoved(change)
                            ? Operation.DELETE_CUSTOM_FIELD
                            : Operation.UPDATE_CUSTOM_FIELD;
        }
        return switch (change.item().kind()) {
            case VIDEO -> Operation.UPDATE_VIDEO;
            case FOLDER -> Operation.UPDATE_FOLDER;
            default -> Operation.UPDATE_PLAYLIST;
        };
    }

    private static boolean isRemoved(SheetChange change) {
        return change.members().stream()
                .allMatch(member -> member.after() instanceof ChangeValue.None);
    }
}
