package app.marquee.service.catalog;

import app.marquee.analytics.filter.ReportFilter;
import app.marquee.change.ChangeType;
import app.marquee.change.engine.ChangeTypes;
import app.marquee.model.Member;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.folder.Folder;
import app.marquee.model.id.ConnectionId;
import app.marquee.model.id.Id;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.ItemSource;
import app.marquee.model.id.KnownItem;
import app.marquee.model.id.LiveId;
import app.marquee.model.id.Subject;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.CustomField;
import app.marquee.model.video.ListedVideo;
import app.marquee.model.video.SeenVideo;
import app.marquee.model.video.Thumbnail;
import app.marquee.model.video.Thumbnails;
import app.marquee.model.video.Video;
import app.marquee.model.video.VideoStatus;
import app.marquee.store.Catalogue;
import app.marquee.store.Memberships;

import org.jspecify.annotations.Nullable;

import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Catalog of one connection. Thread-safe. Blocking. */
public final class ConnectionCatalogue {
    /** Up to here it is cheaper to look each one up than to read them all. */
    private static final int ONE_BY_ONE = 100;

    private final ConnectionId connection;
    private final Catalogue catalogue;
    private final Clock clock;
    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();

    public ConnectionCatalogue(ConnectionId connection, Catalogue catalogue, Clock clock) {
        this.connection = connection;
        this.catalogue = catalogue;
        this.clock = clock;
    }

    /** Items entered by the user and not confirmed yet. */
    public void add(ItemKind kind, Collection<? extends Id> ids) {
        catalogue.remember(
                connection,
                ids.stream()
                        .map(id -> new KnownItem(kind, id.value(), null, ItemSource.PERSON, null))
                        .toList());
    }

    /** An item of an answer, which is confirmed by it. */
    public KnownItem confirmed(Id id, ItemKind kind, @Nullable String title, ItemSource source) {
        return new KnownItem(kind, id.value(), title, source, clock.instant());
    }

    public void remember(Collection<KnownItem> items) {
        catalogue.remember(connection, items);
    }

    /**
     * Keeps the image URLs and states of loaded videos, and their live streams, which have the same
     * images.
     */
    public void loaded(Collection<Video> videos) {
        remember(videos.stream().flatMap(this::live).toList());
        images(videos);
        Map<String, List<String>> folders = new HashMap<>();
        videos.forEach(video -> place(folders, video.id(), video.folderId()));
        inFolders(folders);
        see(videos.stream().map(SeenVideo::of).toList());
    }

    /** Keeps the image URLs of videos and their live streams. */
    public void images(Collection<Video> videos) {
        Map<Id, String> urls = new HashMap<>();
        for (Video video : videos) {
            String url = video.thumbnail().orNull();
            LiveId live = video.liveId().orNull();
            if (url != null) {
                urls.put(video.id(), url);
            }
            if (url != null && live != null) {
                urls.put(live, url);
            }
        }
        frames(urls);
    }

    /** The live stream of a video, by the title of the video. */
    public Stream<KnownItem> live(Video video) {
        return Stream.ofNullable(video.liveId().orNull())
                .map(id -> confirmed(id, ItemKind.LIVE, video.title().orNull(), ItemSource.LIST));
    }

    /** Keeps the folders of videos, by the ID of the video. */
    public void inFolders(Map<String, List<String>> folders) {
        catalogue.members().keepOwners(connection, Memberships.Kind.FOLDER, folders);
    }

    /** Where the server doesn't say it, an item stays where it was. */
    private static void place(
            Map<String, List<String>> folders, Id item, Member<? extends Id> folder) {
        switch (folder) {
            case Member.Absent<?> _ -> {}
            case Member.Null<?> _ -> folders.put(item.value(), List.of());
            case Member.Value<? extends Id>(var parent) ->
                    folders.put(item.value(), List.of(parent.value()));
        }
    }

    /** Keeps which folders lie in which. */
    public void folders(Collection<Folder> folders) {
        Map<String, List<String>> parents = new HashMap<>();
        folders.forEach(folder -> place(parents, folder.id(), folder.parent()));
        catalogue.members().keepOwners(connection, Memberships.Kind.SUBFOLDER, parents);
    }

