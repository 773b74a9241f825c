package app.marquee.ui.library;

import static app.marquee.ui.library.LibraryFixture.id;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import app.marquee.model.Member;
import app.marquee.model.video.Picture;
import app.marquee.model.video.PictureData;
import app.marquee.model.video.Video;
import app.marquee.model.video.VideoFilter;
import app.marquee.service.video.PictureService;
import app.marquee.task.JobRegistry;
import app.marquee.task.VirtualThreadRunner;
import app.marquee.ui.testing.WindowStage;
import app.marquee.ui.testing.WindowTest;
import app.marquee.ui.video.RowPictures;

import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Color;
import javafx.scene.text.Text;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.kordamp.ikonli.javafx.FontIcon;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;

import javax.imageio.ImageIO;

/** The pictures before the titles of the videos of a folder, each of a colour of its own. */
class RowPictureWindowTest extends WindowTest {
    private static final int VIDEOS = 200;

    /** Each of these is refused by its host. */
    private static final int REFUSED = 5;

    /** Of this one no picture is known. */
    private static final int BARE = 1;

    private final Host host = new Host();

    /** Gives pictures as soon as it is open. */
    private static final class Host implements PictureService {
        private final CountDownLatch open = new CountDownLatch(1);

        @Override
        public Picture picture(URI address) throws InterruptedException {
            open.await();
            int number = Integer.parseInt(address.getPath().substring(1));
            return number % REFUSED == 0
                    ? new Picture.Missing(Picture.Why.REFUSED)
                    : new Picture.Loaded(new PictureData(png(number)), 96, 54);
        }

        @Override
        public void save(Picture.Loaded picture, Path target) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void forget(URI address) {
            throw new UnsupportedOperationException();
        }
    }

