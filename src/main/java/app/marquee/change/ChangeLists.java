package app.marquee.change;

import app.marquee.model.change.ChangeAnswer;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeList;
import app.marquee.model.change.ChangeListReading;
import app.marquee.model.change.ChangeListReading.Reason;
import app.marquee.model.change.ChangeState;
import app.marquee.model.change.ListedChange;
import app.marquee.model.connection.Connection;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.failure.FailureException;
import app.marquee.model.folder.Folder;
import app.marquee.model.id.ChangeId;
import app.marquee.model.id.ChangeListId;
import app.marquee.model.operation.Operation;
import app.marquee.model.playlist.Playlist;
import app.marquee.model.video.CustomField;
import app.marquee.model.video.Thumbnails;
import app.marquee.model.video.Video;
import app.marquee.store.Journal;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Pending changes, saved for later alone or as a shared list. Everything but the comparisons is
 * blocking.
 */
public final class ChangeLists {
    private static final Set<ChangeState> OPEN =
            EnumSet.of(ChangeState.STAGED, ChangeState.FAILED, ChangeState.CANCELLED);

    private final JournalEntryFactory lines;
    private final Journal journal;

    ChangeLists(JournalEntryFactory lines, Journal journal) {
        this.lines = lines;
        this.journal = journal;
    }

    /** These are asked about in a way of their own: every funnel is read, a name is typed. */
    private static final Set<Operation> ON_THE_SPOT =
            EnumSet.of(Operation.REMOVE_FUNNEL_VIDEOS, Operation.DELETE_PLAYLIST);

    /** Whether a line can be passed on in a file: one that sends a file of its own is not. */
    public static boolean canPassOn(ChangeLine line) {
        return isOpen(line) && line.operation() != Operation.REPLACE_THUMBNAIL;
    }

    /** Whether a line can be kept and sent later. */
    public static boolean canKeep(ChangeLine line) {
        return !ON_THE_SPOT.contains(line.operation());
    }

    /** Whether a line is still to be sent, or could be sent again. */
    public static boolean isOpen(ChangeLine line) {
        return OPEN.contains(line.state()) && canKeep(line);
    }

    /** Records changes that are sent later, all of them or none. */
    public List<ChangeLine> keep(List<StagedChange> changes) {
        changes.forEach(change -> change.keepFile(journal.uploads()));
        return journal.addAll(changes.stream().map(StagedChange::line).toList());
    }

    /** Number of pending changes. */
    public long waiting() {
        return journal.count(lines.connection().id(), ChangeState.STAGED);
    }

    /** Pending changes in the order of staging. */
    public List<ChangeLine> waitingLines() {
        return journal.inState(lines.connection().id(), ChangeState.STAGED);
    }

    /** Runs the listener after something was recorded, on the thread that did. */
    public Runnable listen(Runnable listener) {
        return journal.listen(listener);
    }

    /** Discards unsent changes; what is on its way or was sent stays as it is. */
    public void giveUp(Collection<ChangeId> ids) {
        journal.advance(
                ids,
                line ->
                        line.state() == ChangeState.STAGED
                                ? Optional.of(givenUp(line))
                                : Optional.empty());
    }

    private ChangeLine givenUp(ChangeLine line) {
        return line.ended(
                ChangeState.CANCELLED,
                lines.clock().instant(),
                new ChangeAnswer(null, null, "Cancelled", null));
    }

    /**
     * What of the lines is still open, as a list to be passed on, in the order in which they were
     * staged, whatever the order of these; secrets are in no line.
     */
    public ChangeList list(List<ChangeLine> chosen) {
        Connection connection = lines.connection();
        return new ChangeList(
                new ChangeListId(UUID.randomUUID().toString()),
                lines.clock().instant(),
                connection.name(),
                connection.kind(),
                connection.baseUrl(),
                chosen.stream()
                        .filter(ChangeLists::canPassOn)
                        .sorted(Comparator.comparingLong(ChangeLine::sequence))
                        .map(ListedChange::of)
                        .toList());
    }

