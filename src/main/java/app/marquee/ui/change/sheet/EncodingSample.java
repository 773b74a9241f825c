package app.marquee.ui.change.sheet;

import app.marquee.sheet.RawTable;
import app.marquee.sheet.TableReading;
import app.marquee.text.Messages;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Sample of a file in one encoding: the cells that another encoding would show in another way.
 * Immutable.
 *
 * @param readable whether the file can be imported in it
 */
record EncodingSample(String text, boolean readable) {

    private static final int MOST_ROWS = 5;
    private static final int MOST_CHARACTERS = 80;
    private static final int ASCII = 0x7F;

    static EncodingSample of(TableReading reading, Messages messages) {
        return reading instanceof TableReading.Found(var table)
                ? new EncodingSample(rows(table, messages), true)
                : new EncodingSample(new ReadingWords(messages).of(reading), false);
    }

    private static String rows(RawTable table, Messages messages) {
        Stream<String> header = Stream.of(cells(table.header()));
        Stream<String> rows =
                table.rows().stream()
                        .map(
                                row -> {
                                    String cells =
                                            cells(
                                                    row.cells().stream()
                                                            .map(RawTable.Cell::text)
                                                            .toList());
                                    return cells.isEmpty()
                                            ? ""
                                            : messages.text(
                                                    "pattern.labeled",
                                                    messages.text(
                                                            "sheet.encoding.row",
                                                            String.valueOf(row.number())),
                                                    cells);
                                });
        return Stream.concat(header, rows)
                .filter(line -> !line.isEmpty())
                .limit(MOST_ROWS)
                .collect(Collectors.joining("\n"));
    }

    private static String cells(List<String> texts) {
        String all =
                texts.stream()
                        .filter(text -> text.chars().anyMatch(one -> one > ASCII))
                        .filter(text -> !text.startsWith("{"))
                        .collect(Collectors.joining(" \u00b7 "))
                        .replaceAll("\\s+", " ");
        return all.codePointCount(0, all.length()) > MOST_CHARACTERS
                ? all.substring(0, all.offsetByCodePoints(0, MOST_CHARACTERS)) + "\u2026"
                : all;
    }
}
