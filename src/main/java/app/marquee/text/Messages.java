package app.marquee.text;

import app.marquee.model.HarmlessText;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.ResourceBundle.Control;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Texts of a package of {@code app.marquee.ui} in one language; a missing key falls back to the
 * texts of this package. A text may hold {@code {0}}, {@code {1}} …, and quotes need no escaping.
 * Immutable.
 */
public final class Messages {
    private static final String ROOT = "app.marquee.ui.";

    /** The package whose texts all controls share. */
    private static final String SHARED = "app.marquee.text";

    private static final Pattern SPACE = Pattern.compile(" ");

    private final Locale locale;
    private final List<ResourceBundle> bundles;
    private final boolean isForTerminal;

    /** Cached: looking up a bundle takes longer than formatting a number. */
    private volatile @Nullable Formats formats;

    private Messages(List<String> names, Locale locale, boolean isForTerminal) {
        this.locale = locale;
        this.isForTerminal = isForTerminal;
        this.bundles =
                Stream.concat(names.stream(), Stream.of(SHARED))
                        .map(name -> bundle(name, locale))
                        .toList();
    }

    private static ResourceBundle bundle(String name, Locale locale) {
        return ResourceBundle.getBundle(
                name + ".messages",
                locale,
                Messages.class.getClassLoader(),
                Control.getNoFallbackControl(Control.FORMAT_PROPERTIES));
    }

    /** The texts that all packages share, alone. */
    public static Messages shared(Locale locale) {
        return of(List.of(), locale);
    }

    /**
     * @param name the package below {@code app.marquee.ui}
     */
    public static Messages of(String name, Locale locale) {
        return of(List.of(name), locale);
    }

    /**
     * @param names packages below {@code app.marquee.ui}; a key that one lacks is looked up in the
     *     next
     */
    public static Messages of(List<String> names, Locale locale) {
        return new Messages(names.stream().map(ROOT::concat).toList(), locale, false);
    }

    /**
     * Texts for a terminal, which itself arranges what runs from right to left. Their quotation
     * marks and apostrophes are those that are typed there.
     *
     * @param names whole names of packages; a key that one lacks is looked up in the next
     */
    public static Messages forTerminal(List<String> names, Locale locale) {
        return new Messages(names, locale, true);
    }

    /** The texts of another package in the same language. */
    public Messages of(String name) {
        return of(List.of(name));
    }

    /** The texts of other packages in the same language. */
    public Messages of(List<String> names) {
        return new Messages(names.stream().map(ROOT::concat).toList(), locale, isForTerminal);
    }

    /** The texts of the first package, for a library that looks them up by itself. */
    public ResourceBundle bundle() {
        return bundles.getFirst();
    }

    public Locale locale() {
        return locale;
    }

    /** Numbers, dates and sizes in the same language. */
    public Formats formats() {
        Formats made = formats;
        if (made == null) {
            made = new Formats(this);
            formats = made;
        }
        return made;
    }

    /** The text of the key with its places filled; the key itself when there is none. */
    public String text(String key, Object... values) {
        UnaryOperator<String> harmless = isForTerminal ? HarmlessText::of : Messages::inWindow;
        return find(key)
                .map(pattern -> isForTerminal ? typed(pattern) : pattern)
                .map(pattern -> new MessagePattern(pattern).fill(locale, harmless, values))
                .orElse(key);
    }

    static String inWindow(String value) {
        return RightToLeft.apart(HarmlessText.without(value));
    }

    private static String typed(String pattern) {
        return pattern.replace('’', '\'').replace('“', '"').replace('”', '"');
    }

    /**
     * A title or the name of an action as it stands within a sentence: without its capital, unless
     * that begins an abbreviation.
     */
    public String within(String title) {
        boolean isWord = title.length() > 1 && !Character.isUpperCase(title.charAt(1));
        return isWord ? title.substring(0, 1).toLowerCase(locale) + title.substring(1) : title;
    }

    /**
     * The text for a number of items: {@code key.one} or {@code key.other}. The number is {@code
     * {0}}, the further values follow.
     */
    public String plural(String key, long count, Object... more) {
        Object[] values = new Object[more.length + 1];
        values[0] = count;
        System.arraycopy(more, 0, values, 1, more.length);
        return text(key + (isOne(count) ? ".one" : ".other"), values);
    }

    /**
     * The same; a text without a number for none, such as that of a button that is disabled then.
     *
     * @param none key of the text for none
     */
    public String pluralOr(String none, String key, long count) {
        return count == 0 ? text(none) : plural(key, count);
    }

    public boolean has(String key) {
        return bundles.stream().anyMatch(each -> each.containsKey(key));
    }

    private Optional<String> find(String key) {
        return bundles.stream()
                .filter(each -> each.containsKey(key))
                .map(each -> each.getString(key))
                .findFirst();
    }

    /** Whether a count takes the singular: 1 in English, 0 and 1 in Portuguese. */
    private boolean isOne(long count) {
        return List.of(SPACE.split(text("plural.singular"), -1)).contains(Long.toString(count));
    }
}
