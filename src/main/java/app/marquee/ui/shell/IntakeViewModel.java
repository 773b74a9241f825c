package app.marquee.ui.shell;

import app.marquee.model.failure.Failure;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.ItemSource;
import app.marquee.model.id.KnownItem;
import app.marquee.service.search.IdResolver;
import app.marquee.service.search.ResolvedId;
import app.marquee.service.search.ResolvedId.Standing;
import app.marquee.service.search.TextFile;
import app.marquee.task.Job;
import app.marquee.task.LatestJob;
import app.marquee.task.TaskRunner;
import app.marquee.ui.control.Messages;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** View model of {@link IntakeDialog}: the items that a pasted text would add. FX thread only. */
final class IntakeViewModel {
    private final IdResolver resolver;
    private final TaskRunner tasks;
    private final Messages messages;
    private final Clock clock;
    private final LatestJob reading;
    private final LatestJob file;
    private final Consumer<Failure> onFailure;
    private final ReadOnlyObjectWrapper<List<ResolvedId>> rows =
            new ReadOnlyObjectWrapper<>(List.of());

    /**
     * @param onFailure receives failures to read, load or save
     */
    IntakeViewModel(
            IdResolver resolver,
            TaskRunner tasks,
            Messages messages,
            Clock clock,
            Consumer<Failure> onFailure) {
        this.resolver = resolver;
        this.tasks = tasks;
        this.messages = messages;
        this.clock = clock;
        this.reading = new LatestJob(tasks);
        this.file = new LatestJob(tasks);
        this.onFailure = onFailure;
    }

    ReadOnlyObjectProperty<List<ResolvedId>> rowsProperty() {
        return rows.getReadOnlyProperty();
    }

    /** Finds the IDs in the text without a request. */
    void read(String text) {
        reading.submit(
                Job.of(messages.text("ids.looking"), _ -> resolver.read(text))
                        .onSuccess(rows::set)
                        .onFailure(onFailure));
    }

    /** Reads a file and gives its text. */
    void open(Path chosen, Consumer<String> text) {
        file.submit(
                Job.of(messages.text("ids.looking"), _ -> TextFile.read(chosen))
                        .onSuccess(text)
                        .onFailure(onFailure));
    }

    long count(Standing standing) {
        return rows.get().stream().filter(row -> row.standing() == standing).count();
    }

    long addable() {
        return rows.get().stream().filter(ResolvedId::canBeAdded).count();
    }

    /** How many would be added if their kind were known. */
    long kindless() {
        return rows.get().stream().filter(row -> row.kind().isEmpty()).count();
    }

    /** Loads the videos of player IDs, on the user's request. */
    void lookUp() {
        List<ResolvedId> now = rows.get();
        reading.submit(
                Job.of(
                                messages.text("job.intake.ask"),
                                progress -> resolver.lookUp(now, progress::report))
                        .onSuccess(rows::set)
                        .onFailure(onFailure));
    }

    /** The kind of the chosen rows; of those without a kind when none is chosen. */
    void kind(Collection<ResolvedId> chosen, ItemKind kind) {
        Set<ResolvedId> wanted = new HashSet<>(chosen);
        rows.set(
                rows.get().stream().map(row -> isMeant(row, wanted) ? row.of(kind) : row).toList());
    }

    private static boolean isMeant(ResolvedId row, Set<ResolvedId> wanted) {
        return wanted.isEmpty()
                ? row.kind().isEmpty()
                : wanted.contains(row) && row.standing() == Standing.NEW;
    }

    /** Saves the items that are complete. */
    void add(Consumer<Integer> onAdded) {
        List<KnownItem> items = rows.get().stream().flatMap(row -> item(row).stream()).toList();
        tasks.submit(
                Job.of(
                                messages.text("job.intake.keep"),
                                _ -> {
                                    resolver.add(items);
                                    return items.size();
                                })
                        .onSuccess(onAdded)
                        .onFailure(onFailure));
    }

    /** Confirmed when the platform returned it; everything else is only the user's input. */
    private Optional<KnownItem> item(ResolvedId row) {
        boolean told = row.standing() == Standing.FOUND;
        Instant confirmed = told ? clock.instant() : null;
        ItemSource source = told ? ItemSource.ANSWER : ItemSource.PERSON;
        return row.kind()
                .filter(_ -> row.canBeAdded())
                .map(kind -> new KnownItem(kind, row.uuid(), row.title(), source, confirmed));
    }
}
