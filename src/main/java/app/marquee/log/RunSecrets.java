package app.marquee.log;

import app.marquee.http.mask.Redaction;
import app.marquee.model.Secret;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/**
 * Registry of the secrets seen until you quit, and masking of text before it is written to a file.
 * Thread-safe.
 */
public final class RunSecrets implements Consumer<Secret> {
    /** The value of a header that opens something, up to the end of its line or of its list. */
    private static final Pattern HEADER =
            Pattern.compile(
                    "((?:proxy-)?authorization|x-api-key|x-auth-token|set-cookie|cookie)"
                            + "(\"?\\s*+[:=]\\s*+[\\[\"]*+)([^\\r\\n\"\\],}]++)",
                    Pattern.CASE_INSENSITIVE);

    /** A parameter of an address or of a record whose name says that it is a secret. */
    private static final Pattern PARAMETER =
            Pattern.compile(
                    "\\b(password|passwd|secret|(?:api_?|access_?)?token|api_?key)="
                            + "([^\\s&,;)\\]}]++)",
                    Pattern.CASE_INSENSITIVE);

    private final Set<Secret> known = new LinkedHashSet<>();
    private volatile Redaction redaction = new Redaction(List.of());

    /** From now on this one is masked. */
    @Override
    public void accept(Secret secret) {
        synchronized (known) {
            if (!secret.isBlank() && known.add(secret)) {
                redaction = new Redaction(List.copyOf(known));
            }
        }
    }

    /** The text without any secret. */
    public String mask(String text) {
        String masked = redaction.text(text);
        masked = HEADER.matcher(masked).replaceAll("$1$2" + Secret.MASK);
        return PARAMETER.matcher(masked).replaceAll("$1=" + Secret.MASK);
    }
}
