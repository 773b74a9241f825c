package app.marquee.ui.library;

import app.marquee.task.LoadState;
import app.marquee.text.Messages;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.Visibility;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

import org.jspecify.annotations.Nullable;

/** Bar of the progress of a load of videos, or of what it left out. FX thread only. */
final class VideoLoadBar extends HBox {
    private final VideosViewModel videos;
    private final Messages messages;
    private final ProgressBar progress = new ProgressBar();
    private final Label words = new Label();
    private final Button cancel;
    private final Button readAll;

    VideoLoadBar(VideosViewModel videos, Messages messages) {
        this.videos = videos;
        this.messages = messages;
        this.cancel = button("video-cancel", "cancel", "fth-x");
        this.readAll = button("video-read-all", "videos.continue", "fth-refresh-cw");
        getStyleClass().add("video-reading");
        words.setMaxWidth(Double.MAX_VALUE);
        words.setWrapText(true);
        words.setMinHeight(USE_PREF_SIZE);
        setHgrow(words, Priority.ALWAYS);
        cancel.setOnAction(_ -> videos.cancel());
        readAll.setOnAction(_ -> videos.loadAll());
        getChildren().addAll(progress, words, cancel, readAll);
    }

    private Button button(String id, String text, String icon) {
        Button button = Buttons.titled(id, messages.text(text), icon);
        button.getStyleClass().add("flat");
        return button;
    }

    void show(LoadState state) {
        Visibility.show(this, false);
        videos.listing().ifPresent(listing -> tell(state, listing));
    }

    private void tell(LoadState state, VideosViewModel.Listing listing) {
        if (state instanceof LoadState.Loading(var come, _) && come > 0) {
            loading(come, listing.total());
        } else if (state instanceof LoadState.Loaded && !listing.whole()) {
            incomplete(listing.total());
        }
    }

    private void loading(int come, @Nullable Long total) {
        if (total == null || total == 0) {
            progress.setProgress(ProgressBar.INDETERMINATE_PROGRESS);
            words.setText(messages.plural("videos.loading.some", come));
        } else {
            progress.setProgress((double) come / total);
            words.setText(messages.text("videos.loading.of", come, total));
        }
        show(true, false);
    }

    private void incomplete(@Nullable Long total) {
        int come = videos.rowsProperty().get().size();
        words.setText(
                total == null
                        ? messages.plural("videos.incomplete", come)
                        : messages.text("videos.incomplete.of", come, total));
        show(false, true);
    }

    private void show(boolean loads, boolean continues) {
        Visibility.show(this, true);
        Visibility.show(progress, loads);
        Visibility.show(cancel, loads);
        Visibility.show(readAll, continues);
    }
}
