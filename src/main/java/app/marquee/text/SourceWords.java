package app.marquee.text;

import app.marquee.model.id.FileLine;
import app.marquee.model.id.ItemSource;

import org.jspecify.annotations.Nullable;

import java.util.Locale;

/** Words for the source of a known item. */
public record SourceWords(Messages messages) {
    /**
     * @param file where a file of the user named it; null for everything else
     */
    public String of(ItemSource source, @Nullable FileLine file) {
        return file == null
                ? messages.text("source." + source.name().toLowerCase(Locale.ROOT))
                : messages.text("source.file", file.file(), file.line());
    }
}
