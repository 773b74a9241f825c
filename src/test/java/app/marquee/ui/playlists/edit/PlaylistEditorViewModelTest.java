package app.marquee.ui.playlists.edit;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.Member;
import app.marquee.model.Secret;
import app.marquee.model.UnknownMembers;
import app.marquee.model.id.ImageId;
import app.marquee.model.limit.ValidationResult;
import app.marquee.model.limit.Violation;
import app.marquee.model.playlist.AccessType;
import app.marquee.model.playlist.ButtonSize;
import app.marquee.model.playlist.ExternalButton;
import app.marquee.model.playlist.Playlist;
import app.marquee.model.playlist.PlaylistUpdate;
import app.marquee.ui.playlists.FakePlaylists;

import org.junit.jupiter.api.Test;

final class PlaylistEditorViewModelTest {
    private final PlaylistEditorViewModel unknown =
            new PlaylistEditorViewModel(Playlist.known(FakePlaylists.PASTED));
    private final PlaylistEditorViewModel known = new PlaylistEditorViewModel(FakePlaylists.full());

    @Test
    void leavesEverythingAsItIsUntilThePersonTouchesIt() {
        assertThat(unknown.draft().isEmpty()).isTrue();
        assertThat(known.draft().isEmpty()).isTrue();
    }

    @Test
    void sendsOnlyWhatDiffersFromWhatWasRead() {
        known.name().textProperty().set("Onboarding 2");
        assertThat(update(known))
                .isEqualTo(
                        new PlaylistUpdate(
                                Member.of("Onboarding 2"),
                                Member.absent(),
                                Member.absent(),
                                Member.absent(),
                                Member.absent(),
                                Member.absent(),
                                Member.absent(),
                                Member.absent()));
        known.name().textProperty().set("Onboarding");
        assertThat(known.draft().isEmpty()).isTrue();
    }

    @Test
    void sendsAnUnknownMemberOnceThePersonTypedIt() {
        unknown.creator().textProperty().set("Maria");
        assertThat(update(unknown).creatorName()).isEqualTo(Member.of("Maria"));
    }

    @Test
    void anUnknownNameThatIsEmptiedAgainIsLeftAsItIs() {
        unknown.name().textProperty().set("X");
        unknown.name().textProperty().set("");
        assertThat(unknown.draft().isEmpty()).isTrue();
    }

    @Test
    void anUnknownDescriptionThatIsEmptiedIsSentEmptyAndCanBeLeftAgain() {
        unknown.description().textProperty().set("X");
        unknown.description().textProperty().set("");
        assertThat(update(unknown).description()).isEqualTo(Member.of(""));
        unknown.description().reset();
        assertThat(unknown.draft().isEmpty()).isTrue();
    }

    @Test
    void aKnownNameCannotBeEmptied() {
        known.name().textProperty().set("");
        assertThat(known.draft().violations())
                .containsExactly(new Violation("name", new ValidationResult.TooShort(0, 1)));
    }

    @Test
    void countsCodePoints() {
        known.name().textProperty().set("🎬".repeat(255));
        assertThat(known.draft().violations()).isEmpty();
        known.name().textProperty().set("🎬".repeat(256));
        assertThat(known.draft().violations())
                .containsExactly(new Violation("name", new ValidationResult.TooLong(256, 255)));
    }

    @Test
    void aReadThatComesLateKeepsWhatThePersonTyped() {
        unknown.name().textProperty().set("Mine");
        unknown.learn(FakePlaylists.full());
        assertThat(unknown.name().textProperty().get()).isEqualTo("Mine");
        assertThat(unknown.description().textProperty().get()).isEqualTo("For new customers");
        assertThat(update(unknown).name()).isEqualTo(Member.of("Mine"));
        assertThat(update(unknown).description().isAbsent()).isTrue();
    }

    @Test
    void valuesWithCharactersThatAFieldDoesNotTakeAreNotChanged() {
        Playlist odd = with("Two\r\nlines", "a\r\nb\u0007");
        PlaylistEditorViewModel editor = new PlaylistEditorViewModel(odd);
        assertThat(editor.name().textProperty().get()).isEqualTo("Twolines");
        assertThat(editor.description().textProperty().get()).isEqualTo("a\nb");
        assertThat(editor.draft().isEmpty()).isTrue();
    }

    private static Playlist with(String name, String description) {
        Playlist full = FakePlaylists.full();
        return new Playlist(
                full.id(),
                Member.of(name),
                Member.of(description),
                full.accessType(),
                full.hideViews(),
                full.creatorName(),
                full.externalButton(),
                full.imageId(),
                full.videosQuantity(),
                full.duration(),
                full.updatedAt(),
                UnknownMembers.NONE);
    }

