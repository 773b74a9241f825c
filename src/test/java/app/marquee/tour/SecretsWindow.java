package app.marquee.tour;

import app.marquee.harness.SecretSearch;
import app.marquee.ui.shell.dialog.DesktopServices;
import app.marquee.ui.shell.dialog.FileKind;
import app.marquee.ui.shell.section.WindowCommand;

import javafx.scene.AccessibleAttribute;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Control;
import javafx.scene.control.Labeled;
import javafx.scene.control.PasswordField;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.Clipboard;
import javafx.scene.text.Text;
import javafx.stage.Window;

import org.jspecify.annotations.Nullable;

import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/**
 * Everything that a window shows, says to a reader of screens, copies, saves and hands to other
 * programs, while it speaks to a service that repeats secrets.
 */
public final class SecretsWindow {
    public static final List<String> FEW = List.of("playlists", "ranking");
    private static final Pattern TAKES_AWAY = Pattern.compile(".*(copy|curl|export|save).*");
    private static final List<AccessibleAttribute> SPOKEN =
            List.of(
                    AccessibleAttribute.TEXT,
                    AccessibleAttribute.HELP,
                    AccessibleAttribute.ROLE_DESCRIPTION);

    private final TourWindow window;
    private final SecretSearch search;

    public SecretsWindow(TourWindow window, SecretSearch search) {
        this.window = window;
        this.search = search;
    }

    /** What a person does, with an id of a playlist and a password for it. */
    public void everywhere(
            List<String> sections, String playlist, String password, RuntimeException crash) {
        for (String section : sections) {
            window.section(section);
            look();
            take(section);
        }
        edit(playlist, password);
        window.thrown(crash);
        window.pause(2);
        look();
        window.command("notices-show");
        look();
    }

    private void edit(String playlist, String password) {
        window.section("playlists");
        window.paste("playlist-add-ids", playlist);
        window.select("playlist-list", 0);
        window.press("playlist-access-anyone-with-password");
        window.type("playlist-password", password);
        look();
        window.press("confirm-do");
        look();
        window.section("activity");
        window.developerDetails();
        window.press("activity-requests");
        window.select("activity-table", 1);
        look();
        take("activity");
    }

    private void take(String section) {
        for (String button : List.of("error-raw", "error-raw-copy", "activity-copy")) {
            if (window.has(button)) {
                window.pressWithoutWaiting(button);
                look();
            }
        }
        window.commands().stream()
                .filter(command -> command.group().equals(section))
                .map(WindowCommand::id)
                .filter(id -> TAKES_AWAY.matcher(id).matches())
                .forEach(window::command);
        look();
    }

    private void look() {
        window.see(
                root -> {
                    walk(root);
                    Window.getWindows().forEach(each -> walk(each.getScene().getRoot()));
                    String copied = Clipboard.getSystemClipboard().getString();
                    tell("clipboard", copied);
                    return true;
                });
        tell("window titles", window.title());
    }

    /** A field that shows what is typed when it is told to holds it before, and is not there. */
    private void walk(Node node) {
        if (!node.isVisible()) {
            return;
        }
        shown(node);
        for (AccessibleAttribute attribute : SPOKEN) {
            Object said = node.queryAccessibleAttribute(attribute);
            tell("accessible texts", said == null ? null : said.toString());
        }
        tell("accessible texts", node.getAccessibleText());
        tell("accessible texts", node.getAccessibleHelp());
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(this::walk);
        }
    }

    private void shown(Node node) {
        switch (node) {
            case PasswordField _ -> {
                // Holds what is typed, and shows dots.
            }
            case TextInputControl field -> tell("screen", field.getText());
            case Labeled labeled -> tell("screen", labeled.getText());
            case Text text when !(text.getParent() instanceof PasswordField) ->
                    tell("screen", text.getText());
            default -> {
                // Shows no text of its own.
            }
        }
        if (node instanceof Control control && control.getTooltip() != null) {
            tell("screen", control.getTooltip().getText());
        }
    }

    private void tell(String place, @Nullable String text) {
        if (text != null && !text.isEmpty()) {
            search.text(place, text);
        }
    }

    /** Saves into a directory whatever is to be saved, and looks at what leaves the window. */
    public static DesktopServices desk(Path directory, SecretSearch search) {
        return new SearchedDesk(directory, search);
    }

    private record SearchedDesk(Path directory, SecretSearch search) implements DesktopServices {
        @Override
        public boolean canBrowse() {
            return true;
        }

        @Override
        public void browse(URI address) {
            search.text("other programs", address.toString());
        }

        @Override
        public void showFolder(Path shown) {
            search.text("other programs", shown.toString());
        }

        @Override
        public void copy(String text) {
            search.text("clipboard", text);
        }

        @Override
        public String paste() {
            return "";
        }

        @Override
        public void chooseFile(String title, FileKind kind, Consumer<Path> chosen) {
            // Nothing is opened.
        }

        @Override
        public void chooseFolder(String title, Consumer<Path> chosen) {
            // Nothing is opened.
        }

        @Override
        public void chooseTarget(
                String title, String suggestedName, FileKind kind, Consumer<Path> chosen) {
            search.text("window titles", title + " " + suggestedName);
            chosen.accept(directory.resolve(Files.exists(directory) ? suggestedName : ""));
        }
    }
}