    /** Keeps all videos of a playlist or funnel. */
    public void contains(Memberships.Kind kind, Id owner, Collection<VideoId> videos) {
        catalogue
                .members()
                .keepItems(
                        connection,
                        kind,
                        owner.value(),
                        videos.stream().map(VideoId::value).toList());
    }

    /** Keeps all custom fields of a video. */
    public void fields(VideoId video, Collection<CustomField> fields) {
        List<String> values =
                fields.stream()
                        .filter(field -> field.key() != null && field.value() != null)
                        .map(field -> ReportFilter.field(field.key(), field.value()))
                        .toList();
        catalogue
                .members()
                .keepOwners(connection, Memberships.Kind.FIELD, Map.of(video.value(), values));
    }

    /** The known items of each owner. */
    public Map<String, Set<String>> members(Memberships.Kind kind) {
        return catalogue.members().all(connection, kind);
    }

    /** The owners of one kind that are known to have an item. */
    public Collection<KnownItem> owners(Memberships.Kind kind, ItemKind of, Id item) {
        return among(of, catalogue.members().owners(connection, kind, item.value())).values();
    }

    /** How many items an owner is known to have. */
    public long count(Memberships.Kind kind, Id owner) {
        return catalogue.members().count(connection, kind, owner.value());
    }

    /** Keeps the image URLs and lengths of videos that a playlist or funnel lists. */
    public void listed(Collection<? extends ListedVideo> videos) {
        Map<VideoId, String> urls = new HashMap<>();
        List<SeenVideo> lengths = new ArrayList<>();
        for (ListedVideo video : videos) {
            String url = video.thumbnail();
            if (url != null) {
                urls.put(video.id(), url);
            }
            if (video.length() != null) {
                lengths.add(new SeenVideo(video.id(), null, null, video.length()));
            }
        }
        frames(urls);
        see(lengths);
    }

    /**
     * Keeps whether a video has a custom thumbnail, and the URL of its image: the custom one, else
     * a generated one, unless that of its record is one of these.
     */
    public void thumbnails(VideoId video, Thumbnails loaded) {
        List<String> generated =
                loaded.generated().toOptional().orElse(List.of()).stream()
                        .map(Thumbnail::url)
                        .filter(Objects::nonNull)
                        .toList();
        Optional<String> custom = loaded.active().toOptional().map(Thumbnail::url);
        Optional<String> before = frame(video);
        boolean isKept =
                loaded.active().isAbsent()
                        ? before.isPresent()
                        : before.filter(generated::contains).isPresent();
        if (custom.isPresent()) {
            frames(Map.of(video, custom.get()));
        } else if (!isKept && !generated.isEmpty()) {
            frames(Map.of(video, generated.getFirst()));
        }
        if (!loaded.active().isAbsent()) {
            see(List.of(SeenVideo.withCustom(video, !loaded.active().isNull())));
        }
    }

    private void frames(Map<? extends Id, String> urls) {
        Map<String, String> kept = new HashMap<>();
        urls.forEach(
                (item, url) -> {
                    if (!url.isBlank()) {
                        kept.put(item.value(), url);
                    }
                });
        catalogue.rememberFrames(connection, kept);
    }

    /** Keeps the state of videos. */
    public void see(Collection<SeenVideo> videos) {
        catalogue.see(connection, videos);
        listeners.forEach(Runnable::run);
    }

    /** Runs the listener after the state of videos was kept, on any thread, until it is let go. */
    public Runnable listen(Runnable listener) {
        listeners.add(listener);
        return () -> listeners.remove(listener);
    }

    /** The state of a video; empty when none is known. */
    public Optional<SeenVideo> seen(VideoId video) {
        return catalogue.seen(connection, video);
    }

    /** The state of these videos, by video; without those of which none is known. */
    public Map<VideoId, SeenVideo> seen(Collection<VideoId> videos) {
        Set<VideoId> wanted = Set.copyOf(videos);
        Stream<SeenVideo> seen =
                wanted.size() <= ONE_BY_ONE
                        ? wanted.stream().flatMap(video -> seen(video).stream())
                        : catalogue.seen(connection).stream()
                                .filter(video -> wanted.contains(video.id()));
        return seen.collect(Collectors.toMap(SeenVideo::id, Function.identity()));
    }

    /** The videos that were in a status when they were loaded last. */
    public List<SeenVideo> seen(VideoStatus status) {
        return catalogue.seen(connection, status);
    }

