package app.marquee.change.playlist;

import app.marquee.api.json.WriteResponse;
import app.marquee.change.Field;
import app.marquee.change.FieldSet;
import app.marquee.change.FieldType;
import app.marquee.change.FieldValues;
import app.marquee.change.JournalEntryFactory;
import app.marquee.change.ServerState;
import app.marquee.change.StagedChange;
import app.marquee.change.StateCheck;
import app.marquee.change.UpdateType;
import app.marquee.http.ApiRequest;
import app.marquee.http.JsonBody;
import app.marquee.http.Transport;
import app.marquee.model.Member;
import app.marquee.model.Secret;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.MemberChange;
import app.marquee.model.change.Reversible;
import app.marquee.model.id.ImageId;
import app.marquee.model.id.KnownItem;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.id.Subject;
import app.marquee.model.limit.Limits;
import app.marquee.model.limit.TextLimit;
import app.marquee.model.operation.Operation;
import app.marquee.model.playlist.AccessType;
import app.marquee.model.playlist.ButtonSize;
import app.marquee.model.playlist.ExternalButton;
import app.marquee.model.playlist.Playlist;
import app.marquee.model.playlist.PlaylistUpdate;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Update of a playlist (contract, section 4, Playlists). */
public final class PlaylistEdit extends UpdateType<Playlist, PlaylistUpdate> {
    private static final Field<Playlist, PlaylistUpdate, String> NAME =
            Field.of(Playlist.NAME, FieldType.TEXT, Playlist::name, PlaylistUpdate::name);

    private static final Field<Playlist, PlaylistUpdate, String> DESCRIPTION =
            Field.of(
                    Playlist.DESCRIPTION,
                    FieldType.EMPTIED_TEXT,
                    Playlist::description,
                    PlaylistUpdate::description);

    private static final Field<Playlist, PlaylistUpdate, AccessType> ACCESS =
            Field.of(
                    Playlist.ACCESS,
                    FieldType.text(AccessType::wire, AccessType::ofWire),
                    Playlist::accessType,
                    PlaylistUpdate::accessType);

    private static final Field<Playlist, PlaylistUpdate, Secret> PASSWORD =
            Field.of(
                    Playlist.PASSWORD,
                    FieldType.SECRET,
                    _ -> Member.absent(),
                    PlaylistUpdate::password);

    private static final Field<Playlist, PlaylistUpdate, Boolean> HIDE_VIEWS =
            Field.of(
                    Playlist.HIDE_VIEWS,
                    FieldType.FLAG,
                    Playlist::hideViews,
                    PlaylistUpdate::hideViews);

    private static final Field<Playlist, PlaylistUpdate, String> CREATOR =
            Field.of(
                    Playlist.CREATOR,
                    FieldType.TEXT,
                    Playlist::creatorName,
                    PlaylistUpdate::creatorName);

    private static final Field<Playlist, PlaylistUpdate, ExternalButton> BUTTON =
            Field.of(
                    Playlist.BUTTON,
                    new FieldType<>(PlaylistEdit::parts, PlaylistEdit::button, Member.ofNull()),
                    Playlist::externalButton,
                    PlaylistUpdate::externalButton);

    private static final Field<Playlist, PlaylistUpdate, ImageId> IMAGE =
            Field.of(
                    Playlist.IMAGE,
                    FieldType.text(ImageId::value, id -> Optional.of(new ImageId(id))),
                    Playlist::imageId,
                    PlaylistUpdate::imageId);

    private static final Field<Playlist, PlaylistUpdate, Long> QUANTITY =
            Field.readOnly(Playlist.QUANTITY, FieldType.COUNT, Playlist::videosQuantity);

    public static final FieldSet<Playlist, PlaylistUpdate> FIELDS =
            new FieldSet<>(
                    List.of(
                            NAME,
                            DESCRIPTION,
                            ACCESS,
                            PASSWORD,
                            HIDE_VIEWS,
                            CREATOR,
                            BUTTON,
                            IMAGE,
                            QUANTITY),
                    values ->
                            new PlaylistUpdate(
                                    values.get(NAME),
                                    values.get(DESCRIPTION),
                                    values.get(ACCESS),
                                    values.get(PASSWORD),
                                    values.get(HIDE_VIEWS),
                                    values.get(CREATOR),
                                    values.get(BUTTON),
                                    values.get(IMAGE)),
                    PlaylistUpdate::violations);

