package app.marquee.ui.shell.dialog;

import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;
import javafx.stage.Window;

import org.jspecify.annotations.Nullable;

import java.io.File;
import java.net.URI;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/** Desktop services of a native window. */
public final class StageDesktopServices implements DesktopServices {
    private static final Pattern WEB = Pattern.compile("https?");

    private final Consumer<String> opener;
    private final Window owner;

    /**
     * @param opener opens the URL of a page or a folder in another program
     */
    public StageDesktopServices(Consumer<String> opener, Window owner) {
        this.opener = opener;
        this.owner = owner;
    }

    @Override
    public boolean hasNotifications() {
        return true;
    }

    @Override
    public void speak(Locale locale) {
        Locale.setDefault(locale);
    }

    @Override
    public boolean canBrowse() {
        return true;
    }

    @Override
    public void browse(URI address) {
        if (address.getScheme() != null && WEB.matcher(address.getScheme()).matches()) {
            opener.accept(address.toString());
        }
    }

    @Override
    public void showFolder(Path file) {
        Path folder = file.toAbsolutePath().getParent();
        if (folder != null) {
            opener.accept(folder.toUri().toString());
        }
    }

    @Override
    public void copy(String text) {
        ClipboardContent content = new ClipboardContent();
        content.putString(text);
        Clipboard.getSystemClipboard().setContent(content);
    }

    @Override
    public String paste() {
        return Optional.ofNullable(Clipboard.getSystemClipboard().getString()).orElse("");
    }

    @Override
    public void chooseFile(String title, FileKind kind, Consumer<Path> chosen) {
        take(chooser(title, kind).showOpenDialog(owner), chosen);
    }

    @Override
    public void chooseFolder(String title, Consumer<Path> chosen) {
        DirectoryChooser chooser = new DirectoryChooser();
        chooser.setTitle(title);
        take(chooser.showDialog(owner), chosen);
    }

    @Override
    public void chooseTarget(
            String title, String suggestedName, FileKind kind, Consumer<Path> chosen) {
        FileChooser chooser = chooser(title, kind);
        chooser.setInitialFileName(suggestedName);
        take(chooser.showSaveDialog(owner), chosen);
    }

    private static FileChooser chooser(String title, FileKind kind) {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(title);
        chooser.getExtensionFilters()
                .add(
                        new FileChooser.ExtensionFilter(
                                kind.name(),
                                kind.extensions().stream().map(end -> "*." + end).toList()));
        return chooser;
    }

    private static void take(@Nullable File file, Consumer<Path> chosen) {
        if (file != null) {
            chosen.accept(file.toPath());
        }
    }
}
