package app.marquee.change.engine;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.change.UpdateType;
import app.marquee.change.field.FieldEdit;
import app.marquee.change.folder.FolderEdit;
import app.marquee.change.playlist.PlaylistEdit;
import app.marquee.change.video.VideoEdit;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.MemberChange;
import app.marquee.model.change.Reversible;
import app.marquee.model.id.ItemKind;
import app.marquee.model.playlist.AccessType;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.List;
import java.util.stream.Stream;

/** Whether the previous values are a way back: by what was before, and for playlists by access. */
final class ReversibilityTest {
    private static final ChangeValue NONE = new ChangeValue.None();
    private static final ChangeValue UNKNOWN = new ChangeValue.Unknown();
    private static final ChangeValue PUBLIC = text(AccessType.PUBLIC.wire());
    private static final ChangeValue PRIVATE = text(AccessType.PRIVATE.wire());
    private static final ChangeValue WITH_PASSWORD = text(AccessType.ANYONE_WITH_PASSWORD.wire());
    private static final MemberChange PASSWORD =
            new MemberChange("password", UNKNOWN, new ChangeValue.Hidden());

    private static ChangeValue text(String text) {
        return new ChangeValue.Text(text);
    }

    private static MemberChange member(String name, ChangeValue before) {
        return new MemberChange(name, before, text("new"));
    }

    private static MemberChange access(ChangeValue before, ChangeValue after) {
        return new MemberChange("access_type", before, after);
    }

    static Stream<Arguments> members() {
        MemberChange known = member("name", text("old"));
        MemberChange unread = member("name", UNKNOWN);
        MemberChange stuck = member("name", NONE);
        return Stream.of(
                Arguments.of(List.of(known), Reversible.YES),
                Arguments.of(List.of(member("parent_folder_id", NONE)), Reversible.YES),
                Arguments.of(List.of(unread), Reversible.UNKNOWN),
                Arguments.of(List.of(known, unread), Reversible.UNKNOWN),
                Arguments.of(List.of(member("parent_folder_id", UNKNOWN)), Reversible.UNKNOWN),
                Arguments.of(List.of(stuck), Reversible.NO),
                Arguments.of(List.of(known, stuck), Reversible.NO),
                Arguments.of(List.of(unread, stuck), Reversible.NO));
    }

    @ParameterizedTest
    @MethodSource("members")
    void nothingIsAWayBackOnlyToWhatCanBeCleared(List<MemberChange> members, Reversible expected) {
        assertThat(FolderEdit.TYPE.reversible(members)).isEqualTo(expected);
    }

    /** What was nothing before goes back to nothing only where the platform takes that. */
    @ParameterizedTest
    @CsvSource({
        "FOLDER, parent_folder_id, YES",
        "FOLDER, name, NO",
        "FOLDER, status, NO",
        "VIDEO, description, YES",
        "VIDEO, folder_id, YES",
        "VIDEO, title, NO",
        "PLAYLIST, description, YES",
        "PLAYLIST, name, NO",
        "PLAYLIST, access_type, NO",
        "PLAYLIST, hide_views, NO",
        "PLAYLIST, creator_name, NO",
        "PLAYLIST, external_button, NO",
        "PLAYLIST, image_id, NO",
        "FIELD, key, NO",
        "FIELD, value, NO"
    })
    void somethingCanBeNothingAgain(ItemKind kind, String name, Reversible expected) {
        UpdateType<?, ?> type =
                switch (kind) {
                    case FOLDER -> FolderEdit.TYPE;
                    case VIDEO -> VideoEdit.TYPE;
                    case PLAYLIST -> PlaylistEdit.TYPE;
                    default -> FieldEdit.TYPE;
                };
        assertThat(type.reversible(List.of(member(name, NONE)))).isEqualTo(expected);
    }

    static Stream<Arguments> ofPlaylists() {
        MemberChange name = member("name", text("old"));
        return Stream.of(
                Arguments.of(List.of(name), Reversible.YES),
                Arguments.of(List.of(member("name", WITH_PASSWORD)), Reversible.YES),
                Arguments.of(List.of(member("name", NONE)), Reversible.NO),
                Arguments.of(List.of(member("description", NONE)), Reversible.YES),
                Arguments.of(List.of(access(PUBLIC, PRIVATE)), Reversible.YES),
                Arguments.of(List.of(access(UNKNOWN, PRIVATE)), Reversible.UNKNOWN),
                Arguments.of(List.of(access(WITH_PASSWORD, PUBLIC)), Reversible.NO),
                Arguments.of(List.of(name, access(WITH_PASSWORD, PUBLIC)), Reversible.NO),
                Arguments.of(List.of(PASSWORD), Reversible.NO),
                Arguments.of(List.of(name, PASSWORD), Reversible.NO),
                Arguments.of(List.of(access(PUBLIC, WITH_PASSWORD), PASSWORD), Reversible.YES),
                Arguments.of(
                        List.of(name, access(PRIVATE, WITH_PASSWORD), PASSWORD), Reversible.YES),
                Arguments.of(List.of(access(UNKNOWN, WITH_PASSWORD), PASSWORD), Reversible.UNKNOWN),
                Arguments.of(List.of(access(PUBLIC, PUBLIC), PASSWORD), Reversible.NO),
                Arguments.of(
                        List.of(access(WITH_PASSWORD, WITH_PASSWORD), PASSWORD), Reversible.NO));
    }

    @ParameterizedTest
    @MethodSource("ofPlaylists")
    void noPlaylistGoesBackToAPassword(List<MemberChange> members, Reversible expected) {
        assertThat(PlaylistEdit.TYPE.reversible(members)).isEqualTo(expected);
    }
}
