package app.marquee.sheet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import app.marquee.export.CsvFile;
import app.marquee.export.CsvForm;
import app.marquee.export.Sheet;
import app.marquee.export.XlsxFile;
import app.marquee.model.Member;
import app.marquee.model.UnknownMembers;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.MemberChange;
import app.marquee.model.folder.Folder;
import app.marquee.model.id.CustomFieldId;
import app.marquee.model.id.FolderId;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.CustomField;
import app.marquee.model.video.Video;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

class SheetImportTest {

    private static final Sheet.SheetWords WORDS =
            new Sheet.SheetWords("Videos", "About", "Rows", "Left out", "Unknown");
    private static final Folder COURSES = folder(1, "Courses", null);
    private static final Folder YEAR = folder(2, "2024", COURSES.id());
    private static final FolderPaths FOLDERS = new FolderPaths(List.of(COURSES, YEAR));

    private static String id(int number) {
        return "00000000-0000-4000-8000-%012d".formatted(number);
    }

    private static Folder folder(int number, String name, @Nullable FolderId parent) {
        return Folder.known(new FolderId(id(900 + number)))
                .withName(Member.of(name))
                .withParent(Member.ofNullable(parent));
    }

    private static SheetItem video(int number, String title) {
        return video(number, title, null);
    }

    private static SheetItem video(int number, String title, @Nullable FolderId folder) {
        SheetItem known =
                SheetItem.of(Video.known(new VideoId(id(number))).withTitle(Member.of(title)));
        return new SheetItem(
                known.id(),
                title,
                Map.of(
                        Video.TITLE, new ChangeValue.Text(title),
                        Video.DESCRIPTION, new ChangeValue.Unknown(),
                        Video.FOLDER,
                                folder == null
                                        ? new ChangeValue.None()
                                        : new ChangeValue.Text(folder.value())),
                Map.of(),
                java.util.Set.of());
    }

    private static SheetForm form() {
        return SheetForm.of(ItemKind.VIDEO);
    }

