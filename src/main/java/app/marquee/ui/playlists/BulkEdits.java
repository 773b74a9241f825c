package app.marquee.ui.playlists;

import app.marquee.change.StagedChange;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.MemberChange;
import app.marquee.model.playlist.AccessType;
import app.marquee.service.playlist.PlaylistService;
import app.marquee.service.playlist.SourcedPlaylist;
import app.marquee.ui.change.ChangeFlowViewModel;
import app.marquee.ui.change.Proposal;
import app.marquee.ui.control.IdRule;
import app.marquee.ui.control.Messages;

import java.util.ArrayList;
import java.util.List;

/** Bulk change of one field of many playlists, with one request for each. FX thread only. */
final class BulkEdits {
    private final Messages messages;
    private final PlaylistService service;
    private final ChangeFlowViewModel flow;

    BulkEdits(Messages messages, PlaylistService service, ChangeFlowViewModel flow) {
        this.messages = messages;
        this.service = service;
        this.flow = flow;
        flow.caring(BulkEdits::caring);
    }

    /** Adds a warning to an undo that makes playlists public again. */
    private static Proposal caring(Proposal back) {
        boolean open =
                back.lines().stream()
                        .flatMap(line -> line.members().stream())
                        .anyMatch(BulkEdits::opensToAll);
        return back.warning(back.warning(), back.careful() || open);
    }

    private static boolean opensToAll(MemberChange change) {
        return change.member().equals(BulkValue.Kind.ACCESS.wire())
                && change.after().equals(new ChangeValue.Text(AccessType.PUBLIC.wire()));
    }

    /** The chosen playlists that are not known to have the value. */
    static List<SourcedPlaylist> others(List<SourcedPlaylist> chosen, BulkValue value) {
        return chosen.stream()
                .filter(row -> row.id().isUuid())
                .filter(row -> !value.isAlready(row.playlist()))
                .toList();
    }

    /** Shows the requests; nothing is sent before they are confirmed. */
    void propose(List<SourcedPlaylist> chosen, BulkValue value, String member) {
        List<SourcedPlaylist> others = others(chosen, value);
        if (others.isEmpty() || !value.update().violations().isEmpty()) {
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

    private String warning(BulkValue value, List<SourcedPlaylist> chosen, int sent) {
        long leftOut = leftOut(chosen);
        long already = chosen.size() - leftOut - sent;
        List<String> words = new ArrayList<>();
        if (already > 0) {
            words.add(messages.plural("bulk.already", already));
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
