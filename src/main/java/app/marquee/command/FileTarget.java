package app.marquee.command;

import app.marquee.export.ExportFile;
import app.marquee.export.ExportOutcome;
import app.marquee.export.FileContent;
import app.marquee.export.TextTooLongException;
import app.marquee.file.Obstacle;
import app.marquee.file.OutputFailure;
import app.marquee.file.OutputFile;

import java.io.File;
import java.nio.file.Path;
import java.util.Locale;

/**
 * Target of {@code --output}: a file, or standard output, for which {@code -} stands.
 *
 * @param typed as it is printed
 */
public record FileTarget(String typed, Path file, boolean isStandard) {
    private static final String STANDARD = "-";

    /**
     * @throws java.nio.file.InvalidPathException when no file can have this name here
     */
    public static FileTarget of(String typed) {
        Path file = Path.of(typed);
        return new FileTarget(
                typed, file, typed.equals(STANDARD) || new OutputFile(file).isStandardOutput());
    }

    /** Whether it is a device, a pipe or an open file, whose name says nothing of its content. */
    public boolean isStream() {
        return isStandard || !new OutputFile(file).isRegular();
    }

    /** The ending of the name without its dot, in lower case; empty where it has none. */
    public String ending() {
        String name = String.valueOf(file.getFileName());
        int dot = name.lastIndexOf('.');
        return dot <= 0 ? "" : name.substring(dot + 1).toLowerCase(Locale.ROOT);
    }

    /** The same with a word before the ending. */
    public FileTarget marked(String word) {
        int end = typed.length() - ending().length() - 1;
        return of(typed.substring(0, end) + word + typed.substring(end));
    }

    /**
     * Writes all of it; a file completely or not at all.
     *
     * @return false when a pipe has a reader that left before the end
     * @throws CommandFailure in one sentence, when it can't be written
     */
    public boolean write(FileContent content, Output output) throws InterruptedException {
        if (isStandard) {
            standard(content, output);
            return true;
        }
        if (typed.endsWith("/") || typed.endsWith(File.separator)) {
            requireWritten(new ExportOutcome.NotWritable(file, Obstacle.FOLDER, typed));
        }
        ExportOutcome outcome = new ExportFile(file).write(content, (_, _) -> {});
        if (outcome instanceof ExportOutcome.NotWritable(_, var obstacle, _)
                && obstacle == Obstacle.NO_READER) {
            return false;
        }
        requireWritten(outcome);
        return true;
    }

    private void standard(FileContent content, Output output) throws InterruptedException {
        if (content.refusal().isPresent()) {
            requireWritten(content.refusal().get());
        }
        try {
            new OutputFile(file)
                    .<TextTooLongException>writeTo(
                            output.data(), out -> content.write(out, (_, _) -> {}));
        } catch (TextTooLongException tooLong) {
            requireWritten(tooLong.outcome());
        } catch (OutputFailure failed) {
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
            case ExportOutcome.NotWritable(var file, var obstacle, var detail) ->
                    throw new CommandFailure(
                            obstacle == Obstacle.FULL
                                    ? Sentence.of("file.full", file)
                                    : Sentence.of(
                                            "file.unwritable",
                                            file,
                                            Sentence.of("obstacle." + obstacle.key(), detail)));
        }
    }
}
