package app.marquee.ui.shell.dialog;

import java.net.URI;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.Consumer;

/** Access to the desktop: browser, clipboard and file choosers. FX thread only. */
public interface DesktopServices {
    /** Whether this computer has a browser that can be opened. */
    boolean canBrowse();

    /** Whether it may show notifications of its own. */
    default boolean hasNotifications() {
        return false;
    }

    /** Chooses the language of what the toolkit writes: calendars, menus of fields, dialogs. */
    default void speak(Locale locale) {}

    /** Opens an http or https URL in the browser; anything else is ignored. */
    void browse(URI address);

    /** Opens the folder of a file, where the desktop supports it. */
    void showFolder(Path file);

    /** Puts a text into the clipboard. */
    void copy(String text);

    /** The text in the clipboard; empty when there is none. */
    String paste();

    /** Lets the user choose an existing file; nothing is called when they cancel. */
    void chooseFile(String title, FileKind kind, Consumer<Path> chosen);

    /** Lets the user choose an existing folder; nothing is called when they cancel. */
    void chooseFolder(String title, Consumer<Path> chosen);

    /** Lets the user choose where to save; nothing is called when they cancel. */
    void chooseTarget(String title, String suggestedName, FileKind kind, Consumer<Path> chosen);
}
