package app.marquee.ui.control.table;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.settings.Appearance;
import app.marquee.model.settings.TextSize;
import app.marquee.model.settings.Theme;
import app.marquee.task.InlineRunner;
import app.marquee.text.Messages;
import app.marquee.ui.testing.FakeMemory;
import app.marquee.ui.testing.WindowTest;

import javafx.scene.Node;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumnBase;
import javafx.scene.layout.HBox;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Locale;
import java.util.Objects;

/** Columns that say nothing or have no room hide, and come back. */
class ColumnHiderTest extends WindowTest {
    record Video(String title, @Nullable Long views, String status) {}

    private static final Video LESSON = new Video("Lesson", 12L, "Ready");
    private static final Video TALK = new Video("Talk", 7L, "Failed");

    private final FakeMemory memory = new FakeMemory();
    private @Nullable DataTable<Video> table;

    private void open(double width, Video... rows) {
        show(
                () -> {
                    table = make();
                    table.rows(List.of(rows));
                    return new HBox(table);
                });
        onFx(() -> table().setMinWidth(width));
        onFx(() -> table().setMaxWidth(width));
        settle();
    }

    private DataTable<Video> make() {
        Messages messages = Messages.shared(Locale.ENGLISH);
        return new DataTable<Video>("videos", messages, new InlineRunner())
                .columns(
                        Column.<Video>text("title", "Title", Video::title).width(200).takesRoom(),
                        Column.<Video, Long>number(
                                        "views", "Views", Video::views, messages.formats()::integer)
                                .width(100),
                        Column.<Video>text("status", "Status", Video::status).width(100))
                .hidingColumns()
                .remember(memory);
    }

    private DataTable<Video> table() {
        return Objects.requireNonNull(table);
    }

    private void rows(Video... rows) {
        onFx(() -> table().rows(List.of(rows)));
        settle();
    }

    private List<String> seen() {
        return onFx(
                () ->
                        table().table().getVisibleLeafColumns().stream()
                                .map(TableColumnBase::getId)
                                .toList());
    }

    private void size(int percent) {
        appearance(Appearance.DEFAULT.with(Theme.LIGHT).with(new TextSize(percent)));
    }

    /** A width of 80 pixels is the toolkit's word for none, with which it fits the content. */
    @Test
    void aColumnOfTheToolkitsDefaultWidthKeepsItAndLeavesLikeOthers() {
        show(
                () -> {
                    table =
                            new DataTable<Video>(
                                            "videos",
                                            Messages.shared(Locale.ENGLISH),
                                            new InlineRunner())
                                    .columns(
                                            Column.<Video>text("title", "Title", Video::title)
                                                    .width(200)
                                                    .takesRoom(),
                                            Column.<Video>text("status", "Status", Video::status)
                                                    .width(80),
                                            Column.<Video>text("other", "Other", Video::title)
                                                    .width(100))
                                    .hidingColumns();
                    table.rows(
                            List.of(
                                    new Video("Lesson", 1L, "Ready in a quarter of an hour"),
                                    TALK));
                    return new HBox(table);
                });
        onFx(() -> table().setMinWidth(300));
        onFx(() -> table().setMaxWidth(300));
        settle();
        assertThat(seen()).containsExactly("title", "status");
    }

    @Test
    void columnsThatDifferAreSeen() {
        open(600, LESSON, TALK);
        assertThat(seen()).containsExactly("title", "views", "status");
        assertThat(onFx(() -> table().columnChoice().hidden())).isEmpty();
    }

    @Test
    void oneThatIsTheSameOrUnknownInAllRowsHidesAndComesBack() {
        open(600, new Video("Lesson", null, "Ready"), new Video("Talk", null, "Ready"));
        assertThat(seen()).containsExactly("title");
        assertThat(onFx(() -> table().columnChoice().hidden()))
                .containsExactly("Views (unknown in all rows)", "Status (same in all rows)");
        rows(LESSON, TALK);
        assertThat(seen()).containsExactly("title", "views", "status");
    }

    @Test
    void aSingleRowRepeatsNothing() {
        open(600, LESSON);
        assertThat(seen()).containsExactly("title", "views", "status");
    }

    @Test
    void whatTheUserShowsOrKeepsStays() {
        open(600, LESSON, new Video("Talk", 7L, "Ready"));
        assertThat(seen()).containsExactly("title", "views");
        onFx(() -> ColumnHider.choose(table().table().getColumns().get(2)));
        onFx(() -> table().table().getColumns().get(2).setVisible(true));
        rows(LESSON, new Video("Film", 8L, "Ready"));
        assertThat(seen()).containsExactly("title", "views", "status");
    }

    @Test
    void whatTheTableIsSortedByStays() {
        open(600, LESSON, TALK);
        onFx(() -> table().table().getSortOrder().add(table().table().getColumns().get(2)));
        rows(LESSON, new Video("Film", 8L, "Ready"));
        assertThat(seen()).contains("status");
    }

    @Test
    void theLastColumnsLeaveWhereThereIsNoRoom() {
        open(360, LESSON, TALK);
        assertThat(seen()).containsExactly("title", "views");
        assertThat(onFx(() -> table().columnChoice().hidden())).containsExactly("Status (no room)");
        size(75);
        assertThat(seen()).containsExactly("title", "views", "status");
        size(200);
        assertThat(seen()).as("a title alone says little").containsExactly("title", "views");
    }

