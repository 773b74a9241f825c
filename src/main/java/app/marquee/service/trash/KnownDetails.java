package app.marquee.service.trash;

import app.marquee.model.Member;
import app.marquee.model.id.FolderId;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.KnownItem;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.Video;
import app.marquee.service.analytics.VideoFacts;
import app.marquee.service.session.Session;
import app.marquee.store.Memberships;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;

/**
 * Details of videos in the trash as far as this computer knows them, for which no request is sent.
 * Immutable.
 *
 * @param records the loaded ones
 * @param folders the IDs of the folders that the videos were in when they were loaded last
 * @param names of the folders, by ID
 */
record KnownDetails(
        VideoFacts facts,
        Map<VideoId, Video> records,
        Map<VideoId, String> folders,
        Map<String, KnownItem> names) {

    /** Looks all of them up at once. Blocks. */
    static KnownDetails of(
            Session session, Collection<VideoId> videos, Map<VideoId, Video> records) {
        Map<VideoId, String> folders = new HashMap<>();
        Map<String, VideoId> wanted = new HashMap<>();
        videos.forEach(video -> wanted.put(video.value(), video));
        session.catalogue()
                .members(Memberships.Kind.FOLDER)
                .forEach(
                        (folder, items) ->
                                items.stream()
                                        .filter(wanted::containsKey)
                                        .forEach(item -> folders.put(wanted.get(item), folder)));
        records.values().forEach(record -> place(folders, record));
        return new KnownDetails(
                VideoFacts.of(session, videos),
                records,
                folders,
                session.catalogue().among(ItemKind.FOLDER, folders.values()));
    }

    /** The folder that a record names counts, and not the one before. */
    private static void place(Map<VideoId, String> folders, Video record) {
        switch (record.folderId()) {
            case Member.Value<FolderId>(var folder) -> folders.put(record.id(), folder.value());
            case Member.Null<FolderId> _ -> folders.remove(record.id());
            case Member.Absent<FolderId> _ -> {
                // It may still be in the one before.
            }
        }
    }

    TrashedDetails of(VideoId video) {
        Video record = records.get(video);
        BigDecimal length = record == null ? null : record.length().orNull();
        return new TrashedDetails(
                folder(video),
                length == null ? facts.length(video) : length,
                record == null ? null : record.storageSize().orNull(),
                facts.views(video));
    }

    private @Nullable String folder(VideoId video) {
        String folder = folders.get(video);
        KnownItem known = folder == null ? null : names.get(folder);
        return known == null ? null : known.title();
    }
}
