package app.marquee.ui.playlists.edit;

import app.marquee.model.Member;
import app.marquee.model.Secret;
import app.marquee.model.id.ImageId;
import app.marquee.model.limit.Limits;
import app.marquee.model.limit.TextLimit;
import app.marquee.model.limit.ValidationResult;
import app.marquee.model.limit.Violation;
import app.marquee.model.playlist.AccessType;
import app.marquee.model.playlist.Playlist;
import app.marquee.model.playlist.PlaylistUpdate;

import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** View-model of the edits of a playlist's fields, and of the update to be sent. FX thread only. */
public final class PlaylistEditorViewModel {
    private static final Secret NO_PASSWORD = new Secret("");
    private static final TextLimit IMAGE_ID = new TextLimit(Playlist.IMAGE, 1, Integer.MAX_VALUE);

    private final TextEdit name = new TextEdit(Limits.PLAYLIST_NAME, FieldText.LINE);
    private final TextEdit description = new TextEdit(Limits.PLAYLIST_DESCRIPTION, FieldText.AREA);
    private final ChoiceEdit<AccessType> access = new ChoiceEdit<>();
    private final ObjectProperty<Secret> password = new SimpleObjectProperty<>(NO_PASSWORD);
    private final ChoiceEdit<Boolean> hideViews = new ChoiceEdit<>();
    private final TextEdit creator = new TextEdit(Limits.CREATOR_NAME, FieldText.LINE);
    private final ButtonEdit button = new ButtonEdit();
    private final TextEdit image = new TextEdit(IMAGE_ID, FieldText.LINE);

    private final ReadOnlyBooleanWrapper passwordNeeded = new ReadOnlyBooleanWrapper();
    private final ReadOnlyObjectWrapper<Draft> draft =
            new ReadOnlyObjectWrapper<>(new Draft(PlaylistUpdate.NOTHING, List.of(), List.of()));

    /** Edits of fields that were changed elsewhere meanwhile, until the user edits them again. */
    private final Map<String, Member<?>> conflicts = new LinkedHashMap<>();

    private boolean learning;

    /**
     * Edits by the user. Immutable.
     *
     * @param update what is sent, without the conflicts
     * @param violations the violations of the API contract
     * @param conflicts the fields with an edit that isn't sent, since they were changed elsewhere
     */
    public record Draft(PlaylistUpdate update, List<Violation> violations, List<String> conflicts) {
        public Draft {
            violations = List.copyOf(violations);
            conflicts = List.copyOf(conflicts);
        }

        public boolean isEmpty() {
            return update.isEmpty() && violations.isEmpty() && conflicts.isEmpty();
        }
    }

    public PlaylistEditorViewModel(Playlist known) {
        List.of(
                        name.changeProperty(),
                        description.changeProperty(),
                        access.changeProperty(),
                        access.choiceProperty(),
                        password,
                        hideViews.changeProperty(),
                        creator.changeProperty(),
                        button.changeProperty(),
                        image.changeProperty())
                .forEach(part -> part.subscribe(this::refresh));
        learn(known);
    }

    public TextEdit name() {
        return name;
    }

    public TextEdit description() {
        return description;
    }

    public ChoiceEdit<AccessType> access() {
        return access;
    }

    /** The new password; its text form shows nothing. */
    public ObjectProperty<Secret> passwordProperty() {
        return password;
    }

    /** Whether a password means anything with the chosen access. */
    ReadOnlyBooleanProperty passwordNeededProperty() {
        return passwordNeeded.getReadOnlyProperty();
    }

    /** Whether the access changes to one that requires a password. */
    boolean isPasswordRequired() {
        return access.change().orNull() == AccessType.ANYONE_WITH_PASSWORD;
    }

    /** True hides the total views. */
    public ChoiceEdit<Boolean> hideViews() {
        return hideViews;
    }

    public TextEdit creator() {
        return creator;
    }

    public ButtonEdit button() {
        return button;
    }

    public TextEdit image() {
        return image;
    }

    public ReadOnlyObjectProperty<Draft> draftProperty() {
        return draft.getReadOnlyProperty();
    }

