package app.marquee.store;

import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.MemberChange;
import app.marquee.model.change.Reversible;
import app.marquee.model.change.ReviewedRequest;
import app.marquee.model.id.ChangeId;
import app.marquee.model.id.ChangeListId;
import app.marquee.model.id.ConnectionId;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.Subject;
import app.marquee.model.operation.Operation;

import java.net.URI;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** Lines for tests of the journal. */
public final class ChangeLines {
    static final ConnectionId CONNECTION = new ConnectionId("acme");
    public static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");
    static final String PLAYLIST = "6f1c9a52-0a2b-4a6e-9a51-0d6a2f5f7b11";

    private ChangeLines() {}

    public static ChangeLine rename(String id) {
        return line(id, CONNECTION, PLAYLIST, ChangeState.STAGED);
    }

    /** The same, for other members. */
    public static ChangeLine changing(MemberChange... members) {
        ChangeLine line = rename("one");
        ChangeLine.Content content = line.content();
        return new ChangeLine(
                line.identity(),
                new ChangeLine.Content(
                        content.operation(),
                        content.subjects(),
                        List.of(members),
                        content.request(),
                        content.needsSecret(),
                        content.reversible()),
                line.origin(),
                line.progress());
    }

    static ChangeLine line(String id, ConnectionId connection, String playlist, ChangeState state) {
        return new ChangeLine(
                new ChangeLine.Identity(
                        new ChangeId(id), 0, connection, new ChangeListId("spring"), 3),
                new ChangeLine.Content(
                        Operation.UPDATE_PLAYLIST,
                        List.of(
                                new Subject(ItemKind.PLAYLIST, playlist, "Aulas de café ☕"),
                                new Subject(ItemKind.VIDEO, null, null)),
                        List.of(
                                new MemberChange(
                                        "name",
                                        new ChangeValue.Unknown(),
                                        new ChangeValue.Text("نص \"quoted\"\n")),
                                new MemberChange(
                                        "hide_views",
                                        new ChangeValue.None(),
                                        new ChangeValue.Flag(true)),
                                new MemberChange(
                                        "password",
                                        new ChangeValue.Unknown(),
                                        new ChangeValue.Hidden()),
                                new MemberChange(
                                        "videos",
                                        new ChangeValue.Many(List.of()),
                                        new ChangeValue.Many(
                                                List.of(
                                                        new ChangeValue.Parts(
                                                                Map.of(
                                                                        "order",
                                                                        new ChangeValue.Whole(
                                                                                5_000_000_000L))))))),
                        new ReviewedRequest(
                                "PUT",
                                URI.create("https://api.example.test/playlist/" + playlist),
                                Map.of("playlist_id", playlist),
                                "{\"name\":\"x\"}"),
                        true,
                        Reversible.UNKNOWN),
                new ChangeLine.Origin("maria", "campaign of March", new ChangeId("earlier"), NOON),
                new ChangeLine.Progress(state, 0, null, null, null));
    }
}
