package app.marquee.ui.export;

import app.marquee.export.CsvFile;
import app.marquee.export.CsvForm;
import app.marquee.export.ExportFile;
import app.marquee.export.ExportOutcome;
import app.marquee.export.ExportProgress;
import app.marquee.export.FileContent;
import app.marquee.export.Sheet;
import app.marquee.file.Obstacle;
import app.marquee.task.Job;
import app.marquee.text.Messages;
import app.marquee.ui.shell.dialog.FileKind;
import app.marquee.ui.shell.notification.Notices;
import app.marquee.ui.shell.section.SectionContext;

import org.jspecify.annotations.Nullable;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** Exporter that asks for a file, writes it in a job and reports the result. FX thread only. */
public final class FileExporter {
    /** Most rows to copy; other programs hang on more. */
    static final int MOST_COPIED = 100_000;

    private final SectionContext context;
    private final Messages messages;

    FileExporter(SectionContext context, Messages messages) {
        this.context = context;
        this.messages = messages;
    }

    public FileExporter(SectionContext context) {
        this(context, context.messages().of("export"));
    }

    /** File format of a table. */
    interface Kind {
        FileContent of(Sheet<?> sheet);
    }

    /** Writer of a file's content, on a worker thread. */
    public interface ContentWork {
        FileContent make() throws InterruptedException;
    }

    /**
     * @param name without its extension
     */
    public void ask(String name, String ending, ContentWork content) {
        String suggested = FileName.of(name) + "." + ending;
        context.desk()
                .chooseTarget(
                        messages.text("target"),
                        suggested,
                        new FileKind(messages.text("kind." + ending), List.of(ending)),
                        file -> save(file, ending, content));
    }

    /**
     * Adds the extension, which some file choosers leave to the user; never replaces a file that
     * the user did not choose.
     */
    private static Path withEnding(Path file, String ending) {
        String name = String.valueOf(file.getFileName());
        Path ended = file.resolveSibling(name + "." + ending);
        boolean hasOne = name.toLowerCase(Locale.ROOT).endsWith("." + ending);
        return hasOne || Files.exists(ended) ? file : ended;
    }

    private void save(Path file, String ending, ContentWork content) {
        context.tasks()
                .submit(
                        Job.of(
                                        messages.text("job", file.getFileName()),
                                        progress ->
                                                said(
                                                        withEnding(file, ending),
                                                        content.make(),
                                                        ending,
                                                        progress::report))
                                .onSuccess(this::show)
                                .onCancelled(() -> cancelled(file)));
    }

    /**
     * Result of an export, in words. Immutable.
     *
     * @param saved null when nothing was saved
     */
    private record Said(String words, @Nullable Path saved) {}

    private Said said(Path target, FileContent content, String ending, ExportProgress progress)
            throws InterruptedException {
        return switch (new ExportFile(target).write(content, progress)) {
            case ExportOutcome.Written(var file, var rows, _) ->
                    new Said(
                            done(file.getFileName(), rows - content.gone(), ending)
                                    + beside(content.gone(), content.leftOut()),
                            file);
            case ExportOutcome.TooManyRows(var rows, var most) -> not("refused.rows", rows, most);
            case ExportOutcome.TextTooLong(var row, var column, var length, var most) ->
                    not("refused.text", row, column, length, most);
            case ExportOutcome.NotWritable(var file, var obstacle, var detail) ->
                    obstacle == Obstacle.FULL
                            ? not("refused.full", file)
                            : not(
                                    "refused.write",
                                    file,
                                    messages.text("obstacle." + obstacle.key(), detail));
        };
    }

    private Said not(String key, Object... values) {
        return new Said(messages.text(key, values), null);
    }

    private String done(Path name, long rows, String ending) {
        return isWhole(ending)
                ? messages.text("done.image", name)
                : messages.plural("done", rows, name);
    }

    /** Whether a file has no rows to be counted. */
    private static boolean isWhole(String ending) {
        return List.of("png", "svg", "pdf", "html").contains(ending);
    }

    /**
     * Rows that the view does not count, and the note on omitted rows, so that a partial file is
     * not taken for the whole.
     */
    private String beside(long gone, long leftOut) {
        return (gone > 0 ? ", " + messages.text("gone", gone) : "")
                + (leftOut > 0 ? ". " + messages.plural("left-out", leftOut) : "");
    }

    private void show(Said said) {
        Path file = said.saved();
        if (file == null) {
            context.notices().warn(said.words());
        } else if (context.desk().canBrowse()) {
            context.notices()
                    .done(
                            said.words(),
                            new Notices.Step(
                                    messages.text("show"), () -> context.desk().showFolder(file)));
        } else {
            context.notices().done(said.words());
        }
    }

    private void cancelled(Path file) {
        context.notices().done(messages.text("cancelled", file.getFileName()));
    }

    /** Copies the table, tab-separated as spreadsheets expect. */
    void copy(SheetWork work) {
        context.tasks()
                .submit(
                        Job.of(
                                        messages.text("copy.job"),
                                        progress -> {
                                            Sheet<?> sheet = work.make();
                                            int rows = sheet.rows().size();
                                            return new Copied(
                                                    rows,
                                                    sheet.gone(),
                                                    sheet.leftOut(),
                                                    rows > MOST_COPIED ? "" : text(sheet));
                                        })
                                .onSuccess(this::copied));
    }

    private record Copied(int rows, long gone, long leftOut, String text) {}

    private String text(Sheet<?> sheet) throws IOException, InterruptedException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new CsvFile<>(sheet, CsvForm.clipboard(messages.locale())).write(out, (_, _) -> {});
        return out.toString(StandardCharsets.UTF_8);
    }

    private void copied(Copied copied) {
        if (copied.text().isEmpty()) {
            context.notices().warn(messages.text("copy.refused", copied.rows(), MOST_COPIED));
        } else {
            context.desk().copy(copied.text());
            context.notices()
                    .done(
                            messages.plural("copied", copied.rows() - copied.gone())
                                    + beside(copied.gone(), copied.leftOut()));
        }
    }
}
