package app.marquee.ui.testing;

import app.marquee.ui.shell.dialog.DesktopServices;
import app.marquee.ui.shell.dialog.FileKind;

import org.jspecify.annotations.Nullable;

import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Remembers what was browsed and copied, and chooses the file it was told to. */
public final class FakeDesk implements DesktopServices {
    private final List<URI> browsed = new ArrayList<>();
    private final List<Path> folders = new ArrayList<>();
    private String clipboard = "";
    private boolean browses = true;
    private @Nullable Path file;

    /** What every chooser answers from now on. */
    public void willChoose(Path chosen) {
        file = chosen;
    }

    public List<URI> browsed() {
        return List.copyOf(browsed);
    }

    /** The files whose folders were shown. */
    public List<Path> shownFolders() {
        return List.copyOf(folders);
    }

    @Override
    public boolean canBrowse() {
        return browses;
    }

    /** Nothing can show a folder or a page from now on. */
    public void cannotBrowse() {
        browses = false;
    }

    @Override
    public void browse(URI address) {
        browsed.add(address);
    }

    @Override
    public void showFolder(Path shown) {
        folders.add(shown);
    }

    @Override
    public void copy(String text) {
        clipboard = text;
    }

    @Override
    public String paste() {
        return clipboard;
    }

    @Override
    public void chooseFile(String title, FileKind kind, Consumer<Path> chosen) {
        choose(chosen);
    }

    @Override
    public void chooseFolder(String title, Consumer<Path> chosen) {
        choose(chosen);
    }

    @Override
    public void chooseTarget(
            String title, String suggestedName, FileKind kind, Consumer<Path> chosen) {
        choose(chosen);
    }

    private void choose(Consumer<Path> chosen) {
        if (file != null) {
            chosen.accept(file);
        }
    }
}
