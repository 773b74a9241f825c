package app.marquee.ui.playlists;

import app.marquee.change.StagedChange;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.limit.Limits;
import app.marquee.model.playlist.PlaylistUpdate;
import app.marquee.model.rename.RenameBatch;
import app.marquee.model.rename.RenameItem;
import app.marquee.service.playlist.PlaylistService;
import app.marquee.service.playlist.SourcedPlaylist;
import app.marquee.task.Job;
import app.marquee.task.TaskRunner;
import app.marquee.ui.change.ChangeFlowViewModel;
import app.marquee.ui.change.PendingChangeIndex;
import app.marquee.ui.change.Proposal;
import app.marquee.ui.change.rename.RenameTask;
import app.marquee.ui.control.IdRule;
import app.marquee.ui.control.Messages;

import javafx.beans.value.ObservableValue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Bulk change of one field of many playlists, with one request for each. FX thread only. */
final class BulkEdits {
    private final Messages messages;
    private final PlaylistService service;
    private final ChangeFlowViewModel flow;
    private final ObservableValue<PendingChangeIndex> pending;
    private final TaskRunner tasks;

    BulkEdits(
            Messages messages,
            PlaylistService service,
            ChangeFlowViewModel flow,
            ObservableValue<PendingChangeIndex> pending,
            TaskRunner tasks) {
        this.pending = pending;
        this.tasks = tasks;
        this.messages = messages;
        this.service = service;
        this.flow = flow;
    }

    /** The chosen playlists that are not known to have the value. */
    static List<SourcedPlaylist> others(List<SourcedPlaylist> chosen, BulkValue value) {
        return changeable(chosen).stream().filter(row -> !value.isAlready(row.playlist())).toList();
    }

    /** Those among them for which the same change isn't pending. */
    List<SourcedPlaylist> open(List<SourcedPlaylist> chosen, BulkValue value) {
        return others(chosen, value).stream().filter(row -> !isPending(row, value)).toList();
    }

    /** The number of chosen playlists for which the same change is pending. */
    int pending(List<SourcedPlaylist> chosen, BulkValue value) {
        return others(chosen, value).size() - open(chosen, value).size();
    }

    private boolean isPending(SourcedPlaylist row, BulkValue value) {
        List<ChangeLine> lines = lines(row);
        return !lines.isEmpty()
                && !value.hasPassword()
                && isPending(lines, service.update(row.playlist(), value.update()).line());
    }

    private List<ChangeLine> lines(SourcedPlaylist row) {
        return pending.getValue().about(ItemKind.PLAYLIST, row.id().value());
    }

    /** Those that a review has: where all have the change pending, it has the pending ones. */
    List<SourcedPlaylist> reviewed(List<SourcedPlaylist> chosen, BulkValue value) {
        List<SourcedPlaylist> open = open(chosen, value);
        return open.isEmpty() ? others(chosen, value) : open;
    }

    /** Whether the last of these changes of a playlist give it the values of another one. */
    static boolean isPending(List<ChangeLine> lines, ChangeLine wanted) {
        Map<String, ChangeValue> last = new HashMap<>();
        lines.stream()
                .flatMap(line -> line.members().stream())
                .forEach(member -> last.put(member.member(), member.after()));
        return wanted.members().stream()
                .allMatch(member -> member.after().equals(last.get(member.member())));
    }

    /** Whether a change of any of them is being applied. */
    boolean isApplying(List<SourcedPlaylist> chosen) {
        Set<String> ids = chosen.stream().map(row -> row.id().value()).collect(Collectors.toSet());
        return flow.isUnderWay(
                line -> line.subjects().stream().anyMatch(each -> ids.contains(each.id())));
    }

    /** The pending changes, to follow. */
    ObservableValue<PendingChangeIndex> pendingProperty() {
        return pending;
    }

    /** The playlists that a request can name. */
    static List<SourcedPlaylist> changeable(List<SourcedPlaylist> chosen) {
        return chosen.stream().filter(row -> row.id().isUuid()).toList();
    }

    /**
     * A batch rename of the chosen playlists.
     *
     * @param all the listed playlists, among which equal names are duplicates
     */
    RenameTask renaming(List<SourcedPlaylist> chosen, List<SourcedPlaylist> all) {
        Set<PlaylistId> ids = chosen.stream().map(SourcedPlaylist::id).collect(Collectors.toSet());
        RenameBatch batch =
                new RenameBatch(
                        chosen.stream().map(BulkEdits::item).toList(),
                        all.stream()
                                .filter(row -> !ids.contains(row.id()))
                                .map(BulkEdits::item)
                                .toList(),
                        Limits.PLAYLIST_NAME);
        return new RenameTask(
                batch,
                count -> messages.plural("bulk.rename.many", count),
                (index, name) ->
                        service.update(chosen.get(index).playlist(), PlaylistUpdate.rename(name)),
                proposal -> proposal);
    }

    private static RenameItem item(SourcedPlaylist row) {
        return new RenameItem(row.playlist().name().orNull(), "");
    }

    /** Shows the requests; nothing is sent before they are confirmed. */
    void propose(List<SourcedPlaylist> chosen, BulkValue value, String member) {
        List<SourcedPlaylist> others = open(chosen, value);
        if (!value.update().violations().isEmpty()) {
            return;
        }
        if (others.isEmpty()) {
            proposePending(chosen, value, member);
            return;
        }
        List<StagedChange> changes =
                others.stream().map(row -> service.update(row.playlist(), value.update())).toList();
        flow.propose(
                Proposal.of(
                                messages.plural("bulk.sentence", changes.size(), member),
                                messages.plural("bulk.do", changes.size()),
                                changes)
                        .warning(
                                warning(value, chosen, others.size()),
                                value.isOpenToAll() || value.hasPassword()));
    }

    /** Proposes what is saved for later, as it was saved. */
    private void proposePending(List<SourcedPlaylist> chosen, BulkValue value, String member) {
        List<ChangeLine> saved =
                others(chosen, value).stream().map(row -> lines(row).getLast()).toList();
        if (!saved.isEmpty()) {
            tasks.submit(
                    Job.of(messages.text("bulk.title"), _ -> again(saved))
                            .onSuccess(
                                    changes ->
                                            flow.propose(
                                                    Proposal.of(
                                                            messages.plural(
                                                                    "bulk.sentence",
                                                                    changes.size(),
                                                                    member),
                                                            messages.plural(
                                                                    "bulk.do", changes.size()),
                                                            changes))));
        }
    }

    private List<StagedChange> again(List<ChangeLine> saved) {
        return saved.stream().flatMap(line -> service.pending(line).stream()).toList();
    }

    private String warning(BulkValue value, List<SourcedPlaylist> chosen, int sent) {
        long leftOut = leftOut(chosen);
        int pending = pending(chosen, value);
        long already = chosen.size() - leftOut - sent - pending;
        List<String> words = new ArrayList<>();
        if (already > 0) {
            words.add(messages.plural("bulk.already", already));
        }
        if (pending > 0) {
            words.add(messages.plural("bulk.pending", pending));
        }
        if (leftOut > 0) {
            words.add(IdRule.leftOut(messages, leftOut));
        }
        if (value.hasPassword()) {
            words.add(messages.text("bulk.password"));
        }
        return String.join(" ", words);
    }

    /** The number of chosen playlists whose IDs no request can carry. */
    static long leftOut(List<SourcedPlaylist> chosen) {
        return chosen.stream().filter(row -> !row.id().isUuid()).count();
    }
}
