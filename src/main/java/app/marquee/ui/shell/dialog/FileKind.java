package app.marquee.ui.shell.dialog;

import java.util.List;

/**
 * A kind of files for a chooser.
 *
 * @param name in the person's language
 * @param extensions without the dot, such as {@code csv}
 */
public record FileKind(String name, List<String> extensions) {
    public FileKind {
        extensions = List.copyOf(extensions);
    }
}
