package app.marquee.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.Member;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.folder.Folder;
import app.marquee.model.id.FolderId;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.id.VideoId;
import app.marquee.model.playlist.AccessType;
import app.marquee.model.playlist.Playlist;
import app.marquee.model.video.Video;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Files of the directory {@code corpus/csv}, each with what is planned of it or why it is refused,
 * as {@code expected.txt} says. A line there is a name, the encoding that the user names, if any,
 * and the outcome.
 */
class CsvCorpusTest {
    private static final Path CORPUS = Path.of("src/test/resources/app/marquee/corpus/csv");
    private static final Path EXPECTED = CORPUS.resolve("expected.txt");

    private static final String UPPER = "FFFFFFFF-0000-4000-8000-00000000EEEE";
    private static final String LETTERS = "abcdef00-0000-4000-8000-00000000abcd";
    private static final String FOLDER = "abcdef00-0000-4000-8000-0000000f01de";

    private static final Map<String, String> TITLES =
            Map.of(
                    id(10), "Unknown",
                    id(11), "007",
                    id(12), "12E3",
                    id(13), "2024-05",
                    id(14), "1/2",
                    id(15), "3.10",
                    id(16), "12345678901234567890",
                    id(17), "false",
                    id(18), "Aula \ud83c\udfac fim");

    record Expectation(String file, String encoding, String outcome) {
        @Override
        public String toString() {
            return encoding.isEmpty() ? file : file + " as " + encoding;
        }
    }

    private static String id(int number) {
        return "00000000-0000-4000-8000-%012d".formatted(number);
    }

    static List<Expectation> expectations() throws IOException {
        return Files.readAllLines(EXPECTED).stream()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .map(
                        line -> {
                            String[] parts = line.split(": ", 2);
                            String[] name = parts[0].split(" as ", 2);
                            return new Expectation(
                                    name[0], name.length > 1 ? name[1] : "", parts[1].strip());
                        })
                .toList();
    }

    @ParameterizedTest
    @MethodSource("expectations")
    void aFileHasItsOutcome(Expectation expected) throws IOException {
        Charset named = expected.encoding().isEmpty() ? null : Charset.forName(expected.encoding());
        assertThat(outcome(TableFile.read(CORPUS.resolve(expected.file()), named)))
                .isEqualTo(expected.outcome());
    }

    @Test
    void everyFileIsExpected() throws IOException {
        List<String> names = expectations().stream().map(Expectation::file).toList();
        try (Stream<Path> files = Files.list(CORPUS)) {
            assertThat(files.filter(file -> !file.equals(EXPECTED)))
                    .extracting(file -> file.getFileName().toString())
                    .isSubsetOf(names);
        }
    }

    private static String outcome(TableReading reading) {
        return switch (reading) {
            case TableReading.Refused(var why, var line) ->
                    why + (line == 0 ? "" : " in line " + line);
            case TextDecoder.Malformed(var line, var charset, var certain) ->
                    "not " + charset + " in line " + line + (certain ? "" : ", maybe another");
            case TextDecoder.Unclear() -> "encoding needed";
            case TableReading.Found(var table) ->
                    SheetImport.of(table, ItemKind.VIDEO)
                            .map(edited -> outcome(edited.compare(now(edited))))
                            .orElse("no IDs");
        };
    }

    private static String outcome(ImportPreview preview) {
        List<String> parts = new ArrayList<>();
        for (ImportLine line : preview.lines()) {
            String place = ("row " + line.row() + " " + line.column()).strip();
            parts.add(
                    switch (line.result()) {
                        case ImportLine.Problem(var why, var among) ->
                                Stream.concat(
                                                Stream.of(place, "refused", why.name()),
                                                among.stream())
                                        .collect(Collectors.joining(" "));
                        case ImportLine.Change change ->
                                (line.id().equals(LETTERS) || line.id().equals(UPPER)
                                                ? line.id() + " "
                                                : "")
                                        + place
                                        + " = "
                                        + text(change.after());
                    });
        }
        for (IgnoredCell cell : preview.ignoredCells()) {
            parts.add("row " + cell.row() + " " + cell.column() + " ignored " + cell.reason());
        }
        if (preview.already() > 0) {
            parts.add("already " + preview.already());
        }
        return parts.isEmpty() ? "nothing" : String.join("; ", parts);
    }

    private static String text(ChangeValue value) {
        return value instanceof ChangeValue.Text(var text)
                ? text.replace("\r\n", "\\n").replace("\n", "\\n")
                : "none";
    }

    private static SheetNow now(SheetImport edited) {
        List<Folder> folders =
                List.of(
                        folder(id(31), "Unknown"),
                        folder(id(32), "Courses"),
                        folder(FOLDER, "Old"));
        Map<String, SheetItem> items = new TreeMap<>();
        switch (edited.kind()) {
            case FOLDER -> folders.forEach(one -> items.put(one.id().value(), SheetItem.of(one)));
            case PLAYLIST ->
                    Stream.of(
                                    SheetItem.of(Playlist.known(new PlaylistId(id(21)))),
                                    new SheetItem(
                                            id(22),
                                            "Tea",
                                            Map.of(
                                                    Playlist.ACCESS,
                                                    new ChangeValue.Text(
                                                            AccessType.ANYONE_WITH_PASSWORD
                                                                    .wire())),
                                            Map.of(),
                                            Set.of()))
                            .forEach(one -> items.put(one.id(), one));
            default ->
                    Stream.concat(
                                    Stream.of(UPPER, LETTERS),
                                    Stream.iterate(1, one -> one <= 20, one -> one + 1)
                                            .map(CsvCorpusTest::id))
                            .forEach(one -> items.put(one, video(one, edited.form())));
        }
        return new SheetNow(items, true, new FolderPaths(folders));
    }

    private static SheetItem video(String id, SheetForm form) {
        return SheetItem.of(
                        Video.known(new VideoId(id))
                                .withTitle(Member.of(TITLES.getOrDefault(id, "Tea"))))
                .with(List.of(), form);
    }

    private static Folder folder(String id, String name) {
        return Folder.known(new FolderId(id)).withName(Member.of(name)).withParent(Member.ofNull());
    }
}