    /** Whether the status of any video is known. */
    public boolean hasStatuses() {
        return catalogue.seen(connection).stream().anyMatch(video -> video.status() != null);
    }

    /** The videos known to have no custom thumbnail. */
    public Set<VideoId> withoutCustom() {
        return catalogue.seen(connection).stream()
                .filter(video -> Boolean.FALSE.equals(video.hasCustom()))
                .map(SeenVideo::id)
                .collect(Collectors.toSet());
    }

    /**
     * URL of the image of a video or live stream, as a record had it last; empty when none is
     * known.
     */
    public Optional<String> frame(Id item) {
        return catalogue.frame(connection, item.value());
    }

    /** Keeps that the image of a video was searched for now. */
    public void keepFrameSearch(VideoId video) {
        catalogue.keepFrameSearch(connection, video.value(), clock.instant());
    }

    /** When the image of a video was searched for; empty when it never was. */
    public Optional<Instant> searchedFrame(VideoId video) {
        return catalogue.searchedFrame(connection, video.value());
    }

    public void forget(ItemKind kind, Id id) {
        catalogue.forget(connection, kind, id.value());
    }

    /** A change was done: what it created, renamed or deleted. */
    public void changed(ChangeLine done) {
        ChangeType type = ChangeTypes.of(done);
        type.known(done, clock.instant()).ifPresent(item -> remember(List.of(item)));
        Subject subject = done.subject();
        if (type.deletes() && subject.id() != null) {
            catalogue.forget(connection, subject.kind(), subject.id());
        }
        moved(done, type);
        see(done.subjects().stream().flatMap(each -> seen(done, each).stream()).toList());
    }

    /** A video or folder that was moved from here. */
    private void moved(ChangeLine done, ChangeType type) {
        String id = done.subject().id();
        ItemKind kind = done.subject().kind();
        boolean isFolder = kind == ItemKind.FOLDER;
        ChangeValue folder = type.sets(done).get(isFolder ? Folder.PARENT : Video.FOLDER);
        if (id != null && folder != null && (isFolder || kind == ItemKind.VIDEO)) {
            List<String> owners =
                    folder instanceof ChangeValue.Text(var text) ? List.of(text) : List.of();
            catalogue
                    .members()
                    .keepOwners(
                            connection,
                            isFolder ? Memberships.Kind.SUBFOLDER : Memberships.Kind.FOLDER,
                            Map.of(id, owners));
        }
    }

    /** What a change set in a video that the Overview tells of. */
    private static Optional<SeenVideo> seen(ChangeLine done, Subject subject) {
        if (subject.kind() != ItemKind.VIDEO || subject.id() == null) {
            return Optional.empty();
        }
        VideoId video = new VideoId(subject.id());
        return switch (done.operation()) {
            case TRASH_VIDEOS -> Optional.of(new SeenVideo(video, VideoStatus.DELETING, null));
            case REPLACE_THUMBNAIL -> Optional.of(SeenVideo.withCustom(video, true));
            case REMOVE_THUMBNAIL -> Optional.of(SeenVideo.withCustom(video, false));
            default -> Optional.empty();
        };
    }

    /**
     * Items of one kind for the user to choose from.
     *
     * @param text words that the title or the id has to hold; blank for all
     */
    public List<KnownItem> offered(ItemKind kind, String text) {
        return catalogue.offered(connection, kind, text);
    }

    /** All items of every kind, one kind after the other. */
    public List<KnownItem> all() {
        return ItemKind.listed().stream().flatMap(kind -> all(kind).stream()).toList();
    }

    /** All items of one kind, by title and then by id; those without a title last. */
    public List<KnownItem> all(ItemKind kind) {
        return catalogue.all(connection, kind);
    }

    public Optional<KnownItem> find(ItemKind kind, Id id) {
        return catalogue.find(connection, kind, id.value());
    }

    /** What is known of these, by id; without those of which nothing is known. */
    public Map<String, KnownItem> among(ItemKind kind, Collection<String> ids) {
        Set<String> wanted = Set.copyOf(ids);
        Stream<KnownItem> known =
                wanted.size() <= ONE_BY_ONE
                        ? wanted.stream()
                                .flatMap(id -> catalogue.find(connection, kind, id).stream())
                        : all(kind).stream().filter(item -> wanted.contains(item.id()));
        return known.collect(Collectors.toMap(KnownItem::id, Function.identity()));
    }
}
