package app.marquee.harness;

import app.marquee.change.JournalEntryFactory;
import app.marquee.change.StagedChange;
import app.marquee.change.field.FieldCreation;
import app.marquee.change.folder.FolderCreation;
import app.marquee.change.folder.FolderEdit;
import app.marquee.change.playlist.PlaylistAddition;
import app.marquee.change.playlist.PlaylistCreation;
import app.marquee.change.playlist.PlaylistEdit;
import app.marquee.change.thumbnail.ThumbnailReplacement;
import app.marquee.change.video.VideoEdit;
import app.marquee.model.Member;
import app.marquee.model.UnknownMembers;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.folder.Folder;
import app.marquee.model.folder.FolderDraft;
import app.marquee.model.folder.FolderUpdate;
import app.marquee.model.id.FolderId;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.id.VideoId;
import app.marquee.model.limit.Limits;
import app.marquee.model.playlist.AccessType;
import app.marquee.model.playlist.Playlist;
import app.marquee.model.playlist.PlaylistDraft;
import app.marquee.model.playlist.PlaylistEntry;
import app.marquee.model.playlist.PlaylistUpdate;
import app.marquee.model.rename.RenameBatch;
import app.marquee.model.rename.RenameItem;
import app.marquee.model.rename.RenameLine;
import app.marquee.model.rename.RenameRule;
import app.marquee.model.video.CustomFieldDraft;
import app.marquee.model.video.Thumbnails;
import app.marquee.model.video.Video;
import app.marquee.model.video.VideoUpdate;
import app.marquee.sandbox.account.Account;
import app.marquee.sandbox.account.VideoStatus;
import app.marquee.service.sheet.SheetService;
import app.marquee.service.video.ThumbnailFile;
import app.marquee.service.video.ThumbnailFolder;
import app.marquee.sheet.FolderPaths;
import app.marquee.sheet.SheetImport;
import app.marquee.sheet.SheetItem;
import app.marquee.sheet.SheetNow;
import app.marquee.sheet.TableFile;
import app.marquee.sheet.TableReading;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Changes of every bulk action, of items that the sandbox's account has: each with its mark in its
 * note and in what is sent, so that it is found again at the server.
 */
final class BulkChanges {
    /** Number of actions with marks. */
    static final int ACTIONS = 5;

    private static final byte[] DOT =
            Base64.getDecoder().decode("R0lGODdhAQABAPAAAP8AAAAAACwAAAAAAQABAAACAkQBADs=");
    private static final Thumbnails NONE =
            new Thumbnails(Member.ofNull(), Member.absent(), UnknownMembers.NONE);

    private final JournalEntryFactory staging;
    private final List<Video> videos;
    private final Account account;
    private final String mark;
    private final Path directory;

    /**
     * @param mark of all of them, before their numbers
     * @param directory for the images
     */
    BulkChanges(Account account, JournalEntryFactory staging, String mark, Path directory) {
        this.account = account;
        this.staging = staging;
        this.mark = mark;
        this.directory = directory;
        this.videos =
                account.videos()
                        .filter(video -> video.status() != VideoStatus.DELETING)
                        .map(
                                video ->
                                        Video.known(new VideoId(video.id().toString()))
                                                .withTitle(Member.of(video.title())))
                        .toList();
    }

    /** So many changes by each of the actions, on videos of its own. */
    Map<String, List<StagedChange>> byAction(int each) throws IOException, InterruptedException {
        Map<String, List<StagedChange>> all = new LinkedHashMap<>();
        all.put("rename", renamed(0, each));
        all.put("import", imported(each, each));
        all.put("matrix", fields(2 * each, each));
        all.put("thumbnails", thumbnails(3 * each, each));
        all.put("chained", moved(4 * each, each));
        return all;
    }

