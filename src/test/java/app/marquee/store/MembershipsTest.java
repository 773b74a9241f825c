package app.marquee.store;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.id.ConnectionId;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.ItemSource;
import app.marquee.model.id.KnownItem;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.SeenVideo;
import app.marquee.store.Memberships.Kind;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Clock;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What folders, playlists and fields have, each connection by itself. */
final class MembershipsTest {
    private static final ConnectionId ACME = new ConnectionId("acme");
    private static final ConnectionId OTHER = new ConnectionId("other");

    @TempDir Path directory;
    private Catalogue catalogue;
    private Memberships members;

    @BeforeEach
    void open() {
        catalogue =
                Catalogue.open(
                        directory.resolve("catalogue.db"),
                        Clock.fixed(ChangeLines.NOON, ZoneOffset.UTC));
        members = catalogue.members();
    }

    @AfterEach
    void close() {
        catalogue.close();
    }

    @Test
    void whatAnOwnerHasReplacesWhatItHadAndNothingElse() {
        members.keepItems(ACME, Kind.PLAYLIST, "p1", List.of("v1", "v2", "v1"));
        members.keepItems(ACME, Kind.PLAYLIST, "p2", List.of("v1"));
        members.keepItems(ACME, Kind.FOLDER, "p1", List.of("v9"));
        members.keepItems(OTHER, Kind.PLAYLIST, "p1", List.of("v8"));
        members.keepItems(ACME, Kind.PLAYLIST, "p1", List.of("v3"));
        assertThat(members.all(ACME, Kind.PLAYLIST))
                .isEqualTo(Map.of("p1", Set.of("v3"), "p2", Set.of("v1")));
        assertThat(members.all(ACME, Kind.FOLDER)).isEqualTo(Map.of("p1", Set.of("v9")));
        assertThat(members.all(OTHER, Kind.PLAYLIST)).isEqualTo(Map.of("p1", Set.of("v8")));
        members.keepItems(ACME, Kind.PLAYLIST, "p1", List.of());
        assertThat(members.all(ACME, Kind.PLAYLIST)).containsOnlyKeys("p2");
    }

    @Test
    void theOwnersOfAnItemReplaceThoseItHadAndNothingElse() {
        members.keepOwners(
                ACME, Kind.FIELD, Map.of("v1", List.of("color", "size"), "v2", List.of("color")));
        members.keepOwners(ACME, Kind.FUNNEL, Map.of("v1", List.of("f")));
        members.keepOwners(OTHER, Kind.FIELD, Map.of("v1", List.of("color")));
        members.keepOwners(ACME, Kind.FIELD, Map.of("v1", List.of("shape")));
        assertThat(members.owners(ACME, Kind.FIELD, "v1")).containsExactly("shape");
        assertThat(members.owners(ACME, Kind.FIELD, "v2")).containsExactly("color");
        assertThat(members.owners(ACME, Kind.FUNNEL, "v1")).containsExactly("f");
        assertThat(members.owners(OTHER, Kind.FIELD, "v1")).containsExactly("color");
        members.keepOwners(ACME, Kind.FIELD, Map.of("v1", List.of()));
        assertThat(members.owners(ACME, Kind.FIELD, "v1")).isEmpty();
    }

    @Test
    void allOfADeletedConnectionIsForgotten() {
        VideoId video = new VideoId("v1");
        for (ConnectionId each : List.of(ACME, OTHER)) {
            members.keepItems(each, Kind.FOLDER, "a", List.of("v1"));
            catalogue.rememberFrames(each, Map.of("v1", "https://a.test/1.jpg"));
            catalogue.see(each, List.of(new SeenVideo(video, null, null, BigDecimal.TEN)));
            catalogue.remember(
                    each,
                    List.of(new KnownItem(ItemKind.VIDEO, "v1", "A", ItemSource.PERSON, null)));
        }
        catalogue.forget(ACME);
        assertThat(members.all(ACME, Kind.FOLDER)).isEmpty();
        assertThat(catalogue.frame(ACME, "v1")).isEmpty();
        assertThat(catalogue.find(ACME, ItemKind.VIDEO, "v1")).isEmpty();
        catalogue.see(ACME, List.of(SeenVideo.withCustom(video, true)));
        assertThat(catalogue.seen(ACME, video))
                .as("without the length that it had")
                .contains(new SeenVideo(video, null, true, null));
        assertThat(members.all(OTHER, Kind.FOLDER)).isNotEmpty();
        assertThat(catalogue.frame(OTHER, "v1")).isPresent();
        assertThat(catalogue.find(OTHER, ItemKind.VIDEO, "v1")).isPresent();
        assertThat(catalogue.seen(OTHER, video).orElseThrow().length()).isEqualTo(BigDecimal.TEN);
    }

    @Test
    void aForgottenItemIsThatOfItsTypeAlone() {
        for (ItemKind kind : List.of(ItemKind.VIDEO, ItemKind.LIVE)) {
            catalogue.remember(
                    ACME, List.of(new KnownItem(kind, "a", null, ItemSource.PERSON, null)));
        }
        catalogue.forget(ACME, ItemKind.VIDEO, "a");
        assertThat(catalogue.find(ACME, ItemKind.VIDEO, "a")).isEmpty();
        assertThat(catalogue.find(ACME, ItemKind.LIVE, "a")).isPresent();
    }
}
