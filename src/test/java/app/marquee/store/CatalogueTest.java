package app.marquee.store;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.id.ConnectionId;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.ItemSource;
import app.marquee.model.id.KnownItem;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.SeenVideo;
import app.marquee.model.video.VideoStatus;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;

final class CatalogueTest {
    private static final Clock CLOCK = Clock.fixed(ChangeLines.NOON, ZoneOffset.UTC);
    private static final Instant NOON = ChangeLines.NOON;
    private static final ConnectionId ACME = new ConnectionId("acme");
    private static final ConnectionId OTHER = new ConnectionId("other");

    @TempDir Path directory;
    private Catalogue catalogue;

    @BeforeEach
    void open() {
        catalogue = Catalogue.open(directory.resolve("catalogue.db"), CLOCK);
    }

    @AfterEach
    void close() {
        catalogue.close();
    }

    @Test
    void survivesARestart() {
        KnownItem pasted = new KnownItem(ItemKind.PLAYLIST, "p1", null, ItemSource.PERSON, null);
        KnownItem listed = video("v1", "Café", NOON);
        catalogue.remember(ACME, List.of(pasted, listed));
        catalogue.close();
        open();
        assertThat(catalogue.all(ACME, ItemKind.PLAYLIST)).containsExactly(pasted);
        assertThat(catalogue.all(ACME, ItemKind.VIDEO)).containsExactly(listed);
    }

    @Test
    void keepsTheNewestFrameOfAVideoForEachConnection() {
        catalogue.rememberFrames(ACME, Map.of("v1", "https://a.example/1.jpg"));
        catalogue.rememberFrames(ACME, Map.of("v1", "https://a.example/2.jpg"));
        catalogue.close();
        open();
        assertThat(catalogue.frame(ACME, "v1")).contains("https://a.example/2.jpg");
        assertThat(catalogue.frame(ACME, "v2")).isEmpty();
        assertThat(catalogue.frame(OTHER, "v1")).isEmpty();
        catalogue.forget(ACME);
        assertThat(catalogue.frame(ACME, "v1")).isEmpty();
    }

    @Test
    void keepsTheStateOfAVideoForEachConnection() {
        VideoId one = new VideoId("v1");
        catalogue.see(ACME, List.of(new SeenVideo(one, VideoStatus.FAILED, null)));
        catalogue.see(ACME, List.of(SeenVideo.withCustom(one, false)));
        catalogue.see(ACME, List.of(new SeenVideo(one, null, null, new BigDecimal("61.5"))));
        catalogue.see(ACME, List.of(new SeenVideo(new VideoId("v2"), null, null)));
        catalogue.close();
        open();
        SeenVideo all = new SeenVideo(one, VideoStatus.FAILED, false, new BigDecimal("61.5"));
        assertThat(catalogue.seen(ACME, one)).contains(all);
        assertThat(catalogue.seen(ACME, VideoStatus.FAILED)).containsExactly(all);
        assertThat(catalogue.seen(ACME, VideoStatus.CONVERTING)).isEmpty();
        assertThat(catalogue.seen(ACME, new VideoId("v2")))
                .contains(new SeenVideo(new VideoId("v2"), null, null));
        assertThat(catalogue.seen(OTHER, one)).isEmpty();
        catalogue.forget(ACME);
        assertThat(catalogue.seen(ACME, one)).isEmpty();
    }

    @Test
    void confirmsWithoutForgettingWhereAnItemCameFrom() {
        catalogue.remember(
                ACME, List.of(new KnownItem(ItemKind.VIDEO, "v1", null, ItemSource.PERSON, null)));
        catalogue.remember(ACME, List.of(video("v1", "Lesson", NOON)));
        assertThat(catalogue.find(ACME, ItemKind.VIDEO, "v1"))
                .contains(new KnownItem(ItemKind.VIDEO, "v1", "Lesson", ItemSource.PERSON, NOON));
    }

    @Test
    void neverLosesATitleOrALaterConfirmation() {
        catalogue.remember(ACME, List.of(video("v1", "Lesson", NOON)));
        catalogue.remember(ACME, List.of(video("v1", null, NOON.minusSeconds(60))));
        catalogue.remember(
                ACME, List.of(new KnownItem(ItemKind.VIDEO, "v1", null, ItemSource.PERSON, null)));
        assertThat(catalogue.find(ACME, ItemKind.VIDEO, "v1"))
                .contains(video("v1", "Lesson", NOON));
        assertThat(catalogue.offered(ACME, ItemKind.VIDEO, "lesson")).hasSize(1);
    }

