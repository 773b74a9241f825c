package app.marquee.ui.thumbnails;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.Member;
import app.marquee.model.UnknownMembers;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.Id;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.ItemSource;
import app.marquee.model.id.KnownItem;
import app.marquee.model.id.VideoId;
import app.marquee.model.settings.Appearance;
import app.marquee.model.settings.TextSize;
import app.marquee.model.settings.Theme;
import app.marquee.model.video.Picture;
import app.marquee.model.video.PictureData;
import app.marquee.model.video.SeenVideo;
import app.marquee.model.video.Thumbnail;
import app.marquee.model.video.Thumbnails;
import app.marquee.model.video.Video;
import app.marquee.model.video.VideoStatus;
import app.marquee.service.session.Capability;
import app.marquee.service.video.KnownVideo;
import app.marquee.service.video.PictureService;
import app.marquee.service.video.ThumbnailService;
import app.marquee.task.InlineRunner;
import app.marquee.task.JobRegistry;
import app.marquee.ui.testing.FakeShell;
import app.marquee.ui.testing.WindowStage;
import app.marquee.ui.testing.WindowTest;
import app.marquee.ui.video.FakeFrames;
import app.marquee.ui.video.RowPictures;
import app.marquee.ui.video.TileGrid;
import app.marquee.ui.video.VideoGallery;

import javafx.application.Platform;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.image.ImageView;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;

import org.awaitility.Awaitility;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** The grid of videos and the gallery of one, by mouse and keys. */
@Tag("layout")
class ThumbnailSectionTest extends WindowTest {
    private static final String FIRST = "0b1f9a52-6d3e-4c7a-9f01-1c2d3e4f5a6b";
    private static final String SECOND = "1b1f9a52-6d3e-4c7a-9f01-1c2d3e4f5a6b";
    private static final String THIRD = "2b1f9a52-6d3e-4c7a-9f01-1c2d3e4f5a6b";

    private final Videos videos = new Videos();
    private final FakeThumbnailChanges edits = new FakeThumbnailChanges();
    private final FakeThumbnailChanges.Gate gate = new FakeThumbnailChanges.Gate();
    private final List<Video> listed = new ArrayList<>();
    private WindowStage stage = new WindowStage();
    private @Nullable ThumbnailSection section;

    /** Three videos: with a custom thumbnail, without, and one that is unknown to the service. */
    private static final class Videos implements ThumbnailService, PictureService {
        private static final PictureData DOT =
                new PictureData(
                        Base64.getDecoder()
                                .decode("R0lGODdhAQABAPAAAP8AAAAAACwAAAAAAQABAAACAkQBADs="));
        private final Map<String, KnownItem> known = new LinkedHashMap<>();
        private final Map<String, SeenVideo> seen = new LinkedHashMap<>();
        private final Map<String, Long> views = new LinkedHashMap<>();
        private final Map<String, Thumbnails> answers = new LinkedHashMap<>();
        private final List<String> asked = new ArrayList<>();
        private Failure failure = new Failure.NotFound(new Answer(404, null, "{}"));
        private Runnable onPicture = () -> {};

        Videos() {
            know(FIRST, "Aula 1");
            know(SECOND, "Aula 2");
            know(THIRD, null);
            answers.put(
                    FIRST,
                    new Thumbnails(
                            Member.of(thumb("custom")),
                            Member.of(List.of(thumb("1"), thumb("2"))),
                            UnknownMembers.NONE));
            answers.put(
                    SECOND,
                    new Thumbnails(
                            Member.ofNull(), Member.of(List.of(thumb("x"))), UnknownMembers.NONE));
        }

        private static Thumbnail thumb(String name) {
            return new Thumbnail(null, "https://cdn.example/" + name + ".gif", UnknownMembers.NONE);
        }

        private void know(String id, @Nullable String title) {
            known.put(id, new KnownItem(ItemKind.VIDEO, id, title, ItemSource.LIST, null));
        }

        @Override
        public List<KnownVideo> videos() {
            return known.values().stream()
                    .map(item -> new KnownVideo(item, seen.get(item.id()), views.get(item.id())))
                    .toList();
        }

        @Override
        public void add(Collection<VideoId> ids) {
            ids.forEach(id -> know(id.value(), null));
        }

