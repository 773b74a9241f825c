package app.marquee.ui.shell.dialog;

import app.marquee.model.failure.Failure;
import app.marquee.model.id.ItemKind;
import app.marquee.service.search.IdResolver;
import app.marquee.service.search.ResolvedId;
import app.marquee.service.search.TextFile;
import app.marquee.service.search.TypeSearch;
import app.marquee.task.Job;
import app.marquee.task.LatestJob;
import app.marquee.task.TaskRunner;
import app.marquee.text.FailureSubject;
import app.marquee.text.FailureText;
import app.marquee.text.Messages;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

import org.jspecify.annotations.Nullable;

import java.nio.file.Path;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;

/** View-model of the items that a pasted text would add. FX thread only. */
final class AddByIdViewModel {
    private final IdResolver resolver;
    private final Messages messages;
    private final WantedItems wanted;
    private final LatestJob reading;
    private final LatestJob file;
    private final LatestJob adding;
    private final ReadOnlyObjectWrapper<List<ResolvedId>> rows =
            new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyStringWrapper note = new ReadOnlyStringWrapper();
    private boolean isBlank = true;
    private @Nullable String opening;
    private int added;

    AddByIdViewModel(IdResolver resolver, TaskRunner tasks, Messages messages, WantedItems wanted) {
        this.resolver = resolver;
        this.messages = messages;
        this.wanted = wanted;
        this.reading = new LatestJob(tasks);
        this.file = new LatestJob(tasks);
        this.adding = new LatestJob(tasks);
        show(List.of());
    }

    ReadOnlyObjectProperty<List<ResolvedId>> rowsProperty() {
        return rows.getReadOnlyProperty();
    }

    /** How many IDs were found, and what they lack; or why there are none. */
    ReadOnlyStringProperty noteProperty() {
        return note.getReadOnlyProperty();
    }

    /** Finds the IDs in the text without a request. A text that was edited is no file's. */
    void read(String text) {
        isBlank = text.isBlank();
        added = 0;
        String from = opening;
        reading.submit(
                Job.of(messages.text("ids.looking"), _ -> resolver.read(text, wanted.kind(), from))
                        .onSuccess(this::show)
                        .onFailure(this::failed));
    }

    /** Reads a file and gives its text, which is read as that of the file. */
    void open(Path chosen, Consumer<String> text) {
        file.submit(
                Job.of(messages.text("ids.looking"), _ -> TextFile.read(chosen))
                        .onSuccess(content -> opened(chosen, content, text))
                        .onFailure(this::failed));
    }

    private void opened(Path chosen, String content, Consumer<String> text) {
        opening = Objects.toString(chosen.getFileName(), "");
        text.accept(content);
        opening = null;
    }

    /** Loads the videos of player IDs, on the user's request. */
    void lookUp() {
        List<ResolvedId> now = rows.get();
        reading.submit(
                Job.of(
                                messages.text("ids.lookUp.job"),
                                progress -> resolver.lookUp(now, progress::report))
                        .onSuccess(this::show)
                        .onFailure(this::failed));
    }

    /**
     * Finds the types of IDs that have none, on the user's request. What was found before a failure
     * or before the user cancelled stays.
     */
    void findTypes() {
        List<ResolvedId> now = rows.get();
        reading.submit(
                Job.of(
                                messages.text("ids.types.job"),
                                progress -> {
                                    TypeSearch search = resolver.findTypes(now, progress::report);
                                    progress.tell(() -> show(search.rows()));
                                    return search.failure();
                                })
                        .onSuccess(failure -> failure.ifPresent(this::failed))
                        .onFailure(this::failed));
    }

    /** How many IDs have no type that was looked for already. */
    long typeless() {
        return rows.get().stream()
                .filter(row -> row.kind().isEmpty())
                .filter(row -> row.standing() == ResolvedId.Standing.NEW)
                .count();
    }

    /** The kind of the chosen rows; of those without a kind when none is chosen. */
    void kind(Collection<ResolvedId> chosen, ItemKind kind) {
        Set<ResolvedId> some = new HashSet<>(chosen);
        show(rows.get().stream().map(row -> isMeant(row, some) ? row.of(kind) : row).toList());
    }

