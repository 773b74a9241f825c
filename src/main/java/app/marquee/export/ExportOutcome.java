package app.marquee.export;

import java.nio.file.Path;

/** Outcome of an export. Unless it was written, the earlier file is still there. */
public sealed interface ExportOutcome {
    /** Complete file in its place. */
    record Written(Path file, long rows, long bytes) implements ExportOutcome {}

    /** More rows than the file format can hold; nothing was written. */
    record TooManyRows(long rows, long most) implements ExportOutcome {}

    /**
     * Text that is longer than a cell allows.
     *
     * @param row from 1, without the header
     */
    record TextTooLong(long row, String column, int length, int most) implements ExportOutcome {}

    record DiskFull(Path folder) implements ExportOutcome {}

    record NotWritable(Path file, String detail) implements ExportOutcome {}
}