        Optional<String> frame(Id video) {
            return Optional.ofNullable(answers.get(video.value()))
                    .flatMap(one -> one.generated().toOptional())
                    .map(some -> some.getFirst().url());
        }

        @Override
        public Thumbnails thumbnails(VideoId video) {
            asked.add(video.value());
            Thumbnails answer = answers.get(video.value());
            if (answer == null) {
                throw new FailureException(failure);
            }
            return answer;
        }

        @Override
        public Thumbnails inBackground(VideoId video) {
            return thumbnails(video);
        }

        @Override
        public int requestsPerMinute() {
            return 60;
        }

        @Override
        public Picture picture(URI address) {
            Runnable now = onPicture;
            onPicture = () -> {};
            now.run();
            return address.toString().contains("/2.")
                    ? new Picture.Missing(Picture.Why.REFUSED)
                    : new Picture.Loaded(DOT, 1, 1);
        }

        @Override
        public void forget(URI address) {
            asked.add("forget " + address);
        }

        @Override
        public void save(Picture.Loaded picture, Path target) {
            asked.add("save " + target.getFileName());
        }
    }

    private void open() {
        stage = new WindowStage(new InlineRunner(), new JobRegistry());
        reopen();
    }

    /** After a restart: views remember what they did. */
    private void reopen() {
        show(
                () ->
                        stage.window(
                                Locale.ENGLISH,
                                ThumbnailSection.definition(
                                        context ->
                                                section =
                                                        new ThumbnailSection(
                                                                new FakeVideoList(
                                                                        listed, this::remember),
                                                                new VideoGallery.Sources(
                                                                        videos,
                                                                        edits,
                                                                        videos,
                                                                        Platform::runLater),
                                                                FakeFrames.source(
                                                                        new RowPictures.Source(
                                                                                videos,
                                                                                Platform::runLater),
                                                                        videos::frame),
                                                                gate,
                                                                context))));
        settle();
    }

    private void remember(Collection<Video> some) {
        some.forEach(video -> videos.know(video.id().value(), video.title().orNull()));
    }

    /** Clicks a tile; the title of the open video is a heading, too. */
    private void select(String title) {
        robot().clickOn(
                        robot().from(find("thumbs-grid", Node.class))
                                .lookup(title)
                                .queryAs(Node.class));
        settle();
    }

    private String words() {
        return onFx(
                () ->
                        robot().lookup(".label").queryAllAs(Node.class).stream()
                                .filter(Labeled.class::isInstance)
                                .map(node -> String.valueOf(((Labeled) node).getText()))
                                .reduce("", (a, b) -> a + "\n" + b));
    }

    @Test
    void theFirstVideoIsOpen() {
        videos.views.put(SECOND, 1200L);
        open();
        assertThat(find("thumbs-gallery", Node.class).isVisible()).isTrue();
        assertThat(words()).contains("None. The platform shows a generated thumbnail.");
        assertThat(videos.asked).as("no other video is loaded").containsExactly(SECOND);
    }

    @Test
    void videosThatThePlatformListsAreThereWithoutAskingForTheirThumbnails() {
        String other = "3b1f9a52-6d3e-4c7a-9f01-1c2d3e4f5a6b";
        listed.add(Video.known(new VideoId(other)).withTitle(Member.of("Aula 4")));
        videos.views.put(SECOND, 1200L);
        open();
        assertThat(tiles()).hasSize(4).anyMatch(tile -> tile.startsWith("Aula 4"));
        assertThat(videos.asked).as("of the open one alone").containsExactly(SECOND);
    }

    @Test
    void theOpenVideoIsOneOfTheResults() {
        open();
        select("Aula 1");
        type("thumbs-filter", "Aula 2");
        Awaitility.await().until(() -> tiles().size() == 1);
        settle();
        assertThat(words()).contains("None. The platform shows a generated thumbnail.");
    }

    @Test
    void theOpenVideoDoesNotCoverTheResults() {
        open();
        onFx(() -> window().setWidth(1000));
        settle();
        assertThat(exists("thumbnails-back")).as("the first video, in a narrow window").isFalse();
        select("Aula 1");
        assertThat(exists("thumbnails-back")).isTrue();
        type("thumbs-filter", "Aula 2");
        Awaitility.await().until(() -> tiles().size() == 1);
        settle();
        assertThat(exists("thumbnails-back")).isFalse();
    }

