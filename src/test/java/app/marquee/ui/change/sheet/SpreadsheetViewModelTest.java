package app.marquee.ui.change.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.change.StagedChange;
import app.marquee.export.CsvFile;
import app.marquee.export.CsvForm;
import app.marquee.export.Sheet;
import app.marquee.model.Member;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.CustomField;
import app.marquee.model.video.Video;
import app.marquee.sheet.EditableSheet;
import app.marquee.sheet.FolderPaths;
import app.marquee.sheet.ImportLine;
import app.marquee.sheet.ImportPreview;
import app.marquee.sheet.ImportProblem;
import app.marquee.sheet.SheetChange;
import app.marquee.sheet.SheetForm;
import app.marquee.sheet.SheetItem;
import app.marquee.sheet.SheetNow;
import app.marquee.task.HeldRunner;
import app.marquee.task.InlineRunner;
import app.marquee.task.Progress;
import app.marquee.task.TaskRunner;
import app.marquee.text.Messages;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.UnaryOperator;

/** What an edited table would change, without a window. */
class SpreadsheetViewModelTest {
    private static final Sheet.SheetWords WORDS =
            new Sheet.SheetWords("Videos", "About", "Rows", "Left out", "Unknown");

    @TempDir Path folder;
    private final Present present = new Present();
    private final List<Failure> failures = new ArrayList<>();
    private final SpreadsheetViewModel model = model(new InlineRunner());

    private SpreadsheetViewModel model(TaskRunner tasks) {
        return new SpreadsheetViewModel(
                new SheetTask(
                        "videos",
                        SheetForm.of(ItemKind.VIDEO),
                        List.of(),
                        FolderPaths.NONE,
                        present,
                        UnaryOperator.identity()),
                tasks,
                Messages.of("change", Locale.ENGLISH));
    }

    /** Says what the test put there. */
    private static final class Present implements SheetSource {
        private SheetNow now = now("One", "Two");
        private @Nullable Failure failure;

        @Override
        public SheetNow load(ItemKind kind, Progress progress) {
            return now;
        }

        @Override
        public List<CustomField> fields(VideoId video) {
            if (failure != null) {
                throw new FailureException(failure);
            }
            return List.of();
        }

        @Override
        public StagedChange stage(SheetChange change) {
            throw new UnsupportedOperationException();
        }
    }

    private static SheetItem video(int number, String title) {
        return SheetItem.of(
                Video.known(new VideoId("00000000-0000-4000-8000-%012d".formatted(number)))
                        .withTitle(Member.of(title)));
    }

    private static SheetNow now(String one, String two) {
        SheetItem first = video(1, one);
        SheetItem second = video(2, two);
        return new SheetNow(Map.of(first.id(), first, second.id(), second), true, FolderPaths.NONE);
    }

