package app.marquee.ui.library;

import app.marquee.model.video.Video;
import app.marquee.task.LoadState;
import app.marquee.ui.change.WriteButton;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.Messages;
import app.marquee.ui.shell.section.Action;
import app.marquee.ui.shell.section.Availability;
import app.marquee.ui.shell.section.SectionContext;
import app.marquee.ui.video.VideoPageViewModel;

import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Commands of the library on the video whose page is shown. FX thread only. */
final class VideoPageCommands {
    private final VideoActionsViewModel model;
    private final VideoPageViewModel shown;
    private final Action add;
    private final Action move;
    private final Action trash;
    private final Action copy;
    private final List<ButtonBase> buttons;

    /** Deeds that begin outside of the page. */
    interface Deeds {
        void move(List<Video> some);

        void addToPlaylist(List<Video> some);
    }

    VideoPageCommands(
            SectionContext on, VideoActionsViewModel model, VideoPageViewModel shown, Deeds deeds) {
        this.model = model;
        this.shown = shown;
        this.add = new Action(() -> with(deeds::addToPlaylist));
        this.move = new Action(() -> with(deeds::move));
        this.trash = new Action(() -> with(model::trash));
        this.copy = new Action(() -> player().ifPresent(on.desk()::copy));
        Messages messages = on.messages();
        Button copying =
                Buttons.titled("video-page-copy", messages.text("action.copyPlayer"), "fth-copy");
        copy.attach(copying);
        this.buttons =
                List.of(
                        button(
                                "video-page-playlist",
                                messages.text("action.playlist"),
                                "fth-list",
                                add),
                        button(
                                "video-page-move",
                                messages.text("action.move"),
                                "fth-folder-plus",
                                move),
                        copying,
                        button(
                                        "video-page-trash",
                                        messages.text("action.trash"),
                                        "fth-trash-2",
                                        trash)
                                .destroying(true));
        shown.factsStateProperty().subscribe(this::adapt);
        on.connection().subscribe(_ -> adapt(shown.factsStateProperty().get()));
    }

    private static WriteButton button(String id, String title, String icon, Action action) {
        WriteButton button = WriteButton.opening(id, title, icon);
        action.attach(button);
        return button;
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

    private void adapt(LoadState state) {
        Optional<Video> video =
                state instanceof LoadState.Loaded ? shown.facts() : Optional.empty();
        Optional<String> blocked = video.flatMap(one -> model.blocked(List.of(one)));
        String reason = blocked.orElse("needs.videos");
        boolean isFree = video.isPresent() && blocked.isEmpty();
        add.set(Availability.when(isFree, reason));
        move.set(Availability.when(isFree && model.canUpdate(), reason));
        trash.set(Availability.when(isFree && model.canUpdate() && model.canTrash(), reason));
        copy.set(Availability.when(player().isPresent(), reason));
    }
}
