package app.marquee.canary.service;

/** Breaks the border of JavaFX on purpose. */
final class TouchesJavaFx {
    final javafx.beans.property.StringProperty name =
            new javafx.beans.property.SimpleStringProperty();
}
