package app.marquee.ui.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import app.marquee.task.HeldRunner;
import app.marquee.task.InlineRunner;
import app.marquee.task.Job;
import app.marquee.task.JobHandle;
import app.marquee.task.JobRegistry;
import app.marquee.task.TaskRunner;
import app.marquee.task.VirtualThreadRunner;
import app.marquee.ui.control.table.Column;
import app.marquee.ui.control.table.DataTable;
import app.marquee.ui.shell.section.SectionContext;
import app.marquee.ui.testing.FakeShell;
import app.marquee.ui.testing.WindowTest;

import javafx.application.Platform;
import javafx.scene.control.MenuItem;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/** What a person saves is what the view shows, and they are told how it ended. */
class ExportMenuTest extends WindowTest {
    @TempDir Path folder;

    private record Row(@Nullable String title, @Nullable Long views) {}

    /** A view of one table with a picture of itself. */
    private record View(DataTable<Row> table, Region pictured, TableSource rows)
            implements ExportSource {
        @Override
        public String fileName() {
            return "Rows: a/b";
        }

        @Override
        public Optional<SheetWork> sheet() {
            return rows.sheet();
        }

        @Override
        public List<PictureChoice> pictures() {
            return List.of(new PictureChoice("export-png", "Picture", pictured));
        }
    }

    private FakeShell shell = new FakeShell();
    private @Nullable DataTable<Row> table;

    private ExportMenu open(FakeShell of, List<Row> rows) {
        shell = of;
        SectionContext context = shell.context("export");
        ExportMenu[] menu = new ExportMenu[1];
        show(
                () -> {
                    DataTable<Row> shown =
                            new DataTable<Row>("rows", context.messages(), new InlineRunner())
                                    .columns(
                                            Column.text("title", "Title", Row::title),
                                            Column.<Row, Long>number(
                                                    "views", "Views", Row::views, String::valueOf),
                                            Column.<Row>text("more", "More", _ -> "x").hidden());
                    shown.rows(rows);
                    table = shown;
                    Region pictured = new Region();
                    pictured.setMinSize(70, 30);
                    pictured.setMaxSize(70, 30);
                    menu[0] =
                            new ExportMenu(
                                    context,
                                    new View(
                                            shown,
                                            pictured,
                                            new TableSource(
                                                    "Rows", shown, new TableSheet(context))));
                    return new VBox(menu[0], shown, pictured);
                });
        settle();
        return menu[0];
    }

    private ExportMenu open(List<Row> rows) {
        return open(
                new FakeShell(
                        new VirtualThreadRunner(
                                Platform::runLater,
                                new JobRegistry(),
                                (job, failure, submitted) -> {
                                    throw new AssertionError(job + ": " + failure, submitted);
                                }),
                        Locale.ENGLISH),
                rows);
    }

    private void choose(ExportMenu menu, String id) {
        MenuItem item =
                menu.getItems().stream()
                        .filter(each -> id.equals(each.getId()))
                        .findFirst()
                        .orElseThrow();
        onFx(item::fire);
    }

    /** Chooses, and waits until the person is told how it ended. */
    private void finish(ExportMenu menu, String id) {
        int before = onFx(() -> shell.noticed().size());
        choose(menu, id);
        await().until(() -> onFx(() -> shell.noticed().size()) > before);
    }

    private static final List<Row> ROWS =
            List.of(new Row("=cmd()", 3L), new Row(null, null), new Row("b", 0L));

    @Test
    void theFileHoldsTheVisibleColumnsAndTheRowsThatPassTheFilter() throws IOException {
        ExportMenu menu = open(ROWS);
        Path file = folder.resolve("rows.csv");
        shell.desk().willChoose(file);
        finish(menu, "export-csv-plain");
        assertThat(Files.readAllLines(file))
                .containsExactly(
                        "\"Title\",\"Views\"", "\"'=cmd()\",3", "unknown,unknown", "\"b\",0");
        onFx(() -> Objects.requireNonNull(table).filter("b"));
        finish(menu, "export-csv-plain");
        assertThat(Files.readAllLines(file)).containsExactly("\"Title\",\"Views\"", "\"b\",0");
        assertThat(shell.noticed())
                .containsExactly(
                        "rows.csv saved: 3 rows",
                        "rows.csv saved: 1 row. 2 rows hidden by the filter aren’t included.");
    }

