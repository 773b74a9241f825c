package app.marquee.export;

import java.nio.file.Path;

/** How an export ended. Unless it was written, the file that was there before is still there. */
public sealed interface ExportOutcome {
    /** The whole file is in its place. */
    record Written(Path file, long rows, long bytes) implements ExportOutcome {}

    /** More rows than this kind of file can hold; nothing was written. */
    record TooManyRows(long rows, long most) implements ExportOutcome {}

    /**
     * A text that is longer than a cell can be.
     *
     * @param row from 1, without the header
     */
    record TextTooLong(long row, String column, int length, int most) implements ExportOutcome {}

    record DiskFull(Path folder) implements ExportOutcome {}

    record NotWritable(Path file, String detail) implements ExportOutcome {}
}