    /** Changes by all actions, so many by each. */
    List<StagedChange> all(int each) {
        try {
            List<StagedChange> all =
                    new ArrayList<>(
                            byAction(each).values().stream().flatMap(List::stream).toList());
            all.addAll(unmarked());
            return all;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Those that only list or name other items, which have no room for a mark. */
    List<StagedChange> unmarked() {
        StagedChange copy =
                PlaylistCreation.TYPE.stage(
                        staging, new PlaylistDraft(mark + "copy", AccessType.PRIVATE, "Ana"));
        StagedChange added =
                PlaylistAddition.TYPE
                        .stage(
                                staging,
                                Playlist.known(new PlaylistId(copy.line().id().value())),
                                List.of(new PlaylistEntry(videos.getLast().id(), 0)),
                                Map.of())
                        .needing(copy);
        Folder folder = Folder.known(new FolderId(account.folders().getLast().id().toString()));
        List<StagedChange> all = new ArrayList<>(List.of(copy, added));
        all.add(FolderEdit.TYPE.stage(staging, folder, FolderUpdate.rename(mark + "folder")));
        all.addAll(editedInThePane());
        all.addAll(dropped(folder.id()));
        all.add(VideoEdit.TYPE.stage(staging, videos.getLast(), VideoUpdate.moveToRoot()));
        return all;
    }

    /** One value of several playlists. */
    private List<StagedChange> editedInThePane() {
        PlaylistUpdate update =
                new PlaylistUpdate(
                        Member.absent(),
                        Member.of(mark + "description"),
                        Member.absent(),
                        Member.absent(),
                        Member.absent(),
                        Member.absent(),
                        Member.absent(),
                        Member.absent());
        return account.playlists().stream()
                .limit(2)
                .map(seed -> Playlist.known(new PlaylistId(seed.id().toString())))
                .map(playlist -> PlaylistEdit.TYPE.stage(staging, playlist, update))
                .toList();
    }

    /** A folder on the first part of the breadcrumb, and a video on another. */
    private List<StagedChange> dropped(FolderId other) {
        Folder folder = Folder.known(new FolderId(account.folders().getFirst().id().toString()));
        Video video = videos.get(videos.size() - 2);
        return List.of(
                FolderEdit.TYPE.stage(staging, folder, FolderUpdate.moveToRoot()),
                VideoEdit.TYPE.stage(staging, video, VideoUpdate.moveTo(other)));
    }

    private String text(int number) {
        return mark + number;
    }

    private StagedChange marked(StagedChange change, int number) {
        return change.because(text(number));
    }

    private List<StagedChange> renamed(int from, int count) throws InterruptedException {
        List<Video> some = videos.subList(from, from + count);
        RenameBatch batch =
                new RenameBatch(
                        some.stream()
                                .map(video -> new RenameItem(video.title().orNull(), ""))
                                .toList(),
                        List.of(),
                        Limits.VIDEO_TITLE);
        RenameRule number = new RenameRule.AddNumber(RenameRule.Side.AFTER, " " + mark, from, 1);
        List<StagedChange> changes = new ArrayList<>();
        for (RenameLine line : batch.preview(number, Duration.ofSeconds(2)).lines()) {
            VideoUpdate update = VideoUpdate.rename(Objects.requireNonNull(line.after()));
            changes.add(
                    marked(
                            VideoEdit.TYPE.stage(staging, some.get(line.index()), update),
                            from + line.index()));
        }
        return changes;
    }

    /** From a table of another program: no values as loaded, semicolons, and a byte order mark. */
    private List<StagedChange> imported(int from, int count) {
        List<Video> some = videos.subList(from, from + count);
        String table =
                IntStream.range(0, count)
                        .mapToObj(i -> some.get(i).id().value() + ";" + text(from + i))
                        .collect(Collectors.joining("\r\n", "\ufeffID;Title\r\n", "\r\n"));
        SheetNow now =
                new SheetNow(
                        some.stream()
                                .map(SheetItem::of)
                                .collect(Collectors.toMap(SheetItem::id, item -> item)),
                        true,
                        FolderPaths.NONE);
        if (!(TableFile.read(table.getBytes(StandardCharsets.UTF_8), null)
                instanceof TableReading.Found(var raw))) {
            throw new IllegalStateException("The table wasn't read");
        }
        return SheetImport.of(raw, ItemKind.VIDEO)
                .orElseThrow()
                .compare(now)
                .changes(_ -> false)
                .stream()
                .map(change -> SheetService.stage(change, staging))
                .map(
                        change ->
                                change.because(
                                        ((ChangeValue.Text)
                                                        change.line().members().getFirst().after())
                                                .text()))
                .toList();
    }

    /** A video has each key once, so that every list needs a key of its own. */
    private List<StagedChange> fields(int from, int count) {
        String key = mark + "bulk";
        return IntStream.range(from, from + count)
                .mapToObj(
                        number ->
                                marked(
                                        FieldCreation.TYPE.stage(
                                                staging,
                                                videos.get(number).id(),
                                                videos.get(number).title().orNull(),
                                                new CustomFieldDraft(key, text(number))),
                                        number))
                .toList();
    }

    private List<StagedChange> thumbnails(int from, int count)
            throws IOException, InterruptedException {
        Path folder = Files.createDirectories(directory.resolve(mark + "images"));
        for (int number = from; number < from + count; number++) {
            ByteArrayOutputStream image = new ByteArrayOutputStream();
            image.write(DOT);
            image.write(text(number).getBytes(StandardCharsets.US_ASCII));
            Files.write(
                    folder.resolve(videos.get(number).id().value() + ".gif"), image.toByteArray());
        }
        Map<VideoId, Integer> numbers =
                IntStream.range(from, from + count)
                        .boxed()
                        .collect(Collectors.toMap(number -> videos.get(number).id(), n -> n));
        List<StagedChange> changes = new ArrayList<>();
        for (ThumbnailFile file : new ThumbnailFolder(videos).read(folder, (_, _) -> {})) {
            if (file.result() instanceof ThumbnailFile.Result.Fits(var video, _, var picture)) {
                changes.add(
                        marked(
                                ThumbnailReplacement.TYPE.stage(
                                        staging, video.id(), video.title().orNull(), NONE, picture),
                                Objects.requireNonNull(numbers.get(video.id()))));
            }
        }
        return changes;
    }

    /** A folder and what moves into it, which needs its ID. */
    private List<StagedChange> moved(int from, int count) {
        StagedChange folder =
                marked(FolderCreation.TYPE.stage(staging, new FolderDraft(text(from), null)), from);
        List<StagedChange> all = new ArrayList<>(List.of(folder));
        FolderId made = new FolderId(folder.line().id().value());
        for (int number = from + 1; number < from + count; number++) {
            VideoUpdate update =
                    new VideoUpdate(Member.of(text(number)), Member.absent(), Member.of(made));
            all.add(
                    marked(
                            VideoEdit.TYPE
                                    .stage(staging, videos.get(number), update)
                                    .needing(folder),
                            number));
        }
        return all;
    }
}
