package app.marquee.service.playlist;

import app.marquee.model.Member;
import app.marquee.model.UnknownMembers;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.MemberChange;
import app.marquee.model.id.ImageId;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.playlist.AccessType;
import app.marquee.model.playlist.ButtonSize;
import app.marquee.model.playlist.ExternalButton;
import app.marquee.model.playlist.Playlist;

import org.jspecify.annotations.Nullable;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Playlist fields that a change set, without secrets. */
final class PlaylistMembersSent {
    private final Map<String, ChangeValue> values = new LinkedHashMap<>();

    PlaylistMembersSent(List<MemberChange> members) {
        members.forEach(member -> values.put(member.member(), member.after()));
    }

    /** Whether a secret was among them. */
    boolean isHidden() {
        return values.containsValue(new ChangeValue.Hidden());
    }

    /** A playlist of which nothing else is known. */
    Playlist of(PlaylistId id) {
        return new Playlist(
                id,
                text("name"),
                text("description"),
                access(),
                flag("hide_views"),
                text("creator_name"),
                button(),
                text("image_id").map(ImageId::new),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                UnknownMembers.NONE);
    }

    private Member<String> text(String member) {
        return text(values.get(member));
    }

    private static Member<String> text(@Nullable ChangeValue value) {
        return switch (value) {
            case ChangeValue.Text(var text) -> Member.of(text);
            case ChangeValue.None _ -> Member.ofNull();
            case null, default -> Member.absent();
        };
    }

    private Member<Boolean> flag(String member) {
        return values.get(member) instanceof ChangeValue.Flag(var on)
                ? Member.of(on)
                : Member.absent();
    }

    private Member<AccessType> access() {
        return text("access_type")
                .toOptional()
                .flatMap(AccessType::ofWire)
                .map(Member::of)
                .orElseGet(Member::absent);
    }

    private Member<ExternalButton> button() {
        return switch (values.get("external_button")) {
            case ChangeValue.Parts(var parts) -> Member.of(button(parts));
            case ChangeValue.None _ -> Member.ofNull();
            case null, default -> Member.absent();
        };
    }

    private static ExternalButton button(Map<String, ChangeValue> parts) {
        return new ExternalButton(
                text(parts.get("size")).map(ButtonSize::new).orNull(),
                text(parts.get("text")).orNull(),
                text(parts.get("url")).orNull());
    }
}
