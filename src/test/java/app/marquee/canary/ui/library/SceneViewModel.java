package app.marquee.canary.ui.library;

/** Breaks the purity of view-models on purpose. */
final class SceneViewModel {
    final javafx.scene.Group group = new javafx.scene.Group();
}
