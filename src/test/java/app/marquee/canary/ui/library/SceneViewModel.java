package app.marquee.canary.ui.library;

/** Canary: a view-model that uses the scene graph. */
final class SceneViewModel {
    final javafx.scene.Group group = new javafx.scene.Group();
}
