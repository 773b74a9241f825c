package app.marquee.log;

import app.marquee.model.connection.Connection;
import app.marquee.model.connection.ConnectionKind;

import org.jspecify.annotations.Nullable;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/**
 * Anonymizer of texts: removes IDs, quoted titles, addresses, connection names and the user's
 * directories. Immutable.
 */
public final class Anonymizer implements UnaryOperator<String> {
    private static final Pattern UUID =
            Pattern.compile(
                    "\\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\b",
                    Pattern.CASE_INSENSITIVE);
    private static final Pattern ADDRESS = Pattern.compile("\\bhttps?://[^\\s\"'<>)\\]}]+");
    private static final Pattern QUOTED = Pattern.compile("[“‘\"][^”’\"\\r\\n]*+[”’\"]");

    private final List<Connection> connections;
    private final Map<String, String> places;

    /**
     * @param places the user's directories with their replacements, the inner ones first
     */
    public Anonymizer(List<Connection> connections, Map<String, String> places) {
        this.connections =
                connections.stream().filter(one -> one.kind() != ConnectionKind.SANDBOX).toList();
        this.places = new LinkedHashMap<>(places);
    }

    @Override
    public String apply(String text) {
        String shown = ADDRESS.matcher(text).replaceAll("<address>");
        shown = UUID.matcher(shown).replaceAll("<id>");
        shown = QUOTED.matcher(shown).replaceAll("“…”");
        for (int number = 0; number < connections.size(); number++) {
            shown = without(shown, connections.get(number), "connection " + (number + 1));
        }
        for (Map.Entry<String, String> place : places.entrySet()) {
            shown = place.getKey().length() < 2 ? shown : replace(shown, place);
        }
        return shown;
    }

    private static String replace(String text, Map.Entry<String, String> place) {
        return text.replace(place.getKey(), place.getValue());
    }

    private static String without(String text, Connection connection, String name) {
        String shown = word(connection.name()).matcher(text).replaceAll("<" + name + ">");
        shown = host(shown, connection.baseUrl().getHost(), name);
        return host(shown, connection.dataUrl().getHost(), name);
    }

    private static String host(String text, @Nullable String host, String name) {
        return host == null ? text : text.replace(host, "<host of " + name + ">");
    }

    private static Pattern word(String name) {
        return Pattern.compile("(?<![\\p{L}\\p{N}])" + Pattern.quote(name) + "(?![\\p{L}\\p{N}])");
    }
}
