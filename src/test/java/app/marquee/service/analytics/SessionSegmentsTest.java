package app.marquee.service.analytics;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.filter.FilterKind;
import app.marquee.analytics.filter.ReportFilter;
import app.marquee.analytics.filter.ReportFilters;
import app.marquee.model.Member;
import app.marquee.model.UnknownMembers;
import app.marquee.model.folder.Folder;
import app.marquee.model.id.FolderId;
import app.marquee.model.id.FunnelId;
import app.marquee.model.id.Id;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.ItemSource;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.CustomField;
import app.marquee.road.Road;
import app.marquee.sandbox.SandboxOptions;
import app.marquee.service.catalog.ConnectionCatalogue;
import app.marquee.store.Memberships;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Segments from the catalog alone. */
class SessionSegmentsTest {
    private static final FolderId AROUND = new FolderId("f1");
    private static final FolderId INSIDE = new FolderId("f2");

    @TempDir Path home;
    private Road road;
    private ConnectionCatalogue catalogue;
    private Segments segments;

    @BeforeEach
    void open() {
        road = Road.to(SandboxOptions.builder(), home);
        catalogue = road.session().catalogue();
        segments = new SessionSegments(road.session());
        title(AROUND, ItemKind.FOLDER, "Around");
        title(INSIDE, ItemKind.FOLDER, "Inside");
    }

    @AfterEach
    void close() {
        road.close();
    }

    private void title(Id id, ItemKind kind, String title) {
        catalogue.remember(List.of(catalogue.confirmed(id, kind, title, ItemSource.LIST)));
    }

    private static List<VideoId> videos(String... ids) {
        return List.of(ids).stream().map(VideoId::new).toList();
    }

    private static CustomField field(String key, String value) {
        return new CustomField(null, null, key, value, null, null, UnknownMembers.NONE);
    }

    private List<String> known(FilterKind kind) {
        return segments.known(kind).stream()
                .map(each -> each.filter().label() + " " + each.videos())
                .toList();
    }

    @Test
    void aFolderHasTheVideosOfItsSubfolders() {
        catalogue.folders(
                List.of(
                        Folder.known(AROUND).withParent(Member.ofNull()),
                        Folder.known(INSIDE).withParent(Member.of(AROUND))));
        catalogue.inFolders(Map.of("v1", List.of("f1"), "v2", List.of("f2"), "v3", List.of("f2")));
        assertThat(known(FilterKind.FOLDER)).containsExactly("Around 3", "Inside 2");
        catalogue.inFolders(Map.of("v3", List.of("f1")));
        assertThat(known(FilterKind.FOLDER)).containsExactly("Around 3", "Inside 1");
        assertThat(segments.videos(new ReportFilter(FilterKind.FOLDER, "f2", "Inside")))
                .containsExactly("v2");
    }

    @Test
    void aLoopOfFoldersEnds() {
        catalogue.folders(
                List.of(
                        Folder.known(AROUND).withParent(Member.of(INSIDE)),
                        Folder.known(INSIDE).withParent(Member.of(AROUND))));
        catalogue.inFolders(Map.of("v1", List.of("f1")));
        assertThat(known(FilterKind.FOLDER)).containsExactly("Around 1", "Inside 1");
    }

    @Test
    void segmentsOfOneKindAddUpAndOthersNarrow() {
        PlaylistId first = new PlaylistId("p1");
        PlaylistId second = new PlaylistId("p2");
        FunnelId funnel = new FunnelId("n1");
        catalogue.contains(Memberships.Kind.PLAYLIST, first, videos("v1", "v2"));
        catalogue.contains(Memberships.Kind.PLAYLIST, second, videos("v3"));
        catalogue.contains(Memberships.Kind.FUNNEL, funnel, videos("v2", "v3", "v4"));
        title(first, ItemKind.PLAYLIST, "First");
        assertThat(known(FilterKind.PLAYLIST)).containsExactly("First 2");
        ReportFilters playlists =
                ReportFilters.NONE
                        .with(new ReportFilter(FilterKind.PLAYLIST, "p1", "First"))
                        .with(new ReportFilter(FilterKind.PLAYLIST, "p2", "Second"));
        assertThat(segments.videos(playlists)).containsExactlyInAnyOrder("v1", "v2", "v3");
        assertThat(segments.videos(playlists.with(new ReportFilter(FilterKind.FUNNEL, "n1", "N"))))
                .containsExactlyInAnyOrder("v2", "v3");
        assertThat(segments.videos(ReportFilters.NONE)).isNull();
        catalogue.contains(Memberships.Kind.PLAYLIST, first, videos());
        assertThat(known(FilterKind.PLAYLIST)).isEmpty();
    }

    @Test
    void theFieldsOfAVideoReplaceThoseItHad() {
        catalogue.fields(new VideoId("v1"), List.of(field("client", "Acme")));
        catalogue.fields(new VideoId("v2"), List.of(field("client", "Acme")));
        assertThat(known(FilterKind.FIELD)).containsExactly("client: Acme 2");
        catalogue.fields(new VideoId("v2"), List.of(field("client", "Globex")));
        assertThat(known(FilterKind.FIELD)).containsExactly("client: Acme 1", "client: Globex 1");
        assertThat(segments.videos(ReportFilter.ofField("client", "Globex"))).containsExactly("v2");
    }
}
