package app.marquee.command;

import app.marquee.text.Messages;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Sentence for the user that is worded when its language is known: that of the terminal, or English
 * in JSON and in logs.
 */
@FunctionalInterface
public interface Sentence {
    String in(Messages words);

    /** The text of a key with its places filled; a sentence among the values is worded, too. */
    static Sentence of(String key, Object... values) {
        return words -> words.text(key, worded(words, values));
    }

    /** A title or an action of the window as it stands within a sentence. */
    static Sentence within(String key, Object... values) {
        return words -> words.within(of(key, values).in(words));
    }

    /** The text for a number of items: {@code key.one} or {@code key.other}. */
    static Sentence counted(String key, long count, Object... more) {
        return words -> words.plural(key, count, worded(words, more));
    }

    static Sentence joined(String between, Stream<Sentence> parts) {
        List<Sentence> all = parts.toList();
        return words -> all.stream().map(one -> one.in(words)).collect(Collectors.joining(between));
    }

    private static Object[] worded(Messages words, Object[] values) {
        return Arrays.stream(values)
                .map(value -> value instanceof Sentence inner ? inner.in(words) : value)
                .toArray();
    }

    /** In English, for programs and logs. */
    default String english() {
        return in(CommandTexts.ENGLISH);
    }
}
