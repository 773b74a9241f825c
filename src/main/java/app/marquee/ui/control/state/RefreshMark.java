package app.marquee.ui.control.state;

import app.marquee.text.Messages;

import javafx.geometry.Pos;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.StackPane;

/** Progress line at the upper edge of content being refreshed. */
final class RefreshMark extends StackPane {
    RefreshMark(Messages messages) {
        ProgressBar bar = new ProgressBar(ProgressBar.INDETERMINATE_PROGRESS);
        bar.setMaxWidth(Double.MAX_VALUE);
        bar.setAccessibleText(messages.text("state.refreshing"));
        getStyleClass().add("refresh-mark");
        setAlignment(Pos.TOP_CENTER);
        setMouseTransparent(true);
        getChildren().add(bar);
    }
}
