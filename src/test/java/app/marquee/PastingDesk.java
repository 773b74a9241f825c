package app.marquee;

import app.marquee.ui.shell.dialog.DesktopServices;
import app.marquee.ui.shell.dialog.FileKind;

import java.net.URI;
import java.nio.file.Path;
import java.util.function.Consumer;

/** Whatever is pasted is the same text; nothing else leaves the window or comes into it. */
record PastingDesk(String pasted) implements DesktopServices {
    @Override
    public boolean canBrowse() {
        return false;
    }

    @Override
    public void browse(URI address) {
        // Nothing opens.
    }

    @Override
    public void showFolder(Path shown) {
        // Nothing opens.
    }

    @Override
    public void copy(String text) {
        // What is pasted stays.
    }

    @Override
    public String paste() {
        return pasted;
    }

    @Override
    public void chooseFile(String title, FileKind kind, Consumer<Path> chosen) {
        // Nothing is chosen.
    }

    @Override
    public void chooseFolder(String title, Consumer<Path> chosen) {
        // Nothing is chosen.
    }

    @Override
    public void chooseTarget(
            String title, String suggestedName, FileKind kind, Consumer<Path> chosen) {
        // Nothing is chosen.
    }
}