    @Test
    void programsGetTheNamesOfTheColumnsAndTextsAsTheyAre() throws IOException {
        ExportMenu menu = open(ROWS);
        Path file = folder.resolve("rows.jsonl");
        shell.desk().willChoose(file);
        finish(menu, "export-jsonl");
        assertThat(Files.readAllLines(file))
                .containsExactly(
                        "{\"title\":\"=cmd()\",\"views\":3}",
                        "{\"title\":null,\"views\":null}",
                        "{\"title\":\"b\",\"views\":0}");
    }

    @Test
    void theNoticeLeadsToTheFolder() {
        ExportMenu menu = open(ROWS);
        Path file = folder.resolve("rows.xlsx");
        shell.desk().willChoose(file);
        finish(menu, "export-xlsx");
        onFx(() -> shell.act());
        assertThat(shell.desk().shownFolders()).containsExactly(file);
    }

    @Test
    void aNameWithoutEndingGetsOneUnlessThatWouldReplaceAnotherFile() throws IOException {
        ExportMenu menu = open(ROWS);
        shell.desk().willChoose(folder.resolve("rows"));
        finish(menu, "export-csv-plain");
        assertThat(folder.resolve("rows.csv")).exists();
        Files.writeString(folder.resolve("rows.csv"), "another");
        finish(menu, "export-csv-plain");
        assertThat(folder.resolve("rows.csv")).hasContent("another");
        assertThat(folder.resolve("rows")).exists();
    }

    @Test
    void nothingIsOfferedOfAnEmptyTable() {
        ExportMenu menu = open(List.of());
        onFx(menu::show);
        assertThat(List.copyOf(menu.getItems()))
                .filteredOn(MenuItem::isDisable)
                .extracting(MenuItem::getId)
                .contains("export-csv", "export-csv-plain", "export-jsonl", "export-xlsx")
                .doesNotContain("export-png");
        assertThat(onFx(menu::hasTable)).isFalse();
    }

    @Test
    void whatRunsHasANameAndCanBeCancelled() {
        List<JobHandle> handles = new ArrayList<>();
        HeldRunner held = new HeldRunner();
        TaskRunner remembering =
                new TaskRunner() {
                    @Override
                    public <T> JobHandle submit(Job<T> job) {
                        JobHandle handle = held.submit(job);
                        handles.add(handle);
                        return handle;
                    }
                };
        ExportMenu menu = open(new FakeShell(remembering, Locale.ENGLISH), ROWS);
        Path file = folder.resolve("rows.csv");
        shell.desk().willChoose(file);
        choose(menu, "export-csv");
        assertThat(held.waiting()).containsExactly("Saving rows.csv");
        onFx(
                () -> {
                    handles.getFirst().cancel();
                    held.releaseAll();
                });
        assertThat(file).doesNotExist();
        assertThat(shell.noticed()).containsExactly("Export canceled. rows.csv wasn’t saved.");
    }

    @Test
    void whatAWorkbookCannotHoldIsSaidAndNothingIsWritten() throws IOException {
        ExportMenu menu = open(List.of(new Row("x".repeat(40_000), 1L)));
        Path file = folder.resolve("rows.xlsx");
        Files.writeString(file, "old");
        shell.desk().willChoose(file);
        finish(menu, "export-xlsx");
        assertThat(shell.noticed().getLast())
                .isEqualTo(
                        "Not saved: in row 1, “Title” has 40,000 characters, but an Excel cell"
                                + " holds up to 32,767. Export it as CSV.");
        assertThat(file).hasContent("old");
    }

    @Test
    void theTableIsCopiedWithTabs() {
        ExportMenu menu = open(ROWS);
        finish(menu, "export-copy");
        assertThat(shell.desk().paste())
                .isEqualTo("Title\tViews\r\n'=cmd()\t3\r\nunknown\tunknown\r\nb\t0\r\n");
        assertThat(shell.noticed()).containsExactly("3 rows copied");
    }

    @Test
    void tooMuchForTheClipboardIsRefusedInWords() {
        ExportMenu menu = open(Collections.nCopies(FileExporter.MOST_COPIED + 1, new Row("a", 1L)));
        finish(menu, "export-copy");
        assertThat(shell.desk().paste()).isEmpty();
        assertThat(shell.noticed().getLast()).contains("100,001").contains("100,000");
    }
}
