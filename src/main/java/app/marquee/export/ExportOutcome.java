package app.marquee.export;

import app.marquee.file.Obstacle;

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

    /**
     * Nothing was written, or not all of it into a device or a pipe.
     *
     * @param file what is full or can't be written, such as a folder
     * @param detail what the system said
     */
    record NotWritable(Path file, Obstacle obstacle, String detail) implements ExportOutcome {}
}
