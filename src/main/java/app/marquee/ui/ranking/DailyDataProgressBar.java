package app.marquee.ui.ranking;

import app.marquee.model.failure.Failure;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.state.FailureSubject;
import app.marquee.ui.control.state.FailureText;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;

import org.jspecify.annotations.Nullable;

/** Progress bar for loading daily data with a Cancel button, hidden while nothing loads. */
final class DailyDataProgressBar extends HBox {
    private final Messages messages;
    private final RankingDaysViewModel model;
    private final FailureText failures;
    private final Label words = new Label();
    private final ProgressBar bar = new ProgressBar();
    private final Button end = new Button();

    DailyDataProgressBar(Messages messages, RankingDaysViewModel model) {
        this.messages = messages;
        this.model = model;
        this.failures = new FailureText(messages);
        setId("ranking-days-line");
        getStyleClass().add("days-line");
        words.setId("ranking-days-state");
        bar.setAccessibleText(messages.text("days.title"));
        end.setId("ranking-days-end");
        end.getStyleClass().add("flat");
        end.setMinWidth(USE_PREF_SIZE);
        words.setWrapText(true);
        getChildren().addAll(bar, words, end);
        show(DailyDataProgress.IDLE);
    }

    void show(DailyDataProgress reading) {
        boolean any = !(reading instanceof DailyDataProgress.Idle);
        Visibility.show(this, any);
        boolean isRunning = reading instanceof DailyDataProgress.Running;
        Visibility.show(bar, isRunning);
        end.setText(messages.text(isRunning ? "days.cancel" : "close"));
        end.setOnAction(
                _ -> {
                    if (isRunning) {
                        model.cancel();
                    } else {
                        model.dismiss();
                    }
                });
        switch (reading) {
            case DailyDataProgress.Idle() -> words.setText("");
            case DailyDataProgress.Running(int done, int total) -> {
                words.setText(messages.text("days.running", done, total));
                bar.setProgress((double) done / total);
            }
            case DailyDataProgress.Ended(int done, int total, Failure failure) ->
                    words.setText(ended(done, total, failure));
        }
    }

    private String ended(int done, int total, @Nullable Failure failure) {
        if (done == total) {
            return messages.plural("days.done", done);
        }
        String so = messages.text("days.ended", done, total);
        return failure == null
                ? so
                : messages.text(
                        "days.failed", so, failures.of(failure, FailureSubject.ANALYTICS).title());
    }
}