    public Draft draft() {
        return draft.get();
    }

    /** Updates the loaded values; edits by the user stay. */
    public void learn(Playlist known) {
        learning = true;
        name.learn(known.name());
        description.learn(known.description());
        access.learn(known.accessType());
        hideViews.learn(known.hideViews());
        creator.learn(known.creatorName());
        button.learn(known.externalButton());
        image.learn(known.imageId().map(ImageId::value));
        learning = false;
        refresh();
    }

    /** Discards the edits. */
    public void reset() {
        conflicts.clear();
        resetSent();
    }

    /** Discards the edits but those in conflict. */
    public void resetSent() {
        learning = true;
        reset(Playlist.NAME, name::reset);
        reset(Playlist.DESCRIPTION, description::reset);
        reset(
                Playlist.ACCESS,
                () -> {
                    access.reset();
                    password.set(NO_PASSWORD);
                });
        reset(Playlist.HIDE_VIEWS, hideViews::reset);
        reset(Playlist.CREATOR, creator::reset);
        reset(Playlist.BUTTON, button::reset);
        reset(Playlist.IMAGE, image::reset);
        learning = false;
        refresh();
    }

    private void reset(String field, Runnable edit) {
        if (!conflicts.containsKey(field)) {
            edit.run();
        }
    }

    /**
     * Keeps the edits of these fields from being sent, until the user edits them again or resets
     * them.
     */
    public void conflict(Collection<String> fields) {
        Map<String, Member<?>> edits = edits();
        fields.stream()
                .filter(field -> edits.getOrDefault(field, Member.absent()).isPresent())
                .forEach(field -> conflicts.put(field, edits.get(field)));
        refresh();
    }

    /** The edits by the names of their fields. */
    private Map<String, Member<?>> edits() {
        return Map.of(
                Playlist.NAME, name.change(),
                Playlist.DESCRIPTION, description.change(),
                Playlist.ACCESS, access.change(),
                Playlist.HIDE_VIEWS, hideViews.change(),
                Playlist.CREATOR, creator.change(),
                Playlist.BUTTON, button.change(),
                Playlist.IMAGE, image.change());
    }

    private <T> Member<T> sent(String field, Member<T> edit) {
        return conflicts.containsKey(field) ? Member.absent() : edit;
    }

    /** Sets the values that were sent, and clears the edits and the password. */
    public void sent(Playlist known) {
        password.set(NO_PASSWORD);
        learn(known);
    }

    private void refresh() {
        if (learning) {
            return;
        }
        boolean guarded = access.choiceProperty().get() == AccessType.ANYONE_WITH_PASSWORD;
        if (!guarded && !password.get().equals(NO_PASSWORD)) {
            password.set(NO_PASSWORD);
            return;
        }
        passwordNeeded.set(guarded);
        Map<String, Member<?>> edits = edits();
        conflicts.entrySet().removeIf(one -> !one.getValue().equals(edits.get(one.getKey())));
        PlaylistUpdate update = update();
        List<Violation> violations = new ArrayList<>(update.violations());
        if (sent(Playlist.IMAGE, image.change()).isPresent() && update.imageId().isAbsent()) {
            violations.add(new Violation(Playlist.IMAGE, new ValidationResult.Required()));
        }
        draft.set(new Draft(update, violations, List.copyOf(conflicts.keySet())));
    }

    private PlaylistUpdate update() {
        Secret typed = password.get();
        String imageId = sent(Playlist.IMAGE, image.change()).toOptional().orElse("").strip();
        return new PlaylistUpdate(
                sent(Playlist.NAME, name.change()),
                sent(Playlist.DESCRIPTION, description.change()),
                sent(Playlist.ACCESS, access.change()),
                typed.equals(NO_PASSWORD)
                        ? Member.absent()
                        : sent(Playlist.ACCESS, Member.of(typed)),
                sent(Playlist.HIDE_VIEWS, hideViews.change()),
                sent(Playlist.CREATOR, creator.change()),
                sent(Playlist.BUTTON, button.change()),
                imageId.isEmpty() ? Member.absent() : Member.of(new ImageId(imageId)));
    }
}
