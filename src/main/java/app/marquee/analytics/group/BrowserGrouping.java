package app.marquee.analytics.group;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Grouping of browser versions by family. Immutable. */
public final class BrowserGrouping implements Grouping {
    /** A name, then a number with dots behind a space or a slash. */
    private static final Pattern VERSIONED =
            Pattern.compile("(.*?\\p{L}.*?)[ /]+v?(\\d[\\w.+-]*)\\s*", Pattern.DOTALL);

    private static final Set<String> UNKNOWN =
            Set.of("", "unknown", "(unknown)", "not set", "(not set)", "null", "undefined");

    @Override
    public List<GroupStep> steps(@Nullable String text) {
        String trimmed = text == null ? "" : text.strip();
        if (UNKNOWN.contains(trimmed.toLowerCase(Locale.ROOT))) {
            return List.of(GroupStep.only(GroupKind.UNKNOWN));
        }
        Matcher versioned = VERSIONED.matcher(trimmed);
        boolean hasVersion = versioned.matches();
        return List.of(
                new GroupStep(GroupKind.FAMILY, hasVersion ? versioned.group(1).strip() : trimmed),
                new GroupStep(GroupKind.VERSION, hasVersion ? versioned.group(2) : ""));
    }
}
