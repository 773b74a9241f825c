package app.marquee.ui.library;

import javafx.scene.Parent;

import java.net.URL;

/** The style sheet of the section, for what is shown outside of its view: dialogs lie over it. */
final class LibraryStyle {
    private LibraryStyle() {}

    static <P extends Parent> P styled(P content) {
        URL sheet = LibraryStyle.class.getResource("library.css");
        if (sheet == null) {
            throw new IllegalStateException("No style sheet library.css");
        }
        content.getStylesheets().add(sheet.toExternalForm());
        return content;
    }
}
