package app.marquee.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A key that source code asks for: {@code text("…")}, {@code plural("…")}, a sentence of the
 * command line, and each branch of a choice between keys. A key that goes on with {@code +} is the
 * beginning of one.
 */
record AskedText(String key, boolean plural, boolean beginning) {
    private static final Pattern CALL =
            Pattern.compile(
                    "(\\w+\\([^()]*\\)|\\w+)?\\s*\\."
                        + "(text|plural|(?<=Sentence\\.)of|(?<=Sentence\\.)within|(?<=Sentence\\.)counted)\\(");
    private static final Pattern KEY = Pattern.compile("[A-Za-z][\\w.-]*");
    private static final Pattern LITERAL = Pattern.compile("\"([^\"]*)\"(\\s*\\+)?");

    static List<AskedText> in(String source) {
        List<AskedText> asked = new ArrayList<>();
        Matcher call = CALL.matcher(source);
        while (call.find()) {
            String argument = firstArgument(source, call.end());
            Matcher literal = LITERAL.matcher(argument);
            while (literal.find() && !isComparison(argument, literal.start())) {
                // The end of a key whose beginning the code knows, or something between two texts.
                if (!KEY.matcher(literal.group(1)).matches()) {
                    continue;
                }
                asked.add(
                        new AskedText(
                                literal.group(1),
                                Set.of("plural", "counted").contains(call.group(2)),
                                literal.group(2) != null));
            }
        }
        return asked;
    }

    boolean isIn(Set<String> keys) {
        if (beginning) {
            return keys.stream().anyMatch(each -> each.startsWith(key));
        }
        return plural
                ? keys.contains(key + ".one") && keys.contains(key + ".other")
                : keys.contains(key);
    }

    /** A literal inside a call, such as {@code x.equals("y")}, is no key. */
    private static boolean isComparison(String argument, int at) {
        return argument.lastIndexOf('(', at) > argument.lastIndexOf(')', at);
    }

    private static String firstArgument(String source, int start) {
        int depth = 0;
        for (int i = start; i < source.length(); i++) {
            char c = source.charAt(i);
            if (depth == 0 && (c == ',' || c == ')')) {
                return source.substring(start, i);
            }
            depth += c == '(' ? 1 : c == ')' ? -1 : 0;
        }
        return "";
    }
}