    @Test
    void oneThatIsMostlyEmptyLeavesBeforeFullOnes() {
        open(360, LESSON, new Video("Talk", null, "Ready"), new Video("Film", null, "Draft"));
        assertThat(seen()).containsExactly("title", "status");
        rows(LESSON, new Video("Talk", 2L, "Ready"), new Video("Film", null, "Draft"));
        assertThat(seen()).as("one of three is unknown").containsExactly("title", "views");
    }

    @Test
    void someLeaveBeforeTheOthers() {
        open(600, LESSON, TALK);
        onFx(() -> table().leaving("views"));
        onFx(() -> table().setMaxWidth(360));
        onFx(() -> table().setMinWidth(360));
        settle();
        assertThat(seen()).containsExactly("title", "status");
    }

    @Test
    void filesHaveThemAndTheNextStartDoesToo() {
        open(360, LESSON, new Video("Talk", null, "Ready"));
        assertThat(onFx(() -> table().wantedColumns()).stream().map(Column::id))
                .containsExactly("title", "views", "status");
        open(600, LESSON, TALK);
        assertThat(seen()).containsExactly("title", "views", "status");
    }

    @Test
    void aSectionShowsAndHidesItsColumnsWhateverTheirRoom() {
        open(360, LESSON, TALK);
        onFx(() -> DataTable.show(table().table().getColumns().get(2), false));
        onFx(() -> table().setMinWidth(600));
        onFx(() -> table().setMaxWidth(600));
        settle();
        assertThat(seen()).containsExactly("title", "views");
    }

    private double titleWidth() {
        return onFx(() -> table().table().getColumns().getFirst().getWidth());
    }

    private boolean isScrolled() {
        return onFx(
                () ->
                        table().lookupAll(".scroll-bar").stream()
                                .map(ScrollBar.class::cast)
                                .anyMatch(Node::isVisible));
    }

    private void width(double pixels) {
        onFx(() -> table().setMinWidth(pixels));
        onFx(() -> table().setMaxWidth(pixels));
        settle();
    }

    @Test
    void theRemainingWidthGivesWayBeforeTheTableScrolls() {
        open(280, LESSON, TALK);
        assertThat(seen()).containsExactly("title", "views");
        assertThat(titleWidth()).isLessThan(180);
        assertThat(isScrolled()).isFalse();
        width(360);
        assertThat(titleWidth()).isGreaterThanOrEqualTo(200);
    }

    @Test
    void imagesLeaveWhenAllElseGaveWay() {
        open(600, LESSON, TALK);
        onFx(
                () ->
                        table().table()
                                .getColumns()
                                .addFirst(new PictureColumn<>("image", "", 60, TableCell::new)));
        width(320);
        assertThat(seen()).containsExactly("image", "title", "views");
        assertThat(isScrolled()).isFalse();
        width(270);
        assertThat(seen()).containsExactly("title", "views");
        width(600);
        assertThat(seen()).containsExactly("image", "title", "views", "status");
    }

    @Test
    void imagesLeaveEarlierWhereOthersSayMore() {
        open(600, LESSON, TALK);
        onFx(
                () -> {
                    table().leaving("image");
                    table().table()
                            .getColumns()
                            .addFirst(new PictureColumn<>("image", "", 60, TableCell::new));
                });
        width(470);
        assertThat(seen()).containsExactly("title", "views", "status");
        width(600);
        assertThat(seen()).containsExactly("image", "title", "views", "status");
    }

    @Test
    void whatLastsStaysWhileTheTitleGetsNarrower() {
        open(600, LESSON, TALK);
        onFx(
                () -> {
                    table().lasting("image", "status");
                    table().table()
                            .getColumns()
                            .addFirst(new PictureColumn<>("image", "", 60, TableCell::new));
                });
        width(330);
        assertThat(seen()).containsExactly("image", "title", "status");
        assertThat(titleWidth()).isLessThan(200);
        assertThat(isScrolled()).isFalse();
        width(270);
        assertThat(seen()).containsExactly("title", "status");
    }

    private double viewsWidth() {
        return onFx(() -> table().table().getColumns().get(1).getWidth());
    }

    /** Its least is the toolkit's word for no width, which must not count as the user's own. */
    @Test
    void aColumnGetsNarrowerBeforeTheLastOnesLeaveAndWideAgain() {
        open(600, LESSON, TALK);
        onFx(() -> table().leaving("status").narrowing("views", 80, "status"));
        width(420);
        assertThat(seen()).containsExactly("title", "views", "status");
        assertThat(viewsWidth()).isLessThan(100);
        width(390);
        assertThat(seen()).containsExactly("title", "views");
        assertThat(viewsWidth()).isEqualTo(100);
        width(600);
        assertThat(seen()).containsExactly("title", "views", "status");
        assertThat(viewsWidth()).isEqualTo(100);
        size(200);
        settle();
        width(840);
        assertThat(seen()).containsExactly("title", "views", "status");
        assertThat(viewsWidth()).isLessThan(200);
    }

    @Test
    void theColumnOfTheSortIsEnoughBesideTheTitle() {
        open(600, LESSON, TALK);
        onFx(() -> table().table().getSortOrder().add(table().table().getColumns().get(2)));
        width(330);
        assertThat(seen()).containsExactly("title", "status");
    }

    @Test
    void aTableWithFrozenColumnsScrollsInstead() {
        open(600, LESSON, TALK);
        onFx(() -> table().freezing(1));
        width(280);
        assertThat(seen()).containsExactly("title", "views", "status");
        assertThat(isScrolled()).isTrue();
    }
}
