package app.marquee.model.connection;

import app.marquee.model.Secret;
import app.marquee.model.operation.Operation;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * URLs and token found in one pasted text: labeled lines ({@code base_url=…}, {@code "token":
 * "…"}), bare lines (base URL, data URL, token) or a cURL line. Nothing else of the text is kept.
 *
 * @param baseUrl as it was written; empty when none was found
 * @param dataUrl as it was written; empty when none was found
 */
public record ConnectionPaste(String baseUrl, String dataUrl, Optional<Secret> token) {
    private static final int LONGEST = 20_000;
    private static final Pattern LABELED =
            Pattern.compile(
                    "(?i)[\\s\"'{,]*(?:export\\s+)?[\"']?(?:[a-z]+[_ -])*?"
                            + "(base|data|api|token|key|authorization)"
                            + "[_ -]?(?:(url|host)|token|key)?[\"']?\\s*[:=]\\s*(\\S.*)");

    /** The name of a variable stands for a token that isn't there. */
    private static final Pattern VARIABLE = Pattern.compile("\\$\\{?[A-Za-z_][A-Za-z0-9_]*}?");

    /** Between the members of a JSON object. */
    private static final Pattern MEMBER_END = Pattern.compile(",(?=\\s*\")");

    /** Between two members of an object on one line. */
    private static final Pattern NEXT = Pattern.compile("(?<=[\"'])\\s*,\\s*(?=[\"'])");

    private static final Pattern SPACES = Pattern.compile("\\s+");
    private static final Pattern QUOTED = Pattern.compile("^([\"'])(.*)\\1$");
    private static final Pattern CURL = Pattern.compile("(?is)\\s*\\$?\\s*curl(?:\\.exe)?\\s.*");
    private static final Pattern AUTHORIZATION =
            Pattern.compile("(?is)(?:-H|--header=)?\\s*authorization\\s*:\\s*(.*)");
    private static final Pattern URL = Pattern.compile("(?i)https?://\\S+");

    /** Options of cURL before a URL that isn't that of the request. */
    private static final Set<String> OTHER_URLS =
            Set.of("-x", "--proxy", "--preproxy", "-e", "--referer", "-d", "--data", "--data-raw");

    /** The paths of the contract, longest first. */
    private static final List<Operation> PATHS =
            Arrays.stream(Operation.values())
                    .sorted(Comparator.comparingInt((Operation one) -> -one.path().length()))
                    .toList();

    /** What the text holds; empty unless it names at least two things, or is a cURL line. */
    public static Optional<ConnectionPaste> read(String text) {
        if (text.length() > LONGEST) {
            return Optional.empty();
        }
        if (CURL.matcher(text).matches()) {
            return curl(ShellWords.of(text));
        }
        boolean isObject = text.strip().startsWith("{");
        ConnectionPaste found = lines(isObject ? MEMBER_END.matcher(text).replaceAll("\n") : text);
        int parts =
                (found.baseUrl.isEmpty() ? 0 : 1)
                        + (found.dataUrl.isEmpty() ? 0 : 1)
                        + (found.token.isEmpty() ? 0 : 1);
        return parts < 2 ? Optional.empty() : Optional.of(found);
    }

    private static ConnectionPaste lines(String text) {
        ConnectionPaste found = new ConnectionPaste("", "", Optional.empty());
        for (String line : NEXT.matcher(text).replaceAll("\n").lines().toList()) {
            Matcher labeled = LABELED.matcher(line);
            if (labeled.matches()) {
                boolean isUrl = labeled.group(2) != null;
                found = found.with(labeled.group(1), isUrl, value(labeled.group(3)));
            } else {
                for (String word : SPACES.split(line.strip(), -1)) {
                    found = found.with("", false, value(word.replaceFirst("[,;]$", "")));
                }
            }
        }
        return found;
    }

    private static String value(String written) {
        int end = written.length();
        while (end > 0 && isEnd(written.charAt(end - 1))) {
            end--;
        }
        String bare = written.substring(0, end).strip();
        Matcher quoted = QUOTED.matcher(bare);
        return quoted.matches() ? quoted.group(2) : bare;
    }

    private static boolean isEnd(char last) {
        return Character.isWhitespace(last) || last == ',' || last == '}';
    }

    /**
     * @param namesUrl whether the label says that the value is a URL
     */
    private ConnectionPaste with(String label, boolean namesUrl, String value) {
        boolean isUrl = URL.matcher(value).matches();
        ConnectionPaste withToken = namesUrl || isUrl ? this : withToken(value);
        return switch (label.toLowerCase(Locale.ROOT)) {
            case "base" -> isUrl ? withBase(value) : this;
            case "data" -> isUrl ? withData(value) : this;
            case "api" -> isUrl ? withBase(value) : withToken;
            case "token", "key", "authorization" -> withToken;
            default -> isUrl ? withNext(value) : withBare(value);
        };
    }

    private ConnectionPaste withNext(String url) {
        return baseUrl.isEmpty() ? withBase(url) : withData(url);
    }

    private ConnectionPaste withBase(String url) {
        return baseUrl.isEmpty() ? new ConnectionPaste(url, dataUrl, token) : this;
    }

    private ConnectionPaste withData(String url) {
        return dataUrl.isEmpty() ? new ConnectionPaste(baseUrl, url, token) : this;
    }

    /** A word without a label is a token only if nothing shorter or odd could be one. */
    private ConnectionPaste withBare(String word) {
        boolean may = word.length() >= 16 && TokenRule.isVisibleAscii(new Secret(word));
        return may ? withToken(word) : this;
    }

    private ConnectionPaste withToken(String value) {
        boolean is = token.isEmpty() && !value.isBlank() && !VARIABLE.matcher(value).matches();
        return is ? new ConnectionPaste(baseUrl, dataUrl, Optional.of(new Secret(value))) : this;
    }

    private static Optional<ConnectionPaste> curl(List<String> words) {
        ConnectionPaste found = new ConnectionPaste("", "", Optional.empty());
        String before = "";
        for (String word : words) {
            Matcher header = AUTHORIZATION.matcher(word);
            if (header.matches()) {
                found = found.withToken(header.group(1).strip());
            } else if (URL.matcher(word).matches() && !OTHER_URLS.contains(before)) {
                found = found.withRequest(word);
            }
            before = word;
        }
        return found.baseUrl.isEmpty() && found.dataUrl.isEmpty()
                ? Optional.empty()
                : Optional.of(found);
    }

    /** The URL of a request without the path of its operation. */
    private ConnectionPaste withRequest(String url) {
        String plain = url.replaceFirst("[?#].*$", "").replaceFirst("/+$", "");
        for (Operation operation : PATHS) {
            Matcher ending = ending(operation).matcher(plain);
            if (ending.matches()) {
                return operation == Operation.GET_CITY
                        ? withData(ending.group(1))
                        : withBase(ending.group(1));
            }
        }
        return withBase(plain);
    }

    private static Pattern ending(Operation operation) {
        StringBuilder pattern = new StringBuilder("(?i)(https?://[^/]+(?:/.*)?)");
        for (String part : operation.path().substring(1).split("/", -1)) {
            pattern.append('/').append(part.startsWith("{") ? "[^/]+" : Pattern.quote(part));
        }
        return Pattern.compile(pattern.toString());
    }
}