    @Test
    void theVideoThatWasOpenLastComesBeforeTheFirst() {
        open();
        select("Aula 2");
        videos.asked.clear();
        onFx(() -> find("thumbs-grid", Node.class).getScene().getWindow().hide());
        reopen();
        assertThat(videos.asked).containsExactly(SECOND);
    }

    @Test
    void theCustomPictureComesFirstAndArrowKeysGoOn() {
        open();
        select("Aula 1");
        assertThat(find("thumb-custom", ToggleButton.class).isSelected()).isTrue();
        onFx(() -> find("thumb-custom", ToggleButton.class).requestFocus());
        press(KeyCode.RIGHT);
        assertThat(find("thumb-1", ToggleButton.class).isSelected()).isTrue();
        press(KeyCode.END);
        assertThat(words()).contains("Blocked by the image server");
    }

    @Test
    void noneIsNotUnknown() {
        open();
        select("Aula 2");
        assertThat(words()).contains("None. The platform shows a generated thumbnail.");
        videos.answers.put(
                SECOND, new Thumbnails(Member.absent(), Member.absent(), UnknownMembers.NONE));
        press(KeyCode.F5);
        settle();
        assertThat(words()).contains("Not provided by the platform");
        assertThat(inMenu("thumb-save", MenuItem::isDisable)).isTrue();
    }

    @Test
    void aVideoThatIsMissingSaysSoAndCanBeTriedAgain() {
        open();
        select(THIRD);
        assertThat(exists("error-retry")).isTrue();
        videos.answers.put(THIRD, videos.answers.get(FIRST));
        click("error-retry");
        assertThat(exists("thumb-custom")).isTrue();
    }

    @Test
    void inLargeTextALongReasonIsReadWhole() {
        open();
        select(THIRD);
        appearance(Appearance.DEFAULT.with(Theme.LIGHT).with(new TextSize(150)));
        Labeled why = find("thumb-why", Labeled.class);
        assertThat(onFx(why::isTextTruncated)).isFalse();
        assertThat(onFx(() -> why.getBoundsInParent().getMaxX()))
                .isLessThanOrEqualTo(onFx(() -> why.getParent().getLayoutBounds().getWidth()));
    }

    @Test
    void whereNoImageIsKnownTheLoadIsInTheHeaderUntilOneIs() {
        Map<String, Thumbnails> answers = Map.copyOf(videos.answers);
        videos.answers.clear();
        open();
        assertThat(find("sheet-read", Button.class).getText()).contains("Load 3 videos (at least");
        videos.answers.putAll(answers);
        click("sheet-read");
        settle();
        assertThat(exists("sheet-read")).isFalse();
        assertThat(inMenu("sheet-read", MenuItem::getText)).startsWith("Load 3 videos");
    }

    @Test
    void theThumbnailsOfManyAreLoadedOnceAndFiltered() {
        open();
        assertThat(inMenu("sheet-read", MenuItem::getText)).contains("Load 3 videos (at least");
        videos.asked.clear();
        click("sheet-read");
        settle();
        assertThat(videos.asked).containsExactlyInAnyOrder(FIRST, SECOND, THIRD);
        assertThat(tiles()).hasSize(3);
        assertThat(words()).contains("Custom").contains("Generated").contains("Not found");
        byPalette("Show videos without custom thumbnail");
        assertThat(tiles()).containsExactly("Aula 2, Generated");
        byPalette("Show failed videos");
        assertThat(tiles()).singleElement().asString().startsWith(THIRD);
        byPalette("Show all videos");
        select("Aula 2");
        assertThat(words()).contains("None. The platform shows a generated thumbnail.");
    }

    /** What this computer knows of the videos is there before anything is loaded. */
    @Test
    void badgesAndViewsNeedNoRequest() {
        videos.views.put(SECOND, 1200L);
        videos.seen.put(SECOND, SeenVideo.withCustom(new VideoId(SECOND), false));
        videos.seen.put(FIRST, new SeenVideo(new VideoId(FIRST), VideoStatus.FAILED, true));
        open();
        assertThat(tiles())
                .containsExactly(
                        "Aula 2, Generated, 1,200 views",
                        "Aula 1, Custom, Failed",
                        THIRD + ", Custom thumbnail unknown");
        byPalette("Show failed videos");
        assertThat(tiles()).containsExactly("Aula 1, Custom, Failed");
        assertThat(videos.asked).as("but for those that were open").containsExactly(SECOND, FIRST);
    }

