package app.marquee.ui.shell.command;

/** Line breaker for menu texts, which JavaFX does not wrap. */
final class MenuText {
    /** In characters: longer than any title, shorter than most reasons. */
    static final int LONGEST_LINE = 68;

    private MenuText() {}

    /** A word that is longer than a line stays whole. */
    static String broken(String words) {
        StringBuilder text = new StringBuilder(words.length());
        int line = 0;
        for (String word : words.split(" ", -1)) {
            if (line > 0 && line + 1 + word.length() > LONGEST_LINE) {
                text.append('\n');
                line = 0;
            } else if (!text.isEmpty()) {
                text.append(' ');
                line++;
            }
            text.append(word);
            line += word.length();
        }
        return text.toString();
    }
}
