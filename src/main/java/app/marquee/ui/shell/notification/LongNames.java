package app.marquee.ui.shell.notification;

import java.text.BreakIterator;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Shortens long quoted names in the middle, so that a notification stays short. */
final class LongNames {
    private static final int MOST = 40;
    private static final int START = 25;
    private static final int END = 14;
    private static final Pattern QUOTED = Pattern.compile("(?<=“)[^“”]{" + (MOST + 1) + ",}(?=”)");

    private LongNames() {}

    static String cut(String text) {
        return QUOTED.matcher(text)
                .replaceAll(name -> Matcher.quoteReplacement(middle(name.group())));
    }

    /** Never between the parts of one character, such as an accent or a family of emoji. */
    private static String middle(String name) {
        BreakIterator characters = BreakIterator.getCharacterInstance(Locale.ROOT);
        characters.setText(name);
        int start = characters.preceding(START + 1);
        int end = characters.following(name.length() - END - 1);
        return name.substring(0, start).strip() + "…" + name.substring(end).strip();
    }
}
