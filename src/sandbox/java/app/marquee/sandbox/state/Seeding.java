package app.marquee.sandbox.state;

import app.marquee.sandbox.account.Account;
import app.marquee.sandbox.account.SeedButton;
import app.marquee.sandbox.account.SeedFunnel;
import app.marquee.sandbox.account.SeedPlaylist;
import app.marquee.sandbox.account.SeedVideo;
import app.marquee.sandbox.account.VideoStatus;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.UUID;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Seeder of empty tables with an account. */
final class Seeding {
    private final Session session;
    private final Account account;

    Seeding(Session session, Account account) {
        this.session = session;
        this.account = account;
    }

    void run() {
        folders();
        videos();
        playlists();
        funnels();
    }

    private void folders() {
        session.batch(
                "INSERT INTO folders VALUES (?, ?, ?, ?, ?, ?, ?)",
                account.folders().stream()
                        .map(
                                f ->
                                        row(
                                                f.id(),
                                                f.name(),
                                                f.userId(),
                                                f.parentFolderId(),
                                                f.status(),
                                                f.createdAt(),
                                                f.updatedAt())));
    }

    private void videos() {
        session.batch(
                "INSERT INTO videos (place, title, folder_id, status, created_at, updated_at,"
                        + " deleted_at, custom_image) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                account.videos().map(Seeding::video));
    }

    private static @Nullable Object[] video(SeedVideo v) {
        return row(
                v.index(),
                v.title(),
                v.folderId(),
                statusOutsideTrash(v).name(),
                v.createdAt(),
                v.updatedAt(),
                v.deletedAt(),
                v.thumbnails().customImageId());
    }

    /** The trash is a time here, so that recovering knows the status to go back to. */
    private static VideoStatus statusOutsideTrash(SeedVideo v) {
        if (v.status() != VideoStatus.DELETING) {
            return v.status();
        }
        return v.convertedAt() == null ? VideoStatus.DRAFT : VideoStatus.CONVERTED;
    }

    private void playlists() {
        session.batch(
                "INSERT INTO playlists VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                account.playlists().stream().map(Seeding::playlist));
        session.batch(
                "INSERT INTO playlist_videos VALUES (?, ?, ?)",
                account.playlists().stream().flatMap(p -> members(p.id(), p.videoIds())));
    }

    private static @Nullable Object[] playlist(SeedPlaylist p) {
        SeedButton button = p.externalButton();
        return row(
                p.id(),
                p.name(),
                p.description(),
                p.accessType().wire(),
                p.password() != null,
                p.hideViews(),
                p.creatorName(),
                button == null ? null : button.size(),
                button == null ? null : button.text(),
                button == null ? null : button.url(),
                p.imageId(),
                p.createdAt(),
                p.updatedAt());
    }

    private void funnels() {
        List<SeedFunnel> funnels = account.funnels();
        session.batch(
                "INSERT INTO funnels VALUES (?, ?, ?, ?, ?)",
                funnels.stream()
                        .map(
                                f ->
                                        row(
                                                f.id(),
                                                f.organizationId(),
                                                f.name(),
                                                f.createdAt(),
                                                f.updatedAt())));
        session.batch(
                "INSERT INTO funnel_videos VALUES (?, ?, ?)",
                funnels.stream().flatMap(f -> members(f.id(), f.videoIds())));
    }

    private Stream<@Nullable Object[]> members(UUID owner, List<UUID> videos) {
        return IntStream.range(0, videos.size())
                .mapToObj(i -> row(owner, i, account.indexOf(videos.get(i)).orElseThrow()));
    }

    private static @Nullable Object[] row(@Nullable Object... columns) {
        return columns;
    }
}
