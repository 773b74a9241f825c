package app.marquee.ui.shell.dialog;

import java.net.URI;
import java.nio.file.Path;
import java.util.function.Consumer;

/**
 * What lies outside the window: browser, clipboard, files. Behind an interface because platforms
 * without a display have none of it and tests play it. On the FX thread.
 */
public interface DesktopServices {
    /** Whether this machine has a browser that can be opened. */
    boolean canBrowse();

    /** Opens an http or https address in the browser; anything else is ignored. */
    void browse(URI address);

    /** Opens the folder of a file, where there is somebody to show it. */
    void showFolder(Path file);

    /** Puts a text into the clipboard. */
    void copy(String text);

    /** The text in the clipboard; empty when there is none. */
    String paste();

    /** Lets the person choose an existing file; nothing is called when they choose none. */
    void chooseFile(String title, FileKind kind, Consumer<Path> chosen);

    /** Lets the person choose where to save; nothing is called when they choose nowhere. */
    void chooseTarget(String title, String suggestedName, FileKind kind, Consumer<Path> chosen);
}