    @Test
    void demandsAPasswordOnlyWhenTheAccessChangesToOneThatNeedsIt() {
        known.access().choiceProperty().set(AccessType.ANYONE_WITH_PASSWORD);
        assertThat(known.passwordNeededProperty().get()).isTrue();
        assertThat(known.isPasswordRequired()).isTrue();
        assertThat(known.draft().violations())
                .containsExactly(new Violation("password", new ValidationResult.Required()));
        known.passwordProperty().set(new Secret("12345"));
        assertThat(known.draft().violations())
                .containsExactly(new Violation("password", new ValidationResult.TooShort(5, 6)));
        known.passwordProperty().set(new Secret("123456"));
        assertThat(known.draft().violations()).isEmpty();
    }

    @Test
    void forgetsThePasswordWhenTheAccessNeedsNone() {
        known.access().choiceProperty().set(AccessType.ANYONE_WITH_PASSWORD);
        known.passwordProperty().set(new Secret("hunter2hunter2"));
        known.access().choiceProperty().set(AccessType.PRIVATE);
        assertThat(known.passwordProperty().get()).isEqualTo(new Secret(""));
        assertThat(update(known).password().isAbsent()).isTrue();
    }

    @Test
    void thePasswordIsNotInTheTextOfItsProperty() {
        known.access().choiceProperty().set(AccessType.ANYONE_WITH_PASSWORD);
        known.passwordProperty().set(new Secret("hunter2hunter2"));
        assertThat(update(known).password().isAbsent()).isFalse();
        assertThat(known.passwordProperty().toString()).doesNotContain("hunter2");
        assertThat(known.draftProperty().toString()).doesNotContain("hunter2");
        assertThat(known.draft().toString()).doesNotContain("hunter2");
    }

    @Test
    void hideViewsHasThreePositions() {
        assertThat(unknown.hideViews().choiceProperty().get()).isNull();
        unknown.hideViews().choiceProperty().set(false);
        assertThat(update(unknown).hideViews()).isEqualTo(Member.of(false));
        unknown.hideViews().choiceProperty().set(true);
        assertThat(update(unknown).hideViews()).isEqualTo(Member.of(true));
        unknown.hideViews().choiceProperty().set(null);
        assertThat(unknown.draft().isEmpty()).isTrue();
    }

    @Test
    void sendsTheButtonAsAWhole() {
        known.button().textProperty().set("Write to us");
        assertThat(update(known).externalButton())
                .isEqualTo(
                        Member.of(
                                new ExternalButton(
                                        ButtonSize.MEDIUM,
                                        "Write to us",
                                        "https://example.com/call")));
    }

    @Test
    void sendsOnlyWhatIsThereOfAButtonThatNobodyRead() {
        unknown.button().urlProperty().set(" https://example.com ");
        assertThat(update(unknown).externalButton())
                .isEqualTo(Member.of(new ExternalButton(null, null, "https://example.com")));
    }

    @Test
    void anImageIdIsAUuid() {
        known.image().textProperty().set("cover.png");
        assertThat(known.draft().violations())
                .containsExactly(
                        new Violation("image_id", new ValidationResult.NotUuid("cover.png")));
        known.image().textProperty().set(" " + FakePlaylists.VIDEO.value() + " ");
        assertThat(update(known).imageId())
                .isEqualTo(Member.of(new ImageId(FakePlaylists.VIDEO.value())));
        assertThat(known.draft().violations()).isEmpty();
    }

    @Test
    void aKnownImageCannotBeTakenAway() {
        known.image().learn(Member.of(FakePlaylists.VIDEO.value()));
        known.image().textProperty().set("");
        assertThat(known.draft().violations())
                .containsExactly(new Violation("image_id", new ValidationResult.Required()));
        assertThat(update(known).imageId().isAbsent()).isTrue();
    }

    @Test
    void afterItWasSentNothingIsChangedAnyMore() {
        known.name().textProperty().set("New");
        known.access().choiceProperty().set(AccessType.ANYONE_WITH_PASSWORD);
        known.passwordProperty().set(new Secret("hunter2hunter2"));
        Playlist sent = with("New", "For new customers");
        known.sent(
                sent.with(
                        FakePlaylists.named(sent.id(), "New", AccessType.ANYONE_WITH_PASSWORD, 2)));
        assertThat(known.draft().isEmpty()).isTrue();
    }

    @Test
    void throwsTheEditsAway() {
        known.name().textProperty().set("New");
        known.button().urlProperty().set("nowhere");
        known.hideViews().choiceProperty().set(true);
        known.reset();
        assertThat(known.draft().isEmpty()).isTrue();
        assertThat(known.name().textProperty().get()).isEqualTo("Onboarding");
    }

    private static PlaylistUpdate update(PlaylistEditorViewModel editor) {
        return editor.draft().update();
    }
}
