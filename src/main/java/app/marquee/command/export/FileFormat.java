package app.marquee.command.export;

import app.marquee.export.CsvFile;
import app.marquee.export.CsvForm;
import app.marquee.export.FileContent;
import app.marquee.export.JsonLinesFile;
import app.marquee.export.Sheet;
import app.marquee.export.Sheet.SheetWords;
import app.marquee.export.SheetColumn;
import app.marquee.export.XlsxFile;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Format of an exported file. */
enum FileFormat {
    /** For programs: the same in every language, with the names of JSON Lines as headers. */
    CSV {
        @Override
        <R> FileContent of(Sheet<R> sheet) {
            return new CsvFile<>(forPrograms(sheet), CsvForm.FIXED);
        }
    },
    /** The same with tabs. */
    TSV {
        @Override
        <R> FileContent of(Sheet<R> sheet) {
            return new CsvFile<>(forPrograms(sheet), CsvForm.TABS);
        }
    },
    XLSX {
        @Override
        <R> FileContent of(Sheet<R> sheet) {
            return new XlsxFile<>(sheet);
        }
    },
    JSONL {
        @Override
        <R> FileContent of(Sheet<R> sheet) {
            return new JsonLinesFile<>(sheet);
        }
    },
    /** The same as JSONL. */
    JSON {
        @Override
        <R> FileContent of(Sheet<R> sheet) {
            return new JsonLinesFile<>(sheet);
        }
    };

    abstract <R> FileContent of(Sheet<R> sheet);

    /** By the ending of a file's name, in lower case. */
    static Optional<FileFormat> ofEnding(String ending) {
        return Arrays.stream(values())
                .filter(format -> format.name().toLowerCase(Locale.ROOT).equals(ending))
                .findFirst();
    }

    private static <R> Sheet<R> forPrograms(Sheet<R> sheet) {
        SheetWords words = sheet.words();
        List<SheetColumn<R>> columns =
                sheet.columns().stream()
                        .map(
                                one ->
                                        new SheetColumn<>(
                                                one.member(),
                                                one.member(),
                                                one.plain(),
                                                one.plain(),
                                                one.isHidden()))
                        .toList();
        return new Sheet<>(
                new SheetWords(
                        words.title(),
                        words.about(),
                        words.rows(),
                        words.leftOut(),
                        ExportRequest.UNKNOWN),
                columns,
                sheet.rows(),
                sheet.leftOut(),
                sheet.facts(),
                sheet.zone());
    }
}
