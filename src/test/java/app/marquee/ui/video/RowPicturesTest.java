package app.marquee.ui.video;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.video.Picture;
import app.marquee.service.video.PictureService;
import app.marquee.task.HeldRunner;
import app.marquee.text.Messages;

import org.junit.jupiter.api.Test;

import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Which picture comes into which row. What comes is told apart by why it is missing. */
class RowPicturesTest {
    private static final URI ONE = URI.create("https://cdn.example/one.jpg");
    private static final URI TWO = URI.create("https://cdn.example/two.jpg");
    private static final RowPicture COMING = new RowPicture.Coming();
    private static final RowPicture FIRST = new RowPicture.Missing(Picture.Why.REFUSED);
    private static final RowPicture SECOND = new RowPicture.Missing(Picture.Why.NOT_A_PICTURE);

    private final HeldRunner tasks = new HeldRunner();
    private final Host host = new Host();
    private final RowPictures pictures =
            new RowPictures(
                    tasks,
                    new RowPictures.Source(host, Runnable::run),
                    Messages.of("video", Locale.ENGLISH));
    private final Cell cell = new Cell();
    private final Cell other = new Cell();

    private static final class Host implements PictureService {
        private final List<URI> asked = new ArrayList<>();
        private Runnable meanwhile = () -> {};

        @Override
        public Picture picture(URI address) {
            asked.add(address);
            Runnable now = meanwhile;
            meanwhile = () -> {};
            now.run();
            return new Picture.Missing(
                    address.equals(ONE) ? Picture.Why.REFUSED : Picture.Why.NOT_A_PICTURE);
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

    private static final class Cell implements RowPictures.Place {
        private final List<RowPicture> shown = new ArrayList<>();

        @Override
        public void show(RowPicture picture) {
            shown.add(picture);
        }
    }

    @Test
    void aLatePictureOfAnotherRowIsNotShown() {
        pictures.fill(cell, ONE);
        host.meanwhile = () -> pictures.fill(cell, TWO);
        tasks.releaseAll();
        assertThat(host.asked).containsExactly(ONE, TWO);
        assertThat(cell.shown).containsExactly(COMING, COMING, SECOND);
    }

    @Test
    void aLatePictureDoesNotComeIntoAnEmptyRow() {
        pictures.fill(cell, ONE);
        host.meanwhile = () -> pictures.fill(cell, null);
        tasks.releaseAll();
        assertThat(cell.shown).containsExactly(COMING, new RowPicture.None());
    }

    @Test
    void whatIsScrolledPastIsNotFetched() {
        pictures.fill(cell, ONE);
        pictures.fill(cell, TWO);
        tasks.releaseAll();
        assertThat(host.asked).containsExactly(TWO);
        assertThat(cell.shown).containsExactly(COMING, COMING, SECOND);
    }

    @Test
    void aRowWithoutAddressAsksNobody() {
        pictures.fill(cell, null);
        assertThat(tasks.waiting()).isEmpty();
        assertThat(cell.shown).containsExactly(new RowPicture.None());
    }

    @Test
    void whatCameIsShownAtOnceTheNextTime() {
        pictures.fill(cell, ONE);
        pictures.fill(other, ONE);
        tasks.releaseAll();
        pictures.fill(cell, TWO);
        tasks.releaseAll();
        pictures.fill(cell, ONE);
        assertThat(host.asked).containsExactly(ONE, TWO);
        assertThat(cell.shown).containsExactly(COMING, FIRST, COMING, SECOND, FIRST);
        assertThat(other.shown).containsExactly(COMING, FIRST);
    }

    @Test
    void aRefreshAsksAgainAndKeepsWhatIsSeenUntilThen() {
        pictures.fill(cell, ONE);
        tasks.releaseAll();
        pictures.renew();
        pictures.fill(cell, ONE);
        assertThat(cell.shown).containsExactly(COMING, FIRST);
        tasks.releaseAll();
        assertThat(host.asked).containsExactly(ONE, ONE);
        assertThat(cell.shown).containsExactly(COMING, FIRST, FIRST);
    }

    @Test
    void aRefreshOfOneListLeavesTheImagesOfAnother() {
        RowPictures.Source shared = new RowPictures.Source(host, Runnable::run);
        Messages messages = Messages.of("video", Locale.ENGLISH);
        RowPictures refreshed = new RowPictures(tasks, shared, messages);
        RowPictures untouched = new RowPictures(tasks, shared, messages);
        refreshed.fill(cell, ONE);
        tasks.releaseAll();
        refreshed.renew();
        untouched.fill(other, ONE);
        assertThat(other.shown).containsExactly(FIRST);
    }

    @Test
    void fewAreFetchedAtATime() {
        List<Cell> cells = new ArrayList<>();
        for (int row = 0; row < 20; row++) {
            cells.add(new Cell());
            pictures.fill(cells.get(row), URI.create("https://cdn.example/" + row));
        }
        assertThat(tasks.waiting()).hasSize(2);
        tasks.releaseAll();
        assertThat(cells).allSatisfy(each -> assertThat(each.shown).last().isEqualTo(SECOND));
    }

    @Test
    void nothingComesIntoAClosedView() {
        pictures.fill(cell, ONE);
        host.meanwhile = pictures::close;
        tasks.releaseAll();
        assertThat(cell.shown).containsExactly(COMING);
    }
}