    /** Two videos as exported, with both titles edited. */
    private Path edited(SheetForm form) throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new CsvFile<>(
                        EditableSheet.of(
                                form,
                                List.of(video(1, "One"), video(2, "Two")),
                                FolderPaths.NONE,
                                WORDS,
                                List.of()),
                        CsvForm.FIXED)
                .write(out, (_, _) -> {});
        return Files.writeString(
                folder.resolve("videos.csv"),
                out.toString(StandardCharsets.UTF_8)
                        .replace(",\"One\",", ",\"Uno\",")
                        .replace(",\"Two\",", ",\"Dos\","));
    }

    private List<ImportLine> open(Path file) {
        model.open(
                file,
                null,
                why -> {
                    throw new AssertionError(why);
                },
                failures::add);
        ImportPreview shown = model.previewProperty().get();
        return shown == null ? List.of() : shown.lines();
    }

    private List<@Nullable String> changed() {
        return model.changes().stream().map(change -> change.item().title()).toList();
    }

    @Test
    void onlyChosenConflictsTakeTheValueOfTheFile() throws Exception {
        present.now = now("Eins", "Zwei");
        List<ImportLine> lines = open(edited(SheetForm.of(ItemKind.VIDEO)));
        assertThat(changed()).isEmpty();
        model.overwrite(lines, true);
        assertThat(changed()).containsExactly("Eins", "Zwei");
        assertThat(model.taken()).isEqualTo(2);
        model.overwrite(lines.subList(0, 1), false);
        assertThat(changed()).containsExactly("Zwei");
        assertThat(model.taken()).isOne();
    }

    /**
     * One title was changed as the file wants it, and the other one back: another change, not two.
     */
    @Test
    void otherChangesThanThoseThatWereShownAreShownFirst() throws Exception {
        present.now = now("One", "Zwei");
        open(edited(SheetForm.of(ItemKind.VIDEO)));
        assertThat(changed()).containsExactly("One");
        present.now = now("Uno", "Two");
        List<String> told = new ArrayList<>();
        model.confirm(_ -> told.add("sent"), () -> told.add("changed"), failures::add);
        assertThat(told).containsExactly("changed");
        assertThat(changed()).containsExactly("Two");
        assertThat(failures).isEmpty();
    }

    @Test
    void aQuestionAboutAnEncodingEndsWhenTheNextFileIsRead() throws Exception {
        HeldRunner held = new HeldRunner();
        SpreadsheetViewModel slow = model(held);
        Path file = saved("Introdução", StandardCharsets.ISO_8859_1);
        slow.open(file, null, _ -> {}, failures::add);
        held.releaseAll();
        assertThat(slow.unclearProperty().get()).isNotNull();
        slow.open(file, TextEncoding.WINDOWS_1252.charset(), _ -> {}, failures::add);
        assertThat(slow.unclearProperty().get()).as("while it is read").isNull();
        held.releaseAll();
        assertThat(slow.previewProperty().get()).isNotNull();
    }

    @Test
    void whatWasChosenIsNotChosenInTheNextImport() throws Exception {
        present.now = now("Eins", "Two");
        Path file = edited(SheetForm.of(ItemKind.VIDEO));
        List<ImportLine> lines = open(file);
        model.overwrite(lines, true);
        assertThat(changed()).containsExactly("Eins", "Two");
        assertThat(open(file)).isEqualTo(lines);
        assertThat(changed()).containsExactly("Two");
    }

    @Test
    void aVideoThatIsGoneIsNamedAndOtherFailuresStopTheImport() throws Exception {
        Path file = edited(SheetForm.of(ItemKind.VIDEO).withCustom(List.of("Genre")));
        Files.writeString(
                file,
                Files.readString(file)
                        .replaceFirst("\"Uno\",([^,]*),([^,]*),[^,]*,", "\"Uno\",$1,$2,Jazz,"));
        present.failure = new Failure.NotFound(new Answer(404, null, "{}"));
        assertThat(open(file))
                .extracting(ImportLine::result)
                .contains(new ImportLine.Problem(ImportProblem.NOT_LOADED, List.of()));
        assertThat(failures).isEmpty();

        present.failure = new Failure.ServerError(new Answer(500, null, "{}"));
        open(file);
        assertThat(failures).containsExactly(Objects.requireNonNull(present.failure));
    }

    /** The file as another program saved it. */
    private Path saved(String title, Charset charset) throws Exception {
        return Files.write(
                folder.resolve("saved.csv"),
                ("video_id;title\n" + video(1, "One").id() + ";" + title + "\n").getBytes(charset));
    }

    private String refusal(Path file, @Nullable Charset encoding) {
        List<String> reasons = new ArrayList<>();
        model.open(file, encoding, reasons::add, failures::add);
        return String.join("", reasons);
    }

    @Test
    void anEncodingThatIsNotKnownIsChosenWithSampleRows() throws Exception {
        Path file = saved("Introdução", StandardCharsets.ISO_8859_1);
        assertThat(refusal(file, null)).startsWith("The file isn’t in UTF-8.");
        assertThat(model.previewProperty().get()).isNull();
        assertThat(model.unclearProperty().get())
                .isEqualTo(new UnclearFile(file, TextEncoding.WINDOWS_1252));

        List<EncodingSample> samples = new ArrayList<>();
        for (TextEncoding one : TextEncoding.values()) {
            model.sample(file, one.charset(), samples::add);
        }
        assertThat(samples)
                .startsWith(
                        new EncodingSample("Row 2: Introdução", true),
                        new EncodingSample("Row 2: Introduçăo", true));

        assertThat(refusal(file, TextEncoding.WINDOWS_1252.charset())).isEmpty();
        assertThat(model.unclearProperty().get()).isNull();
        assertThat(Objects.requireNonNull(model.previewProperty().get()).lines())
                .extracting(ImportLine::edited)
                .containsExactly("Introdução");
    }

    @Test
    void aBadByteIsNamedByItsLineAndNoEncodingIsOfferedFirst() throws Exception {
        Path file = saved("Ã§Ã£o \u00c3", StandardCharsets.ISO_8859_1);
        assertThat(refusal(file, null)).startsWith("Line 2 isn’t valid UTF-8.");
        assertThat(model.unclearProperty().get()).isEqualTo(new UnclearFile(file, null));

        Path marked = saved("\ufeff", StandardCharsets.UTF_8);
        Files.write(marked, new byte[] {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF, 'a', (byte) 0xE9});
        assertThat(refusal(marked, null)).startsWith("Line 1 isn’t valid UTF-8.");
        assertThat(model.unclearProperty().get()).as("the mark says it").isNull();
    }

    @Test
    void anEncodingWithoutAByteOfTheFileIsNamedInTheSample() throws Exception {
        Path file = saved("a\u0081", StandardCharsets.ISO_8859_1);
        List<EncodingSample> samples = new ArrayList<>();
        model.sample(file, TextEncoding.WINDOWS_1252.charset(), samples::add);
        assertThat(samples)
                .containsExactly(
                        new EncodingSample(
                                "Line 2 isn’t valid windows-1252. Correct it, or save the file in"
                                        + " UTF-8.",
                                false));
    }
}
