package app.marquee.ui.shell.dialog;

import java.net.URI;
import java.nio.file.Path;
import java.util.function.Consumer;

/** Desktop services of a platform without a display, with an in-memory clipboard. */
public final class HeadlessDesktopServices implements DesktopServices {
    private String clipboard = "";

    @Override
    public boolean canBrowse() {
        return false;
    }

    @Override
    public void browse(URI address) {}

    @Override
    public void showFolder(Path file) {}

    @Override
    public void copy(String text) {
        clipboard = text;
    }

    @Override
    public String paste() {
        return clipboard;
    }

    @Override
    public void chooseFile(String title, FileKind kind, Consumer<Path> chosen) {}

    @Override
    public void chooseFolder(String title, Consumer<Path> chosen) {}

    @Override
    public void chooseTarget(
            String title, String suggestedName, FileKind kind, Consumer<Path> chosen) {}
}
