package app.marquee.service.trash;

import app.marquee.model.Member;
import app.marquee.model.id.FolderId;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.KnownItem;
import app.marquee.model.video.SeenVideo;
import app.marquee.model.video.Video;
import app.marquee.service.analytics.SessionReports;
import app.marquee.service.analytics.VideoViews;
import app.marquee.service.session.Session;
import app.marquee.store.Memberships;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.util.Objects;

/** Lookup of the details of videos in the trash, for which no request is sent. Blocking. */
final class KnownDetails {
    private final Session session;
    private final VideoViews views;

    KnownDetails(Session session) {
        this.session = session;
        this.views = VideoViews.saved(new SessionReports(session));
    }

    TrashedDetails of(Video video) {
        BigDecimal length = video.length().orNull();
        return new TrashedDetails(
                folder(video),
                length == null
                        ? session.catalogue().seen(video.id()).map(SeenVideo::length).orElse(null)
                        : length,
                video.storageSize().orNull(),
                views.of(video.id()));
    }

    /** The folder that its record names, else the one that it was in when it was loaded last. */
    private @Nullable String folder(Video video) {
        return switch (video.folderId()) {
            case Member.Value<FolderId>(var id) ->
                    session.catalogue()
                            .find(ItemKind.FOLDER, id)
                            .map(KnownItem::title)
                            .orElse(null);
            case Member.Null<FolderId> _ -> null;
            case Member.Absent<FolderId> _ ->
                    session
                            .catalogue()
                            .owners(Memberships.Kind.FOLDER, ItemKind.FOLDER, video.id())
                            .stream()
                            .map(KnownItem::title)
                            .filter(Objects::nonNull)
                            .findFirst()
                            .orElse(null);
        };
    }
}
