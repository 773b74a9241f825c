package app.marquee.ui.change.sheet;

import app.marquee.change.StagedChange;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.CustomField;
import app.marquee.sheet.ImportLine;
import app.marquee.sheet.ImportPreview;
import app.marquee.sheet.SheetChange;
import app.marquee.sheet.SheetImport;
import app.marquee.sheet.SheetNow;
import app.marquee.sheet.TableFile;
import app.marquee.sheet.TableReading;
import app.marquee.sheet.TextDecoder;
import app.marquee.sheet.UnusableRowsException;
import app.marquee.task.Job;
import app.marquee.task.LatestJob;
import app.marquee.task.Progress;
import app.marquee.task.TaskGroup;
import app.marquee.task.TaskRunner;
import app.marquee.text.Messages;
import app.marquee.ui.change.Proposal;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import org.jspecify.annotations.Nullable;

import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/**
 * View-model of the import of an edited table: read, compared and staged off the FX thread. FX
 * thread only.
 */
final class SpreadsheetViewModel {

    private static final int AT_ONCE = 4;

    private final SheetTask task;
    private final TaskRunner tasks;
    private final Messages messages;
    private final LatestJob reading;
    private final LatestJob sampling;
    private final ReadingWords words;
    private final LatestJob staging;
    private final Set<ImportLine> overwritten = new HashSet<>();
    private @Nullable SheetImport edited;
    private final ReadOnlyObjectWrapper<@Nullable ImportPreview> preview =
            new ReadOnlyObjectWrapper<>(null);

    private final ReadOnlyObjectWrapper<@Nullable UnclearFile> unclear =
            new ReadOnlyObjectWrapper<>(null);

    /** Result of an import. */
    private record Imported(
            @Nullable ImportPreview preview,
            @Nullable SheetImport edited,
            String refusal,
            @Nullable UnclearFile unclear) {}

    SpreadsheetViewModel(SheetTask task, TaskRunner tasks, Messages messages) {
        this.task = task;
        this.tasks = tasks;
        this.messages = messages;
        this.reading = new LatestJob(tasks);
        this.sampling = new LatestJob(tasks);
        this.staging = new LatestJob(tasks);
        this.words = new ReadingWords(messages);
    }

    /** The preview of the imported file; null before. */
    ReadOnlyObjectProperty<@Nullable ImportPreview> previewProperty() {
        return preview.getReadOnlyProperty();
    }

    /** The file whose encoding has to be chosen; null for none. */
    ReadOnlyObjectProperty<@Nullable UnclearFile> unclearProperty() {
        return unclear.getReadOnlyProperty();
    }

    /** Reads some rows of a file in an encoding. */
    void sample(Path file, Charset encoding, Consumer<EncodingSample> shown) {
        sampling.submit(
                Job.of(
                                messages.text("job.sheet"),
                                _ -> EncodingSample.of(TableFile.read(file, encoding), messages))
                        .onSuccess(shown));
    }

    /**
     * Reads a file and compares it with the present values.
     *
     * @param encoding that was chosen for a CSV file; null for none
     * @param refused takes the reason why it can't be imported
     */
    void open(
            Path file,
            @Nullable Charset encoding,
            Consumer<String> refused,
            Consumer<Failure> failed) {
        unclear.set(null);
        reading.submit(
                Job.of(messages.text("job.sheet"), progress -> imported(file, encoding, progress))
                        .onSuccess(
                                found -> {
                                    overwritten.clear();
                                    edited = found.edited();
                                    unclear.set(found.unclear());
                                    preview.set(found.preview());
                                    if (found.preview() == null) {
                                        refused.accept(found.refusal());
                                    }
                                })
                        .onFailure(failed));
    }

    private Imported imported(Path file, @Nullable Charset encoding, Progress progress)
            throws InterruptedException {
        TableReading reading = TableFile.read(file, encoding);
        if (!(reading instanceof TableReading.Found(var table))) {
            return new Imported(null, null, words.of(reading), unclear(file, reading));
        }
        try {
            var edited = SheetImport.of(table, task.form().kind());
            return edited.isEmpty()
                    ? new Imported(null, null, messages.text("sheet.refused.NO_KEY"), null)
                    : new Imported(compared(edited.get(), progress), edited.get(), "", null);
        } catch (UnusableRowsException many) {
            return new Imported(null, null, words.of(many.refusal()), null);
        }
    }

