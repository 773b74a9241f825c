package app.marquee.change;

import app.marquee.model.Member;
import app.marquee.model.Secret;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.MemberChange;
import app.marquee.model.id.ImageId;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.playlist.AccessType;
import app.marquee.model.playlist.ButtonSize;
import app.marquee.model.playlist.ExternalButton;
import app.marquee.model.playlist.Playlist;
import app.marquee.model.playlist.PlaylistEntry;
import app.marquee.model.playlist.PlaylistUpdate;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Converter between playlist members and change values. */
public final class PlaylistMembers {
    /** A description that was null is cleared by an empty text, which the contract allows. */
    static final Set<String> CLEARABLE = Set.of("description");

    private PlaylistMembers() {}

    static List<MemberChange> changes(Playlist known, PlaylistUpdate update) {
        return new MemberChanges()
                .text("name", known.name(), update.name())
                .text("description", known.description(), update.description())
                .text(
                        "access_type",
                        known.accessType().map(AccessType::wire),
                        update.accessType().map(AccessType::wire))
                .hidden("password", update.password())
                .flag("hide_views", known.hideViews(), update.hideViews())
                .text("creator_name", known.creatorName(), update.creatorName())
                .value(
                        "external_button",
                        button(known.externalButton()),
                        update.externalButton().isPresent(),
                        button(update.externalButton()))
                .text("image_id", known.imageId(), update.imageId())
                .all();
    }

    /** A button as a value of a change. */
    public static ChangeValue button(Member<ExternalButton> member) {
        return switch (member) {
            case Member.Absent<ExternalButton> _ -> new ChangeValue.Unknown();
            case Member.Null<ExternalButton> _ -> new ChangeValue.None();
            case Member.Value<ExternalButton>(var button) -> parts(button);
        };
    }

    private static ChangeValue parts(ExternalButton button) {
        Map<String, ChangeValue> parts = new LinkedHashMap<>();
        ButtonSize size = button.size();
        if (size != null) {
            parts.put("size", new ChangeValue.Text(size.wire()));
        }
        if (button.text() != null) {
            parts.put("text", new ChangeValue.Text(button.text()));
        }
        if (button.url() != null) {
            parts.put("url", new ChangeValue.Text(button.url()));
        }
        return new ChangeValue.Parts(parts);
    }

    static ChangeValue entry(PlaylistEntry entry) {
        Map<String, ChangeValue> parts = new LinkedHashMap<>();
        parts.put("video_id", new ChangeValue.Text(entry.videoId().value()));
        if (entry.order() != null) {
            parts.put("order", new ChangeValue.Whole(entry.order()));
        }
        return new ChangeValue.Parts(parts);
    }

    /**
     * The update that sets the values that a change wants.
     *
     * @param password in the place of one that is not kept
     */
    static PlaylistUpdate wanted(List<MemberChange> members, Secret password) {
        PlaylistUpdate update = back(PreviousValues.wanted(members));
        boolean hidden =
                members.stream().anyMatch(member -> member.after() instanceof ChangeValue.Hidden);
        return new PlaylistUpdate(
                update.name(),
                update.description(),
                update.accessType(),
                hidden ? Member.of(password) : Member.absent(),
                update.hideViews(),
                update.creatorName(),
                update.externalButton(),
                update.imageId());
    }

    /** The same members with the values that the playlist has now before them. */
    static List<MemberChange> now(Playlist now, List<MemberChange> members) {
        return changes(now, wanted(members, new Secret(Secret.MASK)));
    }

    /** What of the members the update carries. */
    static List<MemberChange> listed(List<MemberChange> members) {
        return now(Playlist.known(new PlaylistId("any")), members);
    }

    /** The update that sets the previous values again; a secret is left out. */
    static PlaylistUpdate back(PreviousValues previous) {
        return new PlaylistUpdate(
                previous.text("name"),
                previous.clearedText("description"),
                previous.text("access_type").map(PlaylistMembers::access),
                Member.absent(),
                previous.flag("hide_views"),
                previous.text("creator_name"),
                previous.parts("external_button").map(PlaylistMembers::button),
                previous.text("image_id").map(ImageId::new));
    }

    private static AccessType access(String wire) {
        return AccessType.ofWire(wire).orElseThrow();
    }

    private static ExternalButton button(PreviousValues parts) {
        return new ExternalButton(
                parts.text("size").map(ButtonSize::new).orNull(),
                parts.text("text").orNull(),
                parts.text("url").orNull());
    }
}
