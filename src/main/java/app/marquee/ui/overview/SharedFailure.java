package app.marquee.ui.overview;

import app.marquee.model.failure.Failure;
import app.marquee.text.FailureMessage;
import app.marquee.text.FailureSubject;
import app.marquee.text.FailureText;
import app.marquee.text.Messages;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.state.ErrorBanner;

import javafx.scene.TraversalDirection;
import javafx.scene.layout.StackPane;

import org.jspecify.annotations.Nullable;

import java.util.Objects;

/** Bar above the cards while all of them have nothing to show for one reason. FX thread only. */
final class SharedFailure extends StackPane {
    private final Messages messages;
    private final Runnable retry;
    private @Nullable Failure shown;

    /**
     * @param retry loads all cards again
     */
    SharedFailure(Messages messages, Runnable retry) {
        this.messages = messages;
        this.retry = retry;
        Visibility.show(this, false);
    }

    /**
     * @param failure null where there is none, or not of all cards
     */
    void show(@Nullable Failure failure) {
        if (Objects.equals(failure, shown)) {
            return;
        }
        shown = failure;
        if (failure == null) {
            if (isFocusWithin()) {
                requestFocusTraversal(TraversalDirection.NEXT);
            }
            getChildren().clear();
        } else {
            FailureMessage words =
                    new FailureText(messages).ofRefresh(failure, FailureSubject.ANALYTICS);
            String title =
                    messages.text(
                            "pattern.labeled", messages.text("state.load.failed"), words.title());
            ErrorBanner bar = new ErrorBanner(messages);
            bar.show(words.titled(title + "."), retry);
            getChildren().setAll(bar);
        }
        Visibility.show(this, failure != null);
    }
}