    @Test
    void theMostViewedComeFirstUnlessTheTitleOrders() {
        videos.views.put(SECOND, 1200L);
        videos.views.put(FIRST, 7L);
        open();
        assertThat(tiles().getFirst()).startsWith("Aula 2");
        byPalette("Sort by title");
        assertThat(tiles()).element(1).asString().startsWith("Aula 1");
        assertThat(tiles()).last().asString().startsWith("Aula 2");
        byPalette("Sort by views");
        assertThat(tiles().getFirst()).startsWith("Aula 2");
    }

    @Test
    void aLongTitleHasTwoLinesAndAnUnknownThumbnailNoBadge() {
        videos.know(FIRST, "Aula 1: erros comuns em barbearia que todos fazem no primeiro ano");
        open();
        Label title = robot().from(find("thumbs-grid", Node.class)).lookup(".tile-title").query();
        Label badge = robot().from(find("thumbs-grid", Node.class)).lookup(".tile-status").query();
        assertThat(onFx(title::getHeight)).isGreaterThan(30);
        assertThat(onFx(badge::getText)).isEqualTo("Custom");
        select("Aula 2");
        assertThat(words()).as("the third isn't loaded").doesNotContain("Unknown");
    }

    /** The texts of the tiles as a screen reader says them, in their order. */
    private List<String> tiles() {
        settle();
        return onFx(
                () ->
                        robot().lookup(".video-tile").queryAllAs(TileGrid.Tile.class).stream()
                                .filter(tile -> tile.row() != null && isShown(tile))
                                .sorted(
                                        Comparator.comparingDouble(ThumbnailSectionTest::y)
                                                .thenComparingDouble(ThumbnailSectionTest::x))
                                .map(Node::getAccessibleText)
                                .toList());
    }

    private static boolean isShown(Node node) {
        for (Node each = node; each != null; each = each.getParent()) {
            if (!each.isVisible()) {
                return false;
            }
        }
        return true;
    }

    private static double x(Node node) {
        return node.localToScene(0, 0).getX();
    }

    private static double y(Node node) {
        return node.localToScene(0, 0).getY();
    }

    @Test
    void theTilesAreEnlargedAndShrunkByCommands() {
        open();
        double usual = frameWidth();
        for (int i = 0; i < 6; i++) {
            byPalette("Shrink thumbnails");
        }
        double smallest = frameWidth();
        assertThat(smallest).isLessThan(usual);
        for (int i = 0; i < 10; i++) {
            byPalette("Enlarge thumbnails");
        }
        assertThat(frameWidth()).isGreaterThan(usual);
    }

    private double frameWidth() {
        settle();
        return onFx(
                () ->
                        robot()
                                .lookup(".video-tile .tile-picture")
                                .queryAllAs(Region.class)
                                .stream()
                                .filter(ThumbnailSectionTest::isShown)
                                .mapToDouble(Region::getWidth)
                                .max()
                                .orElseThrow());
    }

    @Test
    void aDroppedFileIsComparedBeforeItIsProposed(@TempDir Path directory) throws IOException {
        Path file = Files.write(directory.resolve("cover.gif"), Videos.DOT.bytes());
        open();
        select("Aula 1");
        drop(file);
        assertThat(words()).contains("cover.gif · 1 × 1");
        assertThat(gate.sent).isEmpty();
        confirm();
        assertThat(gate.sent).hasSize(1);
    }

    @Test
    void aDroppedFileIsRefusedWithTheReasonOnAReadOnlyConnection(@TempDir Path directory)
            throws IOException {
        Path file = Files.write(directory.resolve("cover.gif"), Videos.DOT.bytes());
        open();
        select("Aula 1");
        onFx(() -> stage.connection().set(FakeShell.connection(ConnectionKind.PRODUCTION, true)));
        drop(file);
        assertThat(words()).doesNotContain("cover.gif");
        assertThat(exists("confirm-do")).isFalse();
    }

