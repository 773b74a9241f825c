package app.marquee.change.engine;

import app.marquee.change.JournalEntryFactory;
import app.marquee.model.Member;
import app.marquee.model.UnknownMembers;
import app.marquee.model.connection.Connection;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.connection.ConnectionNetwork;
import app.marquee.model.folder.Folder;
import app.marquee.model.id.ChangeId;
import app.marquee.model.id.ConnectionId;
import app.marquee.model.id.FolderId;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.id.VideoId;
import app.marquee.model.playlist.Playlist;
import app.marquee.model.video.Video;

import java.net.URI;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.concurrent.atomic.AtomicInteger;

/** A connection and things of it, for tests. */
final class Things {
    static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");
    static final PlaylistId PLAYLIST = new PlaylistId("6f1c9a52-0a2b-4a6e-9a51-0d6a2f5f7b11");
    static final FolderId FOLDER = new FolderId("0b8f2f3a-91c7-4f7e-8f55-5a7d2d9f1c22");
    static final FolderId PARENT = new FolderId("77c1a1d4-2f0d-4c2e-9b0a-3c6b7e8f9a33");
    static final VideoId VIDEO = new VideoId("c2d3e4f5-1111-4222-8333-444455556666");
    static final VideoId OTHER = new VideoId("d2d3e4f5-1111-4222-8333-444455556666");
    static final Connection CONNECTION = connection("acme", "https://api.acme.test/v1/");

    private Things() {}

    static Connection connection(String id, String baseUrl) {
        return connection(id, baseUrl, ConnectionKind.TEST);
    }

    static Connection connection(String id, String baseUrl, ConnectionKind kind) {
        return new Connection(
                new ConnectionId(id),
                "Acme",
                kind,
                URI.create(baseUrl),
                URI.create("https://data.acme.test"),
                Connection.Routes.USUAL,
                new Connection.Terms(false, 120, ZoneOffset.UTC, ConnectionNetwork.USUAL));
    }

    static JournalEntryFactory lines(Connection connection) {
        AtomicInteger number = new AtomicInteger();
        return new JournalEntryFactory(
                connection,
                Clock.fixed(NOON, ZoneOffset.UTC),
                () -> new ChangeId("change-" + number.incrementAndGet()),
                "maria");
    }

    static Playlist playlist(Member<String> name, Member<String> description) {
        Playlist known = Playlist.known(PLAYLIST);
        return new Playlist(
                PLAYLIST,
                name,
                description,
                known.accessType(),
                known.hideViews(),
                known.creatorName(),
                known.externalButton(),
                known.imageId(),
                known.videosQuantity(),
                known.duration(),
                known.updatedAt(),
                UnknownMembers.NONE);
    }

    static Folder folder(Member<FolderId> parent) {
        return new Folder(
                FOLDER,
                Member.of("Aulas"),
                Member.absent(),
                parent,
                Member.of(true),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                UnknownMembers.NONE);
    }

    static Video video() {
        return new Video(
                VIDEO,
                Member.of("Lesson 1"),
                Member.ofNull(),
                Member.absent(),
                Member.ofNull(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                UnknownMembers.NONE);
    }
}
