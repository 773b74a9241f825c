package app.marquee.ui.shell.dialog;

import java.util.List;

/**
 * File type for a file chooser.
 *
 * @param name in the user's language
 * @param extensions without the dot, such as {@code csv}
 */
public record FileKind(String name, List<String> extensions) {
    public FileKind {
        extensions = List.copyOf(extensions);
    }
}