    public static final PlaylistEdit TYPE = new PlaylistEdit();

    private PlaylistEdit() {
        super(FIELDS, Operation.UPDATE_PLAYLIST);
    }

    private static ChangeValue parts(ExternalButton button) {
        Map<String, ChangeValue> parts = new LinkedHashMap<>();
        ButtonSize size = button.size();
        put(parts, "size", size == null ? null : size.wire());
        put(parts, "text", button.text());
        put(parts, "url", button.url());
        return new ChangeValue.Parts(parts);
    }

    private static void put(Map<String, ChangeValue> parts, String name, @Nullable String text) {
        if (text != null) {
            parts.put(name, new ChangeValue.Text(text));
        }
    }

    private static Optional<ExternalButton> button(ChangeValue value) {
        if (!(value instanceof ChangeValue.Parts(var parts))) {
            return Optional.empty();
        }
        String size = text(parts.get("size"));
        return Optional.of(
                new ExternalButton(
                        size == null ? null : new ButtonSize(size),
                        text(parts.get("text")),
                        text(parts.get("url"))));
    }

    private static @Nullable String text(@Nullable ChangeValue value) {
        return value instanceof ChangeValue.Text(var text) ? text : null;
    }

    /**
     * @param known the playlist as far as it was loaded, for the values before
     * @param update the changed fields only, at least one
     */
    public StagedChange stage(JournalEntryFactory lines, Playlist known, PlaylistUpdate update) {
        return stage(lines, List.of(PlaylistRequest.subject(known)), known, update);
    }

    /** The playlist as it is when the change is done. */
    public static Playlist after(Playlist known, ChangeLine line) {
        FieldValues values = new FieldValues(line.members());
        return new Playlist(
                known.id(),
                values.or(NAME, known),
                values.or(DESCRIPTION, known),
                values.or(ACCESS, known),
                values.or(HIDE_VIEWS, known),
                values.or(CREATOR, known),
                values.or(BUTTON, known),
                values.or(IMAGE, known),
                known.videosQuantity(),
                known.duration(),
                known.updatedAt(),
                known.extras());
    }

    @Override
    protected ApiRequest request(List<Subject> subjects, JsonBody body) {
        return PlaylistRequest.of(operation(), subjects, body);
    }

    @Override
    public WriteResponse send(Transport transport, ApiRequest request) {
        return PlaylistRequest.send(transport, request);
    }

    /**
     * A password is never known, so that a playlist cannot go back to one. A password that came
     * with a change away from public or private means nothing any more once that is undone.
     */
    @Override
    public Reversible reversible(List<MemberChange> members) {
        List<MemberChange> open =
                members.stream()
                        .filter(member -> !(member.after() instanceof ChangeValue.Hidden))
                        .toList();
        boolean password = open.size() < members.size();
        boolean accessChanges =
                open.stream()
                        .anyMatch(
                                member ->
                                        isAccess(member)
                                                && !member.before().equals(member.after()));
        boolean leavesPassword =
                open.stream().anyMatch(member -> isAccess(member) && isPassword(member.before()));
        return leavesPassword || (password && !accessChanges)
                ? Reversible.NO
                : super.reversible(open);
    }

    private static boolean isAccess(MemberChange member) {
        return member.member().equals(Playlist.ACCESS);
    }

    private static boolean isPassword(ChangeValue access) {
        return access.equals(new ChangeValue.Text(AccessType.ANYONE_WITH_PASSWORD.wire()));
    }

    @Override
    public StateCheck check(ChangeLine line, ServerState now) {
        return load(now, String.valueOf(line.subject().id()))
                .map(playlist -> check(line, playlist))
                .orElseGet(() -> StateCheck.unread(line));
    }

    public static Optional<Playlist> load(ServerState now, String id) {
        return now.read(
                Operation.GET_PLAYLIST,
                id,
                gateways -> gateways.playlists().playlist(new PlaylistId(id)));
    }

    @Override
    public Optional<KnownItem> known(ChangeLine done, Instant now) {
        return item(done, Playlist.NAME, now);
    }

    @Override
    public Optional<TextLimit> secret() {
        return Optional.of(Limits.PLAYLIST_PASSWORD);
    }
}