    private static byte[] png(int number) {
        int argb = 0xff000000 | number << 16 | 0x40 << 8 | 0xff - number;
        BufferedImage image = new BufferedImage(96, 54, BufferedImage.TYPE_INT_ARGB);
        for (int y = 0; y < 54; y++) {
            for (int x = 0; x < 96; x++) {
                image.setRGB(x, y, argb);
            }
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            ImageIO.write(image, "png", bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    /** Named by its number; the first one has no picture. */
    private static Video video(int number) {
        Video bare = VideosViewModelTest.video(number);
        return new Video(
                bare.id(),
                Member.of(String.valueOf(number)),
                bare.description(),
                bare.status(),
                bare.folderId(),
                bare.liveId(),
                bare.externalId(),
                bare.createdAt(),
                bare.updatedAt(),
                bare.storageSize(),
                bare.length(),
                bare.width(),
                bare.height(),
                bare.playable(),
                bare.player(),
                bare.hls(),
                bare.preview(),
                number == BARE ? Member.absent() : Member.of("https://cdn.example/" + number),
                bare.extras());
    }

    @BeforeEach
    void open() {
        VirtualThreadRunner tasks =
                new VirtualThreadRunner(
                        Platform::runLater,
                        new JobRegistry(),
                        (job, failure, submitted) -> {
                            throw new AssertionError(job + ": " + failure, submitted);
                        });
        LibraryWindow library =
                new LibraryWindow(tasks, new RowPictures.Source(host, Platform::runLater));
        library.account();
        library.services.videoService.videos.put(
                VideoFilter.in(id(1)),
                IntStream.rangeClosed(1, VIDEOS).mapToObj(RowPictureWindowTest::video).toList());
        WindowStage stage = new WindowStage(tasks, new JobRegistry());
        show(() -> stage.window(Locale.ENGLISH, library.definition(new ArrayList<>())));
        await().until(() -> exists("folder-tree"));
        robot().clickOn("Courses");
        await().until(
                        () ->
                                exists("video-table")
                                        && onFx(() -> table().getItems().size()) == VIDEOS);
        settle();
    }

    @AfterEach
    void giveAll() {
        host.open.countDown();
    }

    private TableView<?> table() {
        return find("video-table", TableView.class);
    }

    /** A row that is seen: the number of its video, and what stands for its picture. */
    private record Seen(int number, String sign, @Nullable Color colour, String aloud) {
        /** The same where titles are known, so that there is no sign. */
        Seen titled() {
            boolean isSign = sign.startsWith("fth-");
            return isSign ? new Seen(number, initial(number), colour, aloud) : this;
        }
    }

    private List<Seen> seen() {
        return seen("video-table");
    }

    private List<Seen> seen(String table) {
        settle();
        List<Seen> rows =
                onFx(
                        () ->
                                find(table, TableView.class).lookupAll(".table-row-cell").stream()
                                        .map(TableRow.class::cast)
                                        .filter(row -> !row.isEmpty() && row.isVisible())
                                        .map(RowPictureWindowTest::seen)
                                        .toList());
        assertThat(rows).isNotEmpty();
        return rows;
    }

    private static Seen seen(TableRow<?> row) {
        String title = ((TableCell<?, ?>) row.lookup("#title")).getText();
        TableCell<?, ?> cell = (TableCell<?, ?>) row.lookup(".row-picture-cell");
        List<Node> visible =
                ((StackPane) cell.getGraphic())
                        .getChildren().stream().filter(Node::isVisible).toList();
        assertThat(visible).hasSize(1);
        Node shown = visible.getFirst();
        return shown instanceof ImageView view
                ? new Seen(number(title), "", colour(view.getImage()), cell.getAccessibleText())
                : new Seen(number(title), sign(shown), null, cell.getAccessibleText());
    }

    private static String sign(Node shown) {
        return shown instanceof FontIcon icon ? icon.getIconLiteral() : ((Text) shown).getText();
    }

    private static int number(String title) {
        return Integer.parseInt(title);
    }

    private static Color colour(Image image) {
        return image.getPixelReader()
                .getColor((int) image.getWidth() / 2, (int) image.getHeight() / 2);
    }

    /** What its video is to show, once all has come. */
    private static boolean isItsOwn(Seen row) {
        if (row.number() == BARE) {
            return standsIn(row) && row.aloud().contains("Not provided");
        }
        return row.number() % REFUSED == 0
                ? standsIn(row) && !row.aloud().contains("Loading")
                : own(row.number()).equals(row.colour());
    }

    /** Initials of its own title. */
    private static boolean standsIn(Seen row) {
        return row.sign().equals(initial(row.number()));
    }

    private static String initial(int number) {
        return String.valueOf(number).substring(0, 1);
    }

    private static Color own(int number) {
        return Color.rgb(number, 0x40, 0xff - number);
    }

    /** A sign that it comes is never wrong; another video's picture always is. */
    private static boolean isForeign(Seen row) {
        return row.number() == BARE ? !isItsOwn(row) : !standsIn(row) && !isItsOwn(row);
    }

    private void scrollTo(int index) {
        onFx(() -> table().scrollTo(index));
        settle();
    }

    @Test
    void aSignStandsInUntilThePictureIsHere() {
        assertThat(seen())
                .hasSizeGreaterThan(REFUSED)
                .allMatch(RowPictureWindowTest::standsIn)
                .filteredOn(row -> row.number() != BARE)
                .allMatch(row -> row.aloud().contains("Loading"));
        host.open.countDown();
        await().untilAsserted(() -> assertThat(seen()).allMatch(RowPictureWindowTest::isItsOwn));
        assertThat(seen())
                .filteredOn(row -> row.number() == REFUSED)
                .singleElement()
                .satisfies(row -> assertThat(row.aloud()).isNotBlank());
    }

    @Test
    void aComparisonOfCustomFieldsShowsThemToo() {
        host.open.countDown();
        byPalette("Compare custom fields");
        click("field-matrix-read");
        await().until(() -> exists("field-matrix"));
        await().untilAsserted(
                        () ->
                                assertThat(seen("field-matrix"))
                                        .as("without titles, a sign stands in")
                                        .map(Seen::titled)
                                        .allMatch(RowPictureWindowTest::isItsOwn));
    }

    @Test
    void aCellThatIsScrolledToAnotherVideoShowsNoForeignPicture() {
        host.open.countDown();
        await().untilAsserted(() -> assertThat(seen()).allMatch(RowPictureWindowTest::isItsOwn));
        for (int step : new int[] {60, 3, 120, 30, VIDEOS - 1, 0, 90}) {
            scrollTo(step);
            assertThat(seen()).noneMatch(RowPictureWindowTest::isForeign);
        }
        await().untilAsserted(() -> assertThat(seen()).allMatch(RowPictureWindowTest::isItsOwn));
        assertThat(seen()).allMatch(row -> row.number() > 60);
    }

    @Test
    void whatWasAskedForBeforeScrollingComesIntoNoOtherRow() {
        List<Integer> before = seen().stream().map(Seen::number).toList();
        scrollTo(VIDEOS - 1);
        host.open.countDown();
        await().untilAsserted(() -> assertThat(seen()).allMatch(RowPictureWindowTest::isItsOwn));
        assertThat(seen()).map(Seen::number).doesNotContainAnyElementsOf(before);
    }
}