    @Test
    void aVideoThatNoRequestMayNameKeepsItsThumbnail(@TempDir Path directory) throws IOException {
        Path file = Files.write(directory.resolve("cover.gif"), Videos.DOT.bytes());
        videos.know("v-9", "Odd");
        videos.answers.put("v-9", Objects.requireNonNull(videos.answers.get(FIRST)));
        open();
        select("Odd");
        assertThat(find("thumb-replace", Button.class).isDisabled()).isTrue();
        assertThat(inMenu("thumb-remove", MenuItem::isDisable)).isTrue();
        assertThat(words())
                .contains("This item can’t be changed because its ID “v-9” isn’t valid.");
        drop(file);
        assertThat(words()).doesNotContain("cover.gif");
        assertThat(exists("confirm-do")).isFalse();
    }

    /** A file that is dropped on the tile of another video is compared once that is loaded. */
    @Test
    void aFileForAnotherVideoWaitsForItsThumbnails(@TempDir Path directory) throws IOException {
        Path file = Files.write(directory.resolve("cover.gif"), Videos.DOT.bytes());
        open();
        select("Aula 1");
        ThumbnailRow other =
                new ThumbnailRow(
                        new VideoId(SECOND), null, ThumbnailRow.Custom.UNKNOWN, null, null, null);
        onFx(() -> Objects.requireNonNull(section).dropped(other, file));
        settle();
        assertThat(videos.asked).endsWith(SECOND);
        assertThat(words()).contains("cover.gif · 1 × 1", "Replace custom thumbnail of “Aula 2”");
        assertThat(words()).contains("/thumbs/" + SECOND);
        assertThat(gate.sent).isEmpty();
        press(KeyCode.ENTER);
        settle();
        assertThat(gate.sent)
                .as("it can be undone, and is sent without another review")
                .extracting(change -> change.line().subject().id())
                .containsExactly(SECOND);
    }

    private void drop(Path file) {
        VideoGallery gallery =
                robot().lookup(VideoGallery.class::isInstance).queryAs(VideoGallery.class);
        onFx(() -> gallery.replaceBy(file));
        settle();
    }

    @Test
    void aRefusedTokenEndsTheLoadAtOnce() {
        videos.answers.clear();
        videos.failure = new Failure.Unauthorized(new Answer(401, null, "{}"));
        open();
        videos.asked.clear();
        click("sheet-read");
        settle();
        assertThat(videos.asked).hasSize(1);
        assertThat(exists("error-banner")).isTrue();
    }

    @Test
    void aPastedIdIsKeptAndShown() {
        open();
        byPalette("Add videos by ID");
        String pasted = "9b1f9a52-6d3e-4c7a-9f01-1c2d3e4f5a6b";
        videos.answers.put(pasted, videos.answers.get(FIRST));
        type("add-known", "https://platform.example/videos/" + pasted);
        click("add-known-confirm");
        settle();
        assertThat(videos.known).containsKey(pasted);
        assertThat(videos.asked).contains(pasted);
        assertThat(exists("thumb-custom")).isTrue();
    }

    @Test
    void inFullSizeTheKeysGoRound() {
        open();
        select("Aula 1");
        click("thumb-open");
        assertThat(words()).contains("Custom (active) · 1 of 3 · 1 × 1 pixels");
        ImageView shown = robot().lookup(".full-size .image-view").query();
        assertThat(onFx(shown::getFitWidth)).as("never larger than it is").isEqualTo(1);
        Region box = robot().lookup(".full-size .picture-frame").query();
        assertThat(onFx(box::getWidth)).as("no larger than the image").isLessThan(3);
        Label title = robot().lookup(".dialog-title").query();
        assertThat(onFx(title::getText)).isEqualTo("Aula 1");
        assertThat(exists("full-size-use")).as("it is in use").isFalse();
        press(KeyCode.LEFT);
        assertThat(words()).contains("Generated 2 · 3 of 3");
        assertThat(exists("full-size-use")).isTrue();
        robot().clickOn(".full-size .picture-frame");
        settle();
        assertThat(words()).as("a click shows the next one").contains("1 of 3");
        press(KeyCode.ESCAPE);
        assertThat(exists("dialog-close")).isFalse();
    }

