package app.marquee.command;

import app.marquee.export.AtomicFile;
import app.marquee.export.ExportOutcome;
import app.marquee.export.FileContent;
import app.marquee.export.TextTooLongException;

import java.io.IOException;
import java.nio.file.Path;

/** Writer of files with the sentences for what hinders it. */
public record FileTarget(Output output) {
    /** Writes a file, completely or not at all. */
    public void file(FileContent content, Path target) throws InterruptedException {
        requireWritten(new AtomicFile(target).write(content, (_, _) -> {}));
    }

    /** Writes to standard output. */
    public void standard(FileContent content) throws InterruptedException {
        if (content.refusal().isPresent()) {
            requireWritten(content.refusal().get());
        }
        try {
            content.write(output.data(), (_, _) -> {});
        } catch (TextTooLongException tooLong) {
            requireWritten(tooLong.outcome());
        } catch (IOException failed) {
            throw Output.unwritable(failed);
        }
    }

    private static void requireWritten(ExportOutcome outcome) {
        switch (outcome) {
            case ExportOutcome.Written _ -> {
                // All of it is there.
            }
            case ExportOutcome.TooManyRows(var rows, var most) ->
                    throw new CommandFailure(Sentence.of("file.rows", most, rows));
            case ExportOutcome.TextTooLong(var row, var column, _, var most) ->
                    throw new CommandFailure(Sentence.of("file.text", row, column, most));
            case ExportOutcome.DiskFull(var folder) ->
                    throw new CommandFailure(Sentence.of("file.full", folder));
            case ExportOutcome.NotWritable(var file, var detail) ->
                    throw new CommandFailure(Sentence.of("file.unwritable", file, detail));
        }
    }
}
