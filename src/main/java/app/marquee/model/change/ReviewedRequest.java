package app.marquee.model.change;

import org.jspecify.annotations.Nullable;

import java.net.URI;
import java.util.Map;

/**
 * Exact request of a change as the user reviewed it. A write goes to this address or is not sent:
 * after the connection changes, the change must be reviewed again.
 *
 * @param pathVariables the ids in the path, by the contract's names
 * @param body the JSON body with every secret masked; null when there is none
 */
public record ReviewedRequest(
        String method, URI url, Map<String, String> pathVariables, @Nullable String body) {
    public ReviewedRequest {
        pathVariables = Map.copyOf(pathVariables);
    }
}
