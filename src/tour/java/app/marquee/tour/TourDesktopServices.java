package app.marquee.tour;

import app.marquee.ui.shell.dialog.DesktopServices;
import app.marquee.ui.shell.dialog.FileKind;
import app.marquee.ui.shell.dialog.HeadlessDesktopServices;

import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;

/** File chooser of a tour: returns the prepared file, if any. */
final class TourDesktopServices implements DesktopServices {
    private final HeadlessDesktopServices bare = new HeadlessDesktopServices();
    private final Path file;

    TourDesktopServices(Path file) {
        this.file = file;
    }

    @Override
    public void chooseFile(String title, FileKind kind, Consumer<Path> chosen) {
        if (Files.exists(file)) {
            chosen.accept(file);
        }
    }

    /** The prepared folder of images, if any. */
    @Override
    public void chooseFolder(String title, Consumer<Path> chosen) {
        Path folder = images(file);
        if (Files.isDirectory(folder)) {
            chosen.accept(folder);
        }
    }

    static Path images(Path file) {
        return file.resolveSibling("images");
    }

    @Override
    public boolean canBrowse() {
        return bare.canBrowse();
    }

    @Override
    public void browse(URI address) {
        bare.browse(address);
    }

    @Override
    public void showFolder(Path shown) {
        bare.showFolder(shown);
    }

    @Override
    public void copy(String text) {
        bare.copy(text);
    }

    @Override
    public String paste() {
        return bare.paste();
    }

    @Override
    public void chooseTarget(
            String title, String suggestedName, FileKind kind, Consumer<Path> chosen) {
        bare.chooseTarget(title, suggestedName, kind, chosen);
    }
}
