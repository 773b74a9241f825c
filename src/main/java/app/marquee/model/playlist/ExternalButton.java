package app.marquee.model.playlist;

import org.jspecify.annotations.Nullable;

import java.net.URI;
import java.net.URISyntaxException;

/**
 * Call to action of a playlist (contract, section 2). The contract does not say which members are
 * required.
 */
public record ExternalButton(
        @Nullable ButtonSize size, @Nullable String text, @Nullable String url) {
    /** Whether a browser could open the address. */
    public static boolean isWebAddress(String address) {
        try {
            URI uri = new URI(address);
            String scheme = uri.getScheme();
            return uri.getRawAuthority() != null
                    && ("http".equalsIgnoreCase(scheme) || "https".equalsIgnoreCase(scheme));
        } catch (URISyntaxException e) {
            return false;
        }
    }

    /** Whether nothing of it is set, which is how some servers return none. */
    public boolean isEmpty() {
        return isBlank(text) && isBlank(url);
    }

    /** Whether a browser could open its URL. */
    public boolean leadsSomewhere() {
        return url != null && isWebAddress(url);
    }

    private static boolean isBlank(@Nullable String text) {
        return text == null || text.isBlank();
    }
}