    /**
     * Takes the changes of a list into the journal, staged and not sent: all of them or none.
     *
     * @param taken is given the lines as they are recorded
     * @return why nothing was taken; empty when all were
     */
    public Optional<ChangeListReading.Refused> take(
            ChangeList list, Consumer<List<ChangeLine>> taken) {
        Optional<ChangeListReading.Refused> refused =
                Stream.of(otherService(list), known(list)).flatMap(Optional::stream).findFirst();
        if (refused.isPresent()) {
            return refused;
        }
        List<ChangeLine> made = new ArrayList<>();
        for (ListedChange change : list.changes()) {
            int number = made.size() + 1;
            if (ON_THE_SPOT.contains(change.operation())
                    || change.operation() == Operation.REPLACE_THUMBNAIL) {
                return refused(Reason.NOT_FROM_A_FILE, number, change);
            }
            try {
                made.add(
                        new ImportedChangeBuilder(lines)
                                .line(change)
                                .inList(list.id(), number - 1));
            } catch (IllegalArgumentException
                    | NoSuchElementException
                    | ArithmeticException
                    | FailureException _) {
                return refused(Reason.BAD_CHANGE, number, change);
            }
        }
        taken.accept(journal.addAll(made));
        return Optional.empty();
    }

    private static Optional<ChangeListReading.Refused> refused(
            Reason reason, int number, ListedChange change) {
        String title = change.subject().title();
        return Optional.of(
                new ChangeListReading.Refused(
                        reason, number + (title == null ? "" : " (" + title + ")")));
    }

    /** What is made for one service is sent to no other; a sandbox moves from run to run. */
    private Optional<ChangeListReading.Refused> otherService(ChangeList list) {
        Connection here = lines.connection();
        boolean sandboxes =
                here.kind() == ConnectionKind.SANDBOX && list.kind() == ConnectionKind.SANDBOX;
        return sandboxes || same(list.address().toString(), here.baseUrl().toString())
                ? Optional.empty()
                : Optional.of(
                        new ChangeListReading.Refused(
                                Reason.OTHER_SERVICE, list.address().toString()));
    }

    private static boolean same(String one, String other) {
        return one.replaceAll("/+$", "").equalsIgnoreCase(other.replaceAll("/+$", ""));
    }

    /** A list is taken once: its changes are in the journal then, under their ids. */
    private Optional<ChangeListReading.Refused> known(ChangeList list) {
        boolean known =
                !journal.ofList(list.id()).isEmpty()
                        || list.changes().stream()
                                .anyMatch(change -> journal.find(change.id()).isPresent());
        return known
                ? Optional.of(new ChangeListReading.Refused(Reason.APPLIED_ONCE, ""))
                : Optional.empty();
    }

    /** Compares a line about a folder with the folder as it was read. */
    public static StateCheck check(ChangeLine line, Folder now) {
        return StateCheck.of(line, FolderMembers.now(now, line.members()));
    }

    /** Compares a line about a video with the video as it was read. */
    public static StateCheck check(ChangeLine line, Video now) {
        return StateCheck.of(line, VideoMembers.now(now, line.members()));
    }

    /** Compares a line about a custom field with those that its video has. */
    public static StateCheck check(ChangeLine line, List<CustomField> now) {
        return CustomFieldMembers.check(line, now);
    }

    /** Compares a line about the custom thumbnail of a video with those that it has. */
    public static StateCheck check(ChangeLine line, Thumbnails now) {
        return ThumbnailStaging.check(line, now);
    }

    /** Compares a line about a playlist with the playlist as it was read. */
    public static StateCheck check(ChangeLine line, Playlist now) {
        return StateCheck.of(line, PlaylistMembers.now(now, line.members()));
    }

    /**
     * Settles a change with an unknown outcome by a read; one that the read does not settle stays
     * as it is.
     */
    public ChangeLine settle(StateCheck check) {
        ChangeLine line = journal.find(check.line().id()).orElseThrow();
        if (line.state() != ChangeState.UNKNOWN) {
            return line;
        }
        return switch (check.kind()) {
            case ALREADY -> ended(line, ChangeState.DONE, null);
            case AS_EXPECTED -> ended(line, ChangeState.FAILED, "FoundUndone");
            case CHANGED, GONE, UNREAD, FAILED -> line;
        };
    }

    private ChangeLine ended(ChangeLine line, ChangeState state, @Nullable String failure) {
        ChangeLine settled =
                line.ended(
                        state,
                        lines.clock().instant(),
                        new ChangeAnswer(null, null, failure, null));
        journal.update(settled);
        return settled;
    }
}
