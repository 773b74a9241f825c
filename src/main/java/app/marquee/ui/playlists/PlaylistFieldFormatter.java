package app.marquee.ui.playlists;

import app.marquee.change.StagedChange;
import app.marquee.model.Secret;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.MemberChange;
import app.marquee.model.operation.Operation;
import app.marquee.model.playlist.AccessType;
import app.marquee.ui.control.Messages;
import app.marquee.ui.playlists.edit.AccessField;

import java.util.stream.Collectors;

/** Formatter of playlist changes as texts in the user's language. Immutable. */
final class PlaylistFieldFormatter {
    private final Messages messages;

    PlaylistFieldFormatter(Messages messages) {
        this.messages = messages;
    }

    String member(MemberChange change) {
        return messages.text("field." + change.member());
    }

    String before(MemberChange change) {
        return value(change.member(), change.before());
    }

    String after(MemberChange change) {
        return value(change.member(), change.after());
    }

    private String value(String member, ChangeValue value) {
        return switch (value) {
            case ChangeValue.Unknown _ -> messages.text("unknown");
            case ChangeValue.None _ -> messages.text("none");
            case ChangeValue.Hidden _ -> Secret.MASK;
            case ChangeValue.Text(var text) -> text(member, text);
            case ChangeValue.Flag(var on) -> messages.text(on ? "views.hidden" : "views.shown");
            case ChangeValue.Whole(var number) -> messages.formats().integer(number);
            case ChangeValue.Many(var values) ->
                    values.stream()
                            .map(one -> value(member, one))
                            .collect(Collectors.joining("\n"));
            case ChangeValue.Parts(var parts) ->
                    parts.isEmpty()
                            ? messages.text("value.empty")
                            : parts.entrySet().stream()
                                    .map(part -> part.getKey() + ": " + value("", part.getValue()))
                                    .collect(Collectors.joining(" · "));
        };
    }

    private String text(String member, String text) {
        if (text.isEmpty()) {
            return messages.text("value.empty");
        }
        return member.equals("access_type")
                ? AccessType.ofWire(text)
                        .map(access -> AccessField.words(messages, access))
                        .orElse(text)
                : text;
    }

    /** Whether and how the change can be undone. */
    String reversible(StagedChange change) {
        Operation operation = change.line().operation();
        return switch (change.line().reversible()) {
            case YES -> messages.text("reversible.yes");
            case UNKNOWN ->
                    operation == Operation.CREATE_PLAYLIST
                            ? messages.text("reversible.create")
                            : messages.text("reversible.unknown", unknown(change));
            case NO ->
                    messages.text(
                            operation == Operation.ADD_PLAYLIST_VIDEOS
                                    ? "reversible.add"
                                    : operation == Operation.DELETE_PLAYLIST
                                            ? "reversible.delete"
                                            : "reversible.no");
        };
    }

    private String unknown(StagedChange change) {
        return change.line().members().stream()
                .filter(member -> !member.before().isKnown())
                .filter(member -> !(member.after() instanceof ChangeValue.Hidden))
                .map(this::member)
                .collect(Collectors.joining(", "));
    }
}