    private static boolean isMeant(ResolvedId row, Set<ResolvedId> some) {
        return some.isEmpty()
                ? row.kind().isEmpty() && row.standing() != ResolvedId.Standing.NO_ID
                : some.contains(row)
                        && (row.standing() == ResolvedId.Standing.NEW
                                || row.standing() == ResolvedId.Standing.UNANSWERED);
    }

    WantedItems.Status status(ResolvedId row) {
        return wanted.status(row);
    }

    /** The rows that can be added. */
    List<ResolvedId> addable() {
        return rows.get().stream().filter(wanted::canAdd).toList();
    }

    /**
     * Adds what can be added. Where only one kind is wanted, it becomes known there alone.
     *
     * @param own takes those of the wanted kind, in the order of the text
     */
    void add(Consumer<List<ResolvedId>> own) {
        List<ResolvedId> ids = addable();
        adding.submit(
                Job.of(
                                messages.text("ids.add.job"),
                                _ -> {
                                    if (!wanted.isOnly()) {
                                        resolver.add(ids);
                                    }
                                    return ids;
                                })
                        .onSuccess(
                                done -> {
                                    added(done);
                                    own.accept(done.stream().filter(wanted::isOwn).toList());
                                })
                        .onFailure(this::failed));
    }

    /** What remains is shown until it has a type or the dialog closes. */
    private void added(Collection<ResolvedId> done) {
        Set<ResolvedId> some = new HashSet<>(done);
        added += done.size();
        show(
                rows.get().stream()
                        .filter(row -> !some.contains(row))
                        .filter(row -> status(row) != WantedItems.Status.LISTED)
                        .toList());
    }

    /** The rows that can't be added as they are, without those that are there already. */
    List<ResolvedId> left() {
        return rows.get().stream()
                .filter(row -> !wanted.canAdd(row))
                .filter(row -> status(row) != WantedItems.Status.LISTED)
                .toList();
    }

    /** How many player IDs can be looked up. */
    long players() {
        return count(WantedItems.Status.EXTERNAL);
    }

    private long count(WantedItems.Status status) {
        return rows.get().stream().filter(row -> status(row) == status).count();
    }

    private void show(List<ResolvedId> found) {
        rows.set(List.copyOf(found));
        note.set(isBlank ? messages.text("ids.hint") : counts() + need());
    }

    private String counts() {
        long again = rows.get().stream().mapToLong(row -> row.times() - 1L).sum();
        long links = count(WantedItems.Status.NO_ID);
        return (added == 0
                        ? messages.plural("ids.found", rows.get().size() - links)
                        : messages.plural("ids.added", added))
                + part(added == 0 ? "ids.noId" : "ids.left", added == 0 ? links : left().size())
                + part("ids.again", again)
                + part("ids.old", count(WantedItems.Status.LISTED))
                + part("ids.other", count(WantedItems.Status.OTHER));
    }

    private String part(String key, long count) {
        return count == 0 ? "" : " · " + messages.plural(key, count);
    }

    /** What the user can do about IDs that can't be added yet. */
    private String need() {
        long typeless = typeless();
        if (typeless > 0 && wanted.kind() == null) {
            return "\n"
                    + messages.plural("ids.kindless", typeless)
                    + " "
                    + messages.text(
                            "ids.types.cost",
                            messages.formats().integer(IdResolver.mostRequests(typeless)));
        }
        long unanswered =
                rows.get().stream()
                        .filter(row -> row.kind().isEmpty())
                        .filter(row -> row.standing() == ResolvedId.Standing.UNANSWERED)
                        .count();
        if (unanswered > 0) {
            return "\n" + messages.plural("ids.unanswered", unanswered);
        }
        return players() > 0 ? "\n" + messages.plural("ids.players", players()) : "";
    }

    private void failed(Failure failure) {
        var words = new FailureText(messages).of(failure, FailureSubject.VIDEO);
        note.set(words.title() + ". " + words.next());
    }
}
