package app.marquee.ui.playlists;

import app.marquee.change.StagedChange;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.MemberChange;
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
import app.marquee.text.Messages;
import app.marquee.ui.change.ChangeFlowViewModel;
import app.marquee.ui.change.PendingChangeIndex;
import app.marquee.ui.change.Proposal;
import app.marquee.ui.change.rename.RenameTask;
import app.marquee.ui.control.IdRule;

import javafx.beans.value.ObservableValue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
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

    /** The number of them for which the same change is pending. */
    int pending(List<SourcedPlaylist> chosen, BulkValue value) {
        return saved(chosen, value).size();
    }

    /** The pending changes that are the same. Two passwords can't be compared. */
    private Map<PlaylistId, ChangeLine> saved(List<SourcedPlaylist> chosen, BulkValue value) {
        Map<PlaylistId, ChangeLine> saved = new LinkedHashMap<>();
        if (!value.hasPassword() && !pending.getValue().isEmpty()) {
            for (SourcedPlaylist row : others(chosen, value)) {
                List<ChangeLine> lines =
                        pending.getValue().about(ItemKind.PLAYLIST, row.id().value());
                if (!lines.isEmpty()) {
                    ChangeLine wanted = service.update(row.playlist(), value.update()).line();
                    same(lines, wanted).ifPresent(line -> saved.put(row.id(), line));
                }
            }
        }
        return saved;
    }

    /**
     * The one of some pending changes of a playlist that does what another does, and no more; empty
     * when there is none, or a later one sets something else.
     */
    static Optional<ChangeLine> same(List<ChangeLine> lines, ChangeLine wanted) {
        Map<String, ChangeValue> values = values(wanted);
        return lines.stream()
                .filter(line -> !Collections.disjoint(values(line).keySet(), values.keySet()))
                .reduce((_, last) -> last)
                .filter(last -> values(last).equals(values));
    }

    private static Map<String, ChangeValue> values(ChangeLine line) {
        return line.members().stream()
                .collect(
                        Collectors.toMap(
                                MemberChange::member, MemberChange::after, (_, last) -> last));
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

    /**
     * Shows the requests; nothing is sent before they are confirmed. A change that is saved for
     * later is among them as it was saved.
     */
    void propose(List<SourcedPlaylist> chosen, BulkValue value, String member) {
        if (others(chosen, value).isEmpty() || !value.update().violations().isEmpty()) {
            return;
        }
        Map<PlaylistId, ChangeLine> saved = saved(chosen, value);
        if (saved.isEmpty()) {
            propose(chosen, value, member, Map.of());
        } else {
            tasks.submit(
                    Job.of(messages.text("bulk.title"), _ -> again(saved))
                            .onSuccess(changes -> propose(chosen, value, member, changes)));
        }
    }

    private Map<PlaylistId, StagedChange> again(Map<PlaylistId, ChangeLine> saved) {
        Map<PlaylistId, StagedChange> changes = new HashMap<>();
        saved.forEach(
                (id, line) -> service.pending(line).ifPresent(change -> changes.put(id, change)));
        return changes;
    }

    private void propose(
            List<SourcedPlaylist> chosen,
            BulkValue value,
            String member,
            Map<PlaylistId, StagedChange> saved) {
        List<StagedChange> changes =
                others(chosen, value).stream()
                        .map(
                                row ->
                                        Objects.requireNonNullElseGet(
                                                saved.get(row.id()),
                                                () ->
                                                        service.update(
                                                                row.playlist(), value.update())))
                        .toList();
        flow.propose(
                Proposal.of(
                                messages.plural("bulk.sentence", changes.size(), member),
                                messages.plural("bulk.do", changes.size()),
                                changes)
                        .warning(
                                warning(value, chosen, changes.size(), saved.size()),
                                value.isOpenToAll() || value.hasPassword()));
    }

    private String warning(BulkValue value, List<SourcedPlaylist> chosen, int sent, int pending) {
        long leftOut = leftOut(chosen);
        long already = chosen.size() - leftOut - sent;
        List<String> words = new ArrayList<>();
        if (already > 0) {
            words.add(messages.plural("bulk.already", already));
        }
        if (pending > 0 && pending < sent) {
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
