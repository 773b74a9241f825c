package app.marquee.ui.control.state;

import javafx.scene.layout.StackPane;

/** Failure message in place of missing content. */
final class ErrorView extends StackPane {
    ErrorView(ErrorBanner banner) {
        getStyleClass().add("error-view");
        banner.setMaxHeight(USE_PREF_SIZE);
        getChildren().add(banner);
    }
}