    private static @Nullable UnclearFile unclear(Path file, TableReading reading) {
        return switch (reading) {
            case TextDecoder.Unclear() -> new UnclearFile(file, TextEncoding.WINDOWS_1252);
            case TextDecoder.Malformed(_, _, var certain) when !certain ->
                    new UnclearFile(file, null);
            default -> null;
        };
    }

    private ImportPreview compared(SheetImport edited, Progress progress)
            throws InterruptedException {
        SheetNow now = task.source().load(edited.kind(), progress);
        Set<String> videos = edited.withCustom(now);
        if (!videos.isEmpty()) {
            now = now.with(fields(videos, progress), edited.form());
        }
        return edited.compare(now);
    }

    private Map<String, List<CustomField>> fields(Collection<String> videos, Progress progress)
            throws InterruptedException {
        Map<String, List<CustomField>> found = new ConcurrentHashMap<>();
        Iterator<String> left = videos.iterator();
        int ended = 0;
        try (TaskGroup<String> crew = new TaskGroup<>()) {
            while (left.hasNext() || crew.size() > 0) {
                while (left.hasNext() && crew.size() < AT_ONCE) {
                    String video = left.next();
                    crew.start(messages.text("job.sheet"), () -> fields(video, found));
                }
                crew.take();
                progress.report(++ended, videos.size());
            }
        }
        return found;
    }

    /** A video whose fields can't be loaded is named in the preview. */
    private String fields(String video, Map<String, List<CustomField>> found) {
        try {
            found.put(video, task.source().fields(new VideoId(video)));
        } catch (FailureException e) {
            if (!(e.failure() instanceof Failure.NotFound)) {
                throw e;
            }
        }
        return video;
    }

    /** Lets lines in conflict take the value of the file, or keep the present one. */
    void overwrite(Collection<ImportLine> lines, boolean overwrite) {
        if (overwrite) {
            overwritten.addAll(lines);
        } else {
            overwritten.removeAll(Set.copyOf(lines));
        }
    }

    boolean isOverwritten(ImportLine line) {
        return overwritten.contains(line);
    }

    /** The changes as chosen now. */
    List<SheetChange> changes() {
        ImportPreview shown = preview.get();
        return shown == null ? List.of() : shown.changes(overwritten::contains);
    }

    /** How many lines of the preview take the value of the file. */
    int taken() {
        ImportPreview shown = preview.get();
        return shown == null
                ? 0
                : (int)
                        shown.lines().stream()
                                .filter(line -> line.result() instanceof ImportLine.Change)
                                .filter(line -> !line.isConflict() || isOverwritten(line))
                                .count();
    }

    /** Stages the changes and passes them on; later ones end this. */
    void stage(Consumer<Proposal> next, Consumer<Failure> failed) {
        List<SheetChange> changes = changes();
        int lines = taken();
        staging.submit(
                Job.of(messages.text("job.sheet"), _ -> staged(changes))
                        .onSuccess(staged -> next.accept(proposal(staged, lines)))
                        .onFailure(failed));
    }

    private List<StagedChange> staged(List<SheetChange> changes) {
        return changes.stream().map(task.source()::stage).toList();
    }

    /** Current values, with the changes of what was shown; none where they differ. */
    private record Again(ImportPreview preview, List<StagedChange> changes) {}

    /**
     * Compares with the current values again, and passes on the changes unless they aren't those
     * that are shown; then the preview shows the current values.
     *
     * @param changed runs once it does
     */
    void confirm(Consumer<Proposal> next, Runnable changed, Consumer<Failure> failed) {
        SheetImport imported = edited;
        List<SheetChange> shown = changes();
        Set<ImportLine> chosen = Set.copyOf(overwritten);
        int lines = taken();
        if (imported == null || shown.isEmpty()) {
            return;
        }
        tasks.submit(
                Job.of(
                                messages.text("job.compare"),
                                progress -> {
                                    ImportPreview now = compared(imported, progress);
                                    boolean isSame = now.changes(chosen::contains).equals(shown);
                                    return new Again(now, isSame ? staged(shown) : List.of());
                                })
                        .onSuccess(
                                again -> {
                                    if (again.changes().isEmpty()) {
                                        preview.set(again.preview());
                                        changed.run();
                                    } else {
                                        next.accept(proposal(again.changes(), lines));
                                    }
                                })
                        .onFailure(failed));
    }

    private Proposal proposal(List<StagedChange> staged, int lines) {
        String words = messages.plural("sheet.proposal", lines);
        return task.warning().apply(Proposal.of(words, words, staged));
    }

    /** Ends what runs. */
    void close() {
        reading.supersede();
        sampling.supersede();
        staging.supersede();
    }
}
