package app.marquee.http;

import app.marquee.model.Secret;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.util.ArrayList;
import java.util.List;

/**
 * Collector of the secrets in a request body, so that a response that repeats one can be masked
 * too.
 */
public final class BodySecrets {
    private static final JsonMapper JSON = JsonMapper.shared();

    private final List<Secret> found = new ArrayList<>();

    private BodySecrets() {}

    public static List<Secret> of(JsonBody body) {
        if (body.json().equals(body.visible())) {
            return List.of();
        }
        BodySecrets secrets = new BodySecrets();
        try {
            secrets.compare(JSON.readTree(body.json()), JSON.readTree(body.visible()));
        } catch (JacksonException broken) {
            // Its parts are indistinguishable, so that the whole of it is masked.
            return List.of(new Secret(body.json()));
        }
        return List.copyOf(secrets.found);
    }

    private void compare(JsonNode sent, JsonNode visible) {
        if (sent.equals(visible)) {
            return;
        }
        if (sent.isObject()) {
            sent.properties().forEach(m -> compare(m.getValue(), visible.path(m.getKey())));
        } else if (sent.isArray()) {
            for (int i = 0; i < sent.size(); i++) {
                compare(sent.get(i), visible.path(i));
            }
        } else {
            found.add(new Secret(sent.asString()));
        }
    }
}
