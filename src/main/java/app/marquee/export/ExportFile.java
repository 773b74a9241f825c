package app.marquee.export;

import app.marquee.file.OutputFailure;
import app.marquee.file.OutputFile;

import java.nio.file.Path;

/** File that gets the content of an export, completely or not at all. Blocking. */
public final class ExportFile {
    private final Path target;

    public ExportFile(Path target) {
        this.target = target;
    }

    /**
     * @throws InterruptedException when the thread was interrupted; nothing is left behind then
     */
    public ExportOutcome write(FileContent content, ExportProgress progress)
            throws InterruptedException {
        var refusal = content.refusal();
        if (refusal.isPresent()) {
            return refusal.get();
        }
        try {
            long bytes =
                    new OutputFile(target)
                            .<TextTooLongException>write(out -> content.write(out, progress));
            return new ExportOutcome.Written(target, content.rows(), bytes);
        } catch (TextTooLongException tooLong) {
            return tooLong.outcome();
        } catch (OutputFailure failed) {
            return new ExportOutcome.NotWritable(
                    failed.place(), failed.obstacle(), String.valueOf(failed.getMessage()));
        }
    }
}
