package app.marquee.ui.library;

import app.marquee.model.id.KnownItem;
import app.marquee.model.video.Video;
import app.marquee.task.LoadState;
import app.marquee.text.Messages;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.shell.section.Action;
import app.marquee.ui.shell.section.Availability;
import app.marquee.ui.shell.section.SectionContext;
import app.marquee.ui.video.VideoPageViewModel;

import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;

import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/**
 * Commands of the library on the video whose page is shown: those of a selected one, and copying
 * its player. FX thread only.
 */
final class VideoPageCommands {
    private final VideoPageViewModel shown;
    private final VideoActions actions;
    private final Action copy;
    private final List<ButtonBase> buttons;

    /** Deeds that begin outside of the page. */
    interface Deeds {
        void move(List<Video> some);

        void addToPlaylist(List<Video> some);
    }

    VideoPageCommands(
            SectionContext on, VideoActionsViewModel model, VideoPageViewModel shown, Deeds deeds) {
        Messages messages = on.messages();
        this.shown = shown;
        this.actions =
                new VideoActions(
                        messages,
                        model,
                        new VideoActions.Deeds(
                                () -> {},
                                () -> {},
                                () -> with(deeds::move),
                                folder -> with(model::keepMove, folder),
                                () -> with(model::trash),
                                () -> {},
                                () -> {},
                                () -> with(deeds::addToPlaylist),
                                playlist -> with(model::keepAddition, playlist)),
                        () -> true);
        this.copy = new Action(() -> player().ifPresent(on.desk()::copy));
        Button copying =
                Buttons.titled("video-page-copy", messages.text("action.copyPlayer"), "fth-copy");
        copy.attach(copying);
        this.buttons = actions.ofOne(copying);
        shown.factsStateProperty().subscribe(this::adapt);
        on.connection().subscribe(_ -> adapt(shown.factsStateProperty().get()));
    }

    List<ButtonBase> buttons() {
        return buttons;
    }

    private Optional<String> player() {
        return shown.facts().flatMap(video -> video.player().toOptional());
    }

    private void with(Consumer<List<Video>> deed) {
        shown.facts().map(List::of).ifPresent(deed);
    }

    private void with(BiConsumer<List<Video>, KnownItem> deed, KnownItem target) {
        with(some -> deed.accept(some, target));
    }

    private void adapt(LoadState state) {
        List<Video> video =
                state instanceof LoadState.Loaded
                        ? shown.facts().map(List::of).orElseGet(List::of)
                        : List.of();
        actions.adapt(video);
        copy.set(Availability.when(player().isPresent(), "needs.videos"));
    }
}
