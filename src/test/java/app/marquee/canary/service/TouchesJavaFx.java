package app.marquee.canary.service;

/** Canary: JavaFX outside the views. */
final class TouchesJavaFx {
    final javafx.beans.property.StringProperty name =
            new javafx.beans.property.SimpleStringProperty();
}
