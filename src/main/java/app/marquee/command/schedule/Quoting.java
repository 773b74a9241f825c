package app.marquee.command.schedule;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Quoting of the words of a command line. */
enum Quoting {
    /** In a unit file of systemd, where % and $ have a meaning of their own. */
    SYSTEMD {
        @Override
        String of(String word) {
            String escaped = word.replace("%", "%%").replace("$", "$$");
            return PLAIN.matcher(word).matches()
                    ? escaped
                    : '"' + escaped.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
        }
    },
    /** In a crontab, where % ends the command, and where a backslash may only stand for it. */
    CRON {
        @Override
        String of(String word) {
            return PLAIN.matcher(word).matches()
                    ? word.replace("%", "\\%")
                    : "'" + word.replace("'", "'\\''").replace("%", "'\\%'") + "'";
        }
    },
    /** Within the quotes of /TR. */
    WINDOWS {
        @Override
        String of(String word) {
            return PLAIN.matcher(word).matches()
                    ? word
                    : "\\\"" + word.replace("\"", "\\\\\\\"") + "\\\"";
        }
    };

    private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9_./:=,@%+-]+");

    abstract String of(String word);

    String all(List<String> words) {
        return words.stream().map(this::of).collect(Collectors.joining(" "));
    }
}