    @Test
    void findsByTitleAndIdWhateverCaseAndAccents() {
        catalogue.remember(
                ACME,
                List.of(
                        video("aaaa-1", "Introdução à Fotografia", NOON),
                        video("bbbb-2", "Avançado: fotografia", NOON),
                        video("cccc-3", null, NOON),
                        video("dddd-4", "100%_real", NOON)));
        assertThat(ids("INTRODUCAO")).containsExactly("aaaa-1");
        assertThat(ids("foto")).containsExactly("bbbb-2", "aaaa-1");
        assertThat(ids("fotografia introd")).containsExactly("aaaa-1");
        assertThat(ids("CCCC")).containsExactly("cccc-3");
        assertThat(ids("%")).containsExactly("dddd-4");
        assertThat(ids("nothing like it")).isEmpty();
        assertThat(catalogue.offered(ACME, ItemKind.VIDEO, "")).hasSize(4);
    }

    @Test
    void prefersWhatBeginsWithTheWords() {
        catalogue.remember(
                ACME, List.of(video("1", "A news hour", NOON), video("2", "News", NOON)));
        assertThat(ids("news")).containsExactly("2", "1");
    }

    @Test
    void offersNumbersInTheirOrder() {
        catalogue.remember(
                ACME,
                List.of(
                        video("1", "Onboarding, part 40", NOON),
                        video("2", null, NOON),
                        video("3", "All of Onboarding, part 1", NOON),
                        video("4", "Onboarding, part 9", NOON)));
        assertThat(ids("onboarding")).containsExactly("4", "1", "3");
        assertThat(ids("")).containsExactly("3", "4", "1", "2");
    }

    @Test
    void allOfAKindHaveNumbersInTheirOrder() {
        KnownItem tenth = video("1", "Part 10", NOON);
        KnownItem untitled = video("2", null, NOON);
        KnownItem ninth = video("3", "part 9", NOON);
        KnownItem again = video("4", "Part 10", NOON);
        catalogue.remember(ACME, List.of(again, tenth, untitled, ninth));
        assertThat(catalogue.all(ACME, ItemKind.VIDEO))
                .containsExactly(ninth, tenth, again, untitled);
    }

    @Test
    void offersOneKindOnly() {
        catalogue.remember(
                ACME,
                List.of(
                        video("1", "News", NOON),
                        new KnownItem(ItemKind.PLAYLIST, "2", "News", ItemSource.LIST, NOON)));
        assertThat(ids("news")).containsExactly("1");
    }

    @Test
    void neverShowsAnotherConnection() {
        catalogue.remember(ACME, List.of(video("v1", "Mine", NOON)));
        catalogue.remember(OTHER, List.of(video("v1", "Theirs", NOON)));
        assertThat(catalogue.all(ACME, ItemKind.VIDEO)).containsExactly(video("v1", "Mine", NOON));
        assertThat(catalogue.offered(ACME, ItemKind.VIDEO, "theirs")).isEmpty();
        catalogue.forget(ACME);
        assertThat(catalogue.all(ACME, ItemKind.VIDEO)).isEmpty();
        assertThat(catalogue.find(OTHER, ItemKind.VIDEO, "v1")).isPresent();
    }

    @Test
    void forgetsOneItem() {
        catalogue.remember(ACME, List.of(video("v1", "One", NOON), video("v2", "Two", NOON)));
        catalogue.forget(ACME, ItemKind.VIDEO, "v1");
        assertThat(catalogue.all(ACME, ItemKind.VIDEO)).containsExactly(video("v2", "Two", NOON));
    }

    private List<String> ids(String text) {
        return catalogue.offered(ACME, ItemKind.VIDEO, text).stream().map(KnownItem::id).toList();
    }

    private static KnownItem video(String id, @Nullable String title, Instant confirmed) {
        return new KnownItem(ItemKind.VIDEO, id, title, ItemSource.LIST, confirmed);
    }
}
