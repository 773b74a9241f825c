package app.marquee.analytics.group;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Grouping of browser versions by family. A family of which a report has several browsers, such as
 * Chrome and Chrome Mobile, has these inside. Immutable.
 */
public final class BrowserGrouping implements Grouping {
    /** A name, then a number with dots behind a space or a slash. */
    private static final Pattern VERSIONED =
            Pattern.compile("(.*?\\p{L}.*?)[ /]+v?(\\d[\\w.+-]*)\\s*", Pattern.DOTALL);

    private static final Set<String> UNKNOWN =
            Set.of("", "unknown", "(unknown)", "not set", "(not set)", "null", "undefined");

    /** Families with more than one browser, or one of another name. */
    private final Set<String> divided;

    public BrowserGrouping() {
        this(Set.of());
    }

    private BrowserGrouping(Set<String> divided) {
        this.divided = divided;
    }

    @Override
    public Grouping among(Stream<String> names) {
        return new BrowserGrouping(
                names.map(name -> browser(name).getFirst().name())
                        .filter(name -> !BrowserFamily.of(name).equals(name))
                        .map(BrowserFamily::of)
                        .collect(Collectors.toUnmodifiableSet()));
    }

    @Override
    public List<GroupStep> steps(@Nullable String text) {
        List<GroupStep> browser = browser(text);
        GroupStep name = browser.getFirst();
        if (name.kind() == GroupKind.UNKNOWN) {
            return browser;
        }
        GroupStep family = new GroupStep(GroupKind.FAMILY, BrowserFamily.of(name.name()));
        return divided.contains(family.name())
                ? List.of(family, name, browser.getLast())
                : List.of(family, browser.getLast());
    }

    /** The browser whatever its family, and its version. */
    static List<GroupStep> browser(@Nullable String text) {
        String trimmed = text == null ? "" : text.strip();
        if (UNKNOWN.contains(trimmed.toLowerCase(Locale.ROOT))) {
            return List.of(GroupStep.UNKNOWN_BROWSER);
        }
        Matcher versioned = VERSIONED.matcher(trimmed);
        boolean hasVersion = versioned.matches();
        return List.of(
                new GroupStep(GroupKind.FAMILY, hasVersion ? versioned.group(1).strip() : trimmed),
                new GroupStep(GroupKind.VERSION, hasVersion ? versioned.group(2) : ""));
    }
}
