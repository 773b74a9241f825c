package app.marquee.model.operation;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Path template of an operation whose path differs from the contract: RFC 3986 unreserved
 * characters (section 3.3) and the contract's path variables in braces. Thread-safe.
 */
public final class PathTemplate {
    /** At most so many characters. */
    public static final int LONGEST = 255;

    private static final Pattern VARIABLE = Pattern.compile("\\{([^{}/]+)}");
    private static final Pattern SEGMENT = Pattern.compile("[A-Za-z0-9._~-]+|\\{[a-z_]+}");
    private static final Set<String> STEPS = Set.of(".", "..");

    private PathTemplate() {}

    /** Problem of a path template. */
    public enum Problem {
        /** It does not begin with a slash. */
        NO_SLASH,
        /** More characters than {@link #LONGEST}. */
        TOO_LONG,
        /** A query, a space, an empty part or a step upwards. */
        NOT_A_PATH,
        /** Its variables are not those of the contract's path, each once. */
        OTHER_VARIABLES
    }

    /** What is wrong with the path for this operation, if anything. */
    public static Optional<Problem> problem(Operation operation, String path) {
        if (!path.startsWith("/")) {
            return Optional.of(Problem.NO_SLASH);
        }
        if (path.length() > LONGEST) {
            return Optional.of(Problem.TOO_LONG);
        }
        if (!isPath(path)) {
            return Optional.of(Problem.NOT_A_PATH);
        }
        return variables(path).equals(variables(operation.path()))
                ? Optional.empty()
                : Optional.of(Problem.OTHER_VARIABLES);
    }

    private static boolean isPath(String path) {
        return List.of(path.substring(1).split("/", -1)).stream()
                .allMatch(part -> SEGMENT.matcher(part).matches() && !STEPS.contains(part));
    }

    private static List<String> variables(String path) {
        return VARIABLE.matcher(path).results().map(MatchResult::group).sorted().toList();
    }
}
