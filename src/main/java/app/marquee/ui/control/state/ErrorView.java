package app.marquee.ui.control.state;

import javafx.scene.layout.StackPane;

/** A failure in the place of content that is not there. */
final class ErrorView extends StackPane {
    ErrorView(ErrorBanner banner) {
        getStyleClass().add("error-view");
        banner.setMaxHeight(USE_PREF_SIZE);
        getChildren().add(banner);
    }
}