    /** In every window the picture and the buttons are all to be seen. */
    @ParameterizedTest
    @CsvSource({"900, 560", "1360, 850"})
    void inFullSizeThePictureStaysInsideItsDialog(double width, double height) {
        open();
        select("Aula 1");
        onFx(
                () -> {
                    window().setWidth(width);
                    window().setHeight(height);
                });
        settle();
        click("thumb-open");
        Bounds dialog = inWindow("#dialog");
        Bounds scene = onFx(() -> window().getScene().getRoot().getLayoutBounds());
        assertThat(scene.contains(dialog)).as("%s in %s", dialog, scene).isTrue();
        for (String part : List.of(".full-size .picture-frame", "#dialog-close")) {
            assertThat(dialog.contains(inWindow(part))).as(part).isTrue();
        }
    }

    private Bounds inWindow(String query) {
        Node node = robot().lookup(query).query();
        return onFx(() -> node.localToScene(node.getLayoutBounds()));
    }

    /** The first try fails; the second one is read back, and nothing of the old one is kept. */
    @Test
    void aThumbnailIsReplacedAfterAFault(@TempDir Path directory) throws IOException {
        Path file = Files.write(directory.resolve("cover.gif"), Videos.DOT.bytes());
        open();
        select("Aula 1");
        onFx(() -> stage.desk().willChoose(file));
        gate.fails = true;
        replace();
        assertThat(words()).contains("Failed");
        assertThat(videos.asked)
                .containsExactly(FIRST, "forget https://cdn.example/custom.gif", FIRST);

        gate.fails = false;
        replace();
        assertThat(words()).contains("Applied");
        assertThat(gate.sent).hasSize(2);
        assertThat(gate.sent.getLast().line().request().body()).contains("thumbnail.gif");
    }

    @Test
    void aThumbnailThatWasLoadedLongIsNotForTheVideoChosenMeanwhile() {
        open();
        select("Aula 1");
        VideoGallery gallery =
                robot().lookup(VideoGallery.class::isInstance).queryAs(VideoGallery.class);
        onFx(() -> videos.onPicture = () -> gallery.show(new VideoId(SECOND)));
        click("thumb-use-1");
        settle();
        assertThat(words())
                .contains("Another video was chosen meanwhile. Nothing was changed.")
                .doesNotContain("Replace custom thumbnail of");
        assertThat(gate.sent).isEmpty();
    }

    @Test
    void aGeneratedThumbnailIsUsed() {
        open();
        select("Aula 1");
        assertThat(exists("thumb-use-0")).as("for the custom one").isFalse();
        click("thumb-use-1");
        Awaitility.await().until(() -> exists("confirm-do"));
        confirmReviewed();
        assertThat(gate.sent).hasSize(1);
        assertThat(gate.sent.getLast().line().request().body()).contains("thumbnail.gif");
    }

    private void replace() {
        click("thumb-replace");
        assertThat(words()).contains("cover.gif · 1 × 1");
        confirm();
    }

    /** A file is sent from the dialog that compares it. */
    private void confirm() {
        confirm("thumb-file-cancel");
        assertThat(exists("confirm-do")).as("no second review").isFalse();
    }

    private void confirmReviewed() {
        confirm("confirm-safe");
    }

    private void confirm(String safe) {
        assertThat(words()).contains("You can’t undo this").contains("POST https://");
        assertThat(find(safe, Button.class).isFocused()).isTrue();
        press(KeyCode.TAB);
        press(KeyCode.TAB);
        press(KeyCode.ENTER);
        settle();
    }

    @Test
    void whatIsNoPictureIsRefusedInWordsAndNothingIsRemovedWhereNoneIs(@TempDir Path directory)
            throws IOException {
        Path file = Files.writeString(directory.resolve("cover.png"), "no picture");
        open();
        select("Aula 2");
        onFx(() -> stage.desk().willChoose(file));
        assertThat(find("thumb-replace", Button.class).getText()).isEqualTo("Upload…");
        click("thumb-replace");
        assertThat(words()).contains("isn’t a JPEG, PNG, or GIF image");
        assertThat(gate.sent).isEmpty();
        assertThat(inMenu("thumb-remove", MenuItem::isDisable)).isTrue();
        edits.can = Capability.NO;
        press(KeyCode.F5);
        assertThat(find("thumb-replace", Button.class).isDisabled()).isTrue();
        assertThat(words()).contains("rejected this before");
    }
}