    private static byte[] written(
            SheetForm form,
            Function<Sheet<SheetItem>, app.marquee.export.FileContent> kind,
            SheetItem... items)
            throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        kind.apply(EditableSheet.of(form, List.of(items), FOLDERS, WORDS, List.of()))
                .write(out, (_, _) -> {});
        return out.toByteArray();
    }

    private static String csv(SheetItem... items) throws Exception {
        return new String(
                written(form(), sheet -> new CsvFile<>(sheet, CsvForm.FIXED), items),
                StandardCharsets.UTF_8);
    }

    private static SheetImport read(byte[] bytes) {
        return read(bytes, null);
    }

    private static SheetImport read(byte[] bytes, @Nullable Charset named) {
        TableReading reading = TableFile.read(bytes, named);
        if (reading instanceof TableReading.Found(var table)) {
            return SheetImport.of(table, ItemKind.VIDEO).orElseThrow();
        }
        throw new AssertionError(reading);
    }

    private static SheetImport read(String text) {
        return read(text.getBytes(StandardCharsets.UTF_8));
    }

    private static SheetNow now(SheetItem... items) {
        return new SheetNow(
                List.of(items).stream().collect(Collectors.toMap(SheetItem::id, item -> item)),
                true,
                FOLDERS);
    }

    private static MemberChange title(String before, String after) {
        return new MemberChange(
                Video.TITLE, new ChangeValue.Text(before), new ChangeValue.Text(after));
    }

    private static List<ImportProblem> problems(ImportPreview preview) {
        return preview.lines().stream()
                .map(ImportLine::result)
                .filter(ImportLine.Problem.class::isInstance)
                .map(result -> ((ImportLine.Problem) result).why())
                .toList();
    }

    @Test
    void anUntouchedFileChangesNothing() throws Exception {
        SheetItem[] items = {
            video(1, "=SUM(A1)"),
            video(2, "Say \"hi\", you"),
            video(3, "'=quoted"),
            video(4, "Two\r\nlines", YEAR.id()),
            video(5, "007")
        };
        for (Function<Sheet<SheetItem>, app.marquee.export.FileContent> kind :
                List.<Function<Sheet<SheetItem>, app.marquee.export.FileContent>>of(
                        sheet -> new CsvFile<>(sheet, CsvForm.FIXED),
                        sheet -> new CsvFile<>(sheet, CsvForm.of(Locale.forLanguageTag("pt-BR"))),
                        XlsxFile::new)) {
            SheetImport edited = read(written(form(), kind, items));

            assertThat(edited.items()).isEmpty();
            ImportPreview preview = edited.compare(now(items));
            assertThat(preview.lines()).isEmpty();
            assertThat(preview.rows()).isEqualTo(5);
            assertThat(preview.exported()).isTrue();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "7, NUMBER, true",
        "7.0, NUMBER, true",
        "8, NUMBER, false",
        "7, TEXT, true",
        "07, TEXT, false"
    })
    void aNumberThatASpreadsheetMadeOfATextIsNoEdit(
            String text, RawTable.Kind kind, boolean untouched) throws Exception {
        RawTable exported = table(form(), video(1, "007"));

        assertThat(with(exported, "007", new RawTable.Cell(text, kind), ItemKind.VIDEO).isEmpty())
                .isEqualTo(untouched);
    }

    @ParameterizedTest
    @CsvSource({"true, true", "VERDADEIRO, true", "1, true", "FALSE, false", "falso, false"})
    void aFlagThatASpreadsheetWroteInItsLanguageIsNoEdit(String text, boolean untouched)
            throws Exception {
        Folder active = COURSES.withActive(Member.of(true));
        RawTable exported = table(SheetForm.of(ItemKind.FOLDER), SheetItem.of(active));

        assertThat(with(exported, "TRUE", RawTable.Cell.text(text), ItemKind.FOLDER).isEmpty())
                .isEqualTo(untouched);
    }

    private static RawTable table(SheetForm form, SheetItem item) throws Exception {
        return ((TableReading.Found) TableFile.read(written(form, XlsxFile::new, item), null))
                .table();
    }

    /** The edited items, after one cell was written in another way. */
    private static java.util.Set<String> with(
            RawTable table, String text, RawTable.Cell other, ItemKind kind) {
        RawTable.Row row = table.rows().getFirst();
        assertThat(row.cells()).extracting(RawTable.Cell::text).containsOnlyOnce(text);
        List<RawTable.Cell> cells =
                row.cells().stream().map(cell -> cell.text().equals(text) ? other : cell).toList();
        RawTable edited =
                new RawTable(table.header(), List.of(new RawTable.Row(row.number(), cells)));
        return SheetImport.of(edited, kind).orElseThrow().items();
    }

    @Test
    void onlyTheChangedCellChangesAndItsFormulaProtectionIsUndone() throws Exception {
        String file = csv(video(1, "=one"), video(2, "two")).replace("'=one", "'=uno");

        ImportPreview preview = read(file).compare(now(video(1, "=one"), video(2, "two")));

        assertThat(preview.changes(_ -> false))
                .singleElement()
                .satisfies(
                        change -> {
                            assertThat(change.item().id()).isEqualTo(id(1));
                            assertThat(change.members()).containsExactly(title("=one", "=uno"));
                        });
    }

    @Test
    void aValueThatWasChangedElsewhereIsAConflictWithAChoice() throws Exception {
        String file = csv(video(1, "one"), video(2, "two")).replace(",\"one\",", ",\"mine\",");

        ImportPreview preview =
                read(file).compare(now(video(1, "theirs"), video(2, "two, elsewhere")));

        assertThat(preview.lines())
                .singleElement()
                .satisfies(
                        line -> {
                            assertThat(line.isConflict()).isTrue();
                            assertThat(line.row()).isEqualTo(2);
                            assertThat(line.exported()).isEqualTo("one");
                            assertThat(line.edited()).isEqualTo("mine");
                            assertThat(line.now()).isEqualTo("theirs");
                        });
        assertThat(preview.changes(_ -> false)).isEmpty();
        assertThat(preview.changes(_ -> true).getFirst().members())
                .containsExactly(title("theirs", "mine"));
    }

    @Test
    void whatIsThereAlreadyIsNoChange() throws Exception {
        String file = csv(video(1, "one")).replace(",\"one\",", ",\"new\",");

        ImportPreview preview = read(file).compare(now(video(1, "new")));

        assertThat(preview.lines()).isEmpty();
        assertThat(preview.already()).isEqualTo(1);
    }

    /** Nothing is written for a description that is emptied in the file and elsewhere. */
    @Test
    void whatIsEmptyAlreadyIsNoChange() throws Exception {
        String file = csv(described(new ChangeValue.Text("old"))).replace(",\"old\",", ",,");

        for (ChangeValue empty : List.of(new ChangeValue.Text(""), new ChangeValue.None())) {
            ImportPreview preview = read(file).compare(now(described(empty)));

            assertThat(preview.lines()).as("%s", empty).isEmpty();
            assertThat(preview.already()).isEqualTo(1);
        }
    }

    private static SheetItem described(ChangeValue description) {
        SheetItem plain = video(1, "one");
        Map<String, ChangeValue> values = new HashMap<>(plain.values());
        values.put(Video.DESCRIPTION, description);
        return new SheetItem(plain.id(), plain.title(), values, plain.customIds(), plain.twice());
    }

    @Test
    void badRowsAreNamedByRowAndColumn() throws Exception {
        String[] lines =
                csv(
                                video(1, "one"),
                                video(2, "two"),
                                video(3, "three"),
                                video(4, "four"),
                                video(5, "five", YEAR.id()),
                                video(6, "six"))
                        .split("\r\n");
        lines[1] = lines[1].replace(",\"one\",", ",,");
        lines[2] = lines[2].replaceFirst(id(2), "");
        lines[3] = lines[3].replaceFirst(id(3), id(4));
        lines[5] = lines[5].replaceFirst("Courses / 2024", "Courses / 2042");
        String twice = lines[6];

        ImportPreview preview =
                read(String.join("\r\n", lines) + "\r\n" + twice + "\r\n")
                        .compare(
                                now(
                                        video(1, "one"),
                                        video(4, "four"),
                                        video(5, "five", YEAR.id())));

        assertThat(preview.lines())
                .extracting(ImportLine::row, ImportLine::column)
                .containsExactly(
                        org.assertj.core.groups.Tuple.tuple(2, "title"),
                        org.assertj.core.groups.Tuple.tuple(3, ""),
                        org.assertj.core.groups.Tuple.tuple(4, ""),
                        org.assertj.core.groups.Tuple.tuple(6, "folder_id"),
                        org.assertj.core.groups.Tuple.tuple(8, ""));
        assertThat(problems(preview))
                .containsExactly(
                        ImportProblem.REQUIRED,
                        ImportProblem.NO_ID,
                        ImportProblem.OTHER_ROW,
                        ImportProblem.FOLDER_MISSING,
                        ImportProblem.ID_TWICE);
    }

    @Test
    void aFolderIsNamedByPathNameOrId() {
        String file =
                "video_id;Title;Folder\n%s;;courses/2024\n%s;;2024\n%s;;%s\n%s;;\n"
                        .formatted(id(1), id(2), id(3), YEAR.id().value(), id(4));

        ImportPreview preview =
                read(file)
                        .compare(
                                now(
                                        video(1, "a"),
                                        video(2, "b"),
                                        video(3, "c"),
                                        video(4, "d", COURSES.id())));

        assertThat(preview.exported()).isFalse();
        assertThat(preview.changes(_ -> false))
                .hasSize(3)
                .allSatisfy(
                        change ->
                                assertThat(change.members().getFirst().after())
                                        .isEqualTo(new ChangeValue.Text(YEAR.id().value())));
    }

    @Test
    void aFolderThatWasRenamedSinceIsNoConflict() throws Exception {
        String file = csv(video(1, "one", YEAR.id())).replace(",\"one\",", ",\"new\",");
        FolderPaths renamed =
                new FolderPaths(List.of(COURSES.withName(Member.of("Classes")), YEAR));

        ImportPreview preview =
                read(file)
                        .compare(
                                new SheetNow(
                                        Map.of(id(1), video(1, "one", YEAR.id())), true, renamed));

        assertThat(preview.lines()).extracting(ImportLine::column).containsExactly("title");
    }

    @Test
    void noFolderIsMovedIntoItself() {
        String file =
                "folder_id,parent_folder\n%s,Courses / 2024\n".formatted(COURSES.id().value());

        ImportPreview preview = read(file).compare(now(SheetItem.of(COURSES), SheetItem.of(YEAR)));

        assertThat(preview.kind()).isEqualTo(ItemKind.FOLDER);
        assertThat(problems(preview)).containsExactly(ImportProblem.FOLDER_CYCLE);
    }

    @Test
    void customFieldsAreAddedChangedAndRemoved() throws Exception {
        SheetForm form = form().withCustom(List.of("Genre", "Year"));
        SheetItem one = video(1, "one").with(List.of(field(51, "Genre", "Jazz")), form);
        SheetItem two =
                video(2, "two")
                        .with(List.of(field(52, "Genre", "Rock"), field(53, "Year", "1999")), form);
        String file =
                new String(
                                written(form, s -> new CsvFile<>(s, CsvForm.FIXED), one, two),
                                StandardCharsets.UTF_8)
                        .replace(",\"Jazz\",,", ",\"Blues\",\"1950\",")
                        .replace(",\"Rock\",\"1999\",", ",\"Rock\",,");

        SheetImport edited = read(file);
        assertThat(edited.withCustom(now(one, two))).containsExactly(id(1), id(2));
        List<SheetChange> changes = edited.compare(now(one, two)).changes(_ -> false);

        assertThat(changes)
                .extracting(change -> String.valueOf(Objects.requireNonNull(change.custom()).id()))
                .containsExactly(id(51), "null", id(53));
        assertThat(changes.get(1).members())
                .extracting(MemberChange::after)
                .containsExactly(new ChangeValue.Text("Year"), new ChangeValue.Text("1950"));
        assertThat(changes.get(2).members())
                .extracting(MemberChange::after)
                .containsExactly(new ChangeValue.None(), new ChangeValue.None());
    }

    @Test
    void cellsWithoutAValueOfTheirOwnAreRefusedAndTheOthersImported() throws Exception {
        RawTable exported =
                ((TableReading.Found)
                                TableFile.read(
                                        written(
                                                form(),
                                                XlsxFile::new,
                                                video(1, "one", YEAR.id()),
                                                video(2, "two", YEAR.id()),
                                                video(3, "three")),
                                        null))
                        .table();
        List<RawTable.Row> rows =
                List.of(
                        with(exported.rows().get(0), 3, "D2:D3", RawTable.Kind.MERGED),
                        with(exported.rows().get(1), 0, "#REF!", RawTable.Kind.ERROR),
                        with(
                                with(exported.rows().get(2), 4, "E3:E4", RawTable.Kind.MERGED),
                                1,
                                "other",
                                RawTable.Kind.TEXT));

        ImportPreview preview =
                SheetImport.of(new RawTable(exported.header(), rows), ItemKind.VIDEO)
                        .orElseThrow()
                        .compare(
                                now(
                                        video(1, "one", YEAR.id()),
                                        video(2, "two", YEAR.id()),
                                        video(3, "three")));

        assertThat(preview.lines())
                .extracting(ImportLine::row, ImportLine::column, ImportLine::edited)
                .containsExactly(
                        org.assertj.core.groups.Tuple.tuple(2, "folder_id", "D2:D3"),
                        org.assertj.core.groups.Tuple.tuple(3, "", "#REF!"),
                        org.assertj.core.groups.Tuple.tuple(4, "", "E3:E4"));
        assertThat(problems(preview))
                .containsExactly(
                        ImportProblem.MERGED_CELL,
                        ImportProblem.ERROR_CELL,
                        ImportProblem.MERGED_CELL);
    }

    private static RawTable.Row with(
            RawTable.Row row, int column, String text, RawTable.Kind kind) {
        List<RawTable.Cell> cells = new ArrayList<>(row.cells());
        cells.set(column, new RawTable.Cell(text, kind));
        return new RawTable.Row(row.number(), cells);
    }

    /** Which one would be written is not known. */
    @Test
    void aCustomFieldThatCannotBeToldFromOthersIsNotChanged() throws Exception {
        SheetForm form = form().withCustom(List.of("Genre"));
        List<SheetItem> exported = new ArrayList<>();
        for (int number = 1; number <= 3; number++) {
            exported.add(
                    video(number, "title")
                            .with(List.of(field(50 + number, "Genre", "Jazz")), form));
        }
        String file =
                new String(
                                written(
                                        form,
                                        sheet -> new CsvFile<>(sheet, CsvForm.FIXED),
                                        exported.toArray(SheetItem[]::new)),
                                StandardCharsets.UTF_8)
                        .replace(",\"Jazz\",", ",\"Blues\",");
        CustomField nameless =
                new CustomField(null, null, "Genre", "Jazz", null, null, UnknownMembers.NONE);
        SheetItem twice =
                video(2, "title")
                        .with(
                                List.of(field(52, "Genre", "Jazz"), field(60, "Genre", "Jazz")),
                                form);

        ImportPreview preview =
                read(file)
                        .compare(
                                now(
                                        video(1, "title"),
                                        twice,
                                        video(3, "title").with(List.of(nameless), form)));

        assertThat(problems(preview))
                .containsExactly(
                        ImportProblem.NOT_LOADED,
                        ImportProblem.FIELD_TWICE,
                        ImportProblem.NOT_LOADED);
        assertThat(preview.changes(_ -> false)).isEmpty();
    }

    private static CustomField field(int number, String key, String value) {
        return new CustomField(
                new CustomFieldId(id(number)), null, key, value, null, null, UnknownMembers.NONE);
    }

    @Test
    void aWorkbookOfAnotherProgramIsRead() throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        var book = new org.dhatim.fastexcel.Workbook(out, "Other", "1.0");
        var sheet = book.newWorksheet("Planilha1");
        sheet.value(0, 0, "Título");
        sheet.value(0, 1, "ID");
        sheet.value(0, 2, "Notes");
        sheet.value(1, 0, 2024);
        sheet.value(1, 1, id(1));
        sheet.value(2, 0, java.time.LocalDate.of(2024, 5, 1));
        sheet.style(2, 0).format("yyyy-mm-dd").set();
        sheet.value(2, 1, id(2));
        book.finish();

        ImportPreview preview = read(out.toByteArray()).compare(now(video(1, "a"), video(2, "b")));

        assertThat(preview.changes(_ -> false))
                .extracting(change -> change.members().getFirst().after())
                .containsExactly(new ChangeValue.Text("2024"), new ChangeValue.Text("2024-05-01"));
        assertThat(preview.ignored()).containsExactly("Notes");
    }

    @ParameterizedTest
    @CsvSource({
        "UTF-8, ;, '\r\n', true",
        "ISO-8859-1, ;, '\r\n', false",
        "windows-1252, TAB, '\n', false",
        "UTF-16LE, TAB, '\r\n', true",
        "UTF-8, ',', '\n', true"
    })
    void aTextFileOfAnotherProgramIsRead(
            String charset, String separator, String end, boolean marked) {
        String between = separator.equals("TAB") ? "\t" : separator;
        String last = end.replace("\\r", "\r").replace("\\n", "\n");
        String file =
                Stream.of(
                                List.of("Título", "ID", "Pasta", "Duração", "field:Ano"),
                                List.of("\"Ação; é, \"\"já\"\"\"", id(1), "2024", "0:01", "2024"),
                                List.of("\"zwei\nZeilen\"", id(2), "", "0,5", ""),
                                List.of("", "", "", "", ""))
                        .map(cells -> String.join(between, cells))
                        .collect(Collectors.joining(last, marked ? "\ufeff" : "", last));

        ImportPreview preview =
                read(file.getBytes(Charset.forName(charset)), Charset.forName(charset))
                        .compare(now(video(1, "a"), video(2, "b")));

        assertThat(preview.lines())
                .filteredOn(line -> line.column().equals(Video.TITLE))
                .extracting(ImportLine::edited)
                .containsExactly("Ação; é, \"já\"", "zwei\nZeilen");
        assertThat(preview.ignored()).containsExactly("Duração");
    }

    @Test
    void otherFilesAreRefused() {
        assertThat(TableFile.read(new byte[0], null))
                .isEqualTo(new TableReading.Refused(TableReading.Reason.EMPTY, 0));
        assertThat(TableFile.read(new byte[] {0x50, 0x4B, 3, 4, 1, 2, 3, 4, 5, 6}, null))
                .isEqualTo(new TableReading.Refused(TableReading.Reason.DAMAGED, 0));
        assertThat(TableFile.read(new byte[] {1, 0, 2, 0}, null))
                .isEqualTo(new TableReading.Refused(TableReading.Reason.OTHER_FORMAT, 0));
    }

    @Test
    void tenThousandEditedRowsArePreviewed() throws Exception {
        SheetItem[] items =
                IntStream.range(0, 10_000)
                        .mapToObj(at -> video(at, "Video " + at, YEAR.id()))
                        .toArray(SheetItem[]::new);
        UnaryOperator<String> edit = text -> text.replace(",\"Video ", ",\"Film ");
        byte[] file = edit.apply(csv(items)).getBytes(StandardCharsets.UTF_8);
        assertThat(read(file).compare(now(items)).lines()).hasSize(10_000);
    }

    private static RawTable withoutIds(int rows) {
        List<RawTable.Row> all = new ArrayList<>();
        for (int at = 0; at < rows; at++) {
            all.add(new RawTable.Row(at + 2, List.of(RawTable.Cell.text("no ID"))));
        }
        return new RawTable(List.of("video_id", "title"), all);
    }

    @Test
    void aTableWithTooManyUnusableRowsIsRefusedAsAWhole() {
        assertThatExceptionOfType(UnusableRowsException.class)
                .isThrownBy(() -> SheetImport.of(withoutIds(200_001), ItemKind.VIDEO))
                .satisfies(
                        many ->
                                assertThat(many.refusal())
                                        .isEqualTo(
                                                new TableReading.Refused(
                                                        TableReading.Reason.TOO_MANY_UNUSABLE,
                                                        200_002)));
        assertThat(SheetImport.of(withoutIds(200_000), ItemKind.VIDEO)).isPresent();
    }
}
