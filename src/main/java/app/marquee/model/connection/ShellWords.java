package app.marquee.model.connection;

import java.util.ArrayList;
import java.util.List;

/**
 * Words of a command as a POSIX shell splits them (POSIX.1-2024, XCU 2.2), with the {@code ^} of
 * Windows taken off as browsers write it.
 */
final class ShellWords {
    private final String text;
    private final List<String> words = new ArrayList<>();
    private final StringBuilder word = new StringBuilder();
    private boolean inWord;
    private int at;

    private ShellWords(String text) {
        this.text = text;
    }

    static List<String> of(String command) {
        boolean windows = command.contains("^\"") || command.contains("^\n");
        ShellWords words = new ShellWords(windows ? unescaped(command) : command);
        words.split();
        return List.copyOf(words.words);
    }

    private static String unescaped(String command) {
        return command.replaceAll("\\^\\R", " ").replaceAll("\\^(.)", "$1");
    }

    private void split() {
        while (at < text.length()) {
            char next = text.charAt(at++);
            switch (next) {
                case '\'' -> quoted('\'');
                case '"' -> quoted('"');
                case '\\' -> escaped();
                case '$' -> dollar();
                default -> plain(next);
            }
        }
        end();
    }

    private void plain(char next) {
        if (Character.isWhitespace(next)) {
            end();
        } else {
            inWord = true;
            word.append(next);
        }
    }

    /** Quotes with escapes, as browsers write them, begin with a dollar sign. */
    private void dollar() {
        if (at >= text.length() || text.charAt(at) != '\'') {
            plain('$');
        }
    }

    /** A backslash before the end of a line joins two lines. */
    private void escaped() {
        if (at >= text.length()) {
            return;
        }
        char next = text.charAt(at++);
        if (next == '\r' && at < text.length() && text.charAt(at) == '\n') {
            at++;
        } else if (next != '\n') {
            inWord = true;
            word.append(next);
        }
    }

    private void quoted(char quote) {
        inWord = true;
        while (at < text.length()) {
            char next = text.charAt(at++);
            if (next == quote) {
                return;
            }
            if (quote == '"' && next == '\\' && isSpecial()) {
                escaped();
            } else {
                word.append(next);
            }
        }
    }

    /** Whether a backslash in double quotes escapes the next character. */
    private boolean isSpecial() {
        return at < text.length() && "$`\"\\\r\n".indexOf(text.charAt(at)) >= 0;
    }

    private void end() {
        if (inWord) {
            words.add(word.toString());
        }
        inWord = false;
        word.setLength(0);
    }
}
