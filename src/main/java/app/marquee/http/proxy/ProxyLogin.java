package app.marquee.http.proxy;

import app.marquee.model.Secret;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;

/**
 * Login at a proxy, by the scheme Basic.
 *
 * @param source what it was read from, such as {@code https_proxy}
 */
public record ProxyLogin(String user, Secret password, String source) {
    /** The value of the header. */
    Secret header() {
        return new Secret(
                "Basic "
                        + Base64.getEncoder()
                                .encodeToString(pair().getBytes(StandardCharsets.UTF_8)));
    }

    List<Secret> secrets() {
        return List.of(password, new Secret(pair()));
    }

    private String pair() {
        return user + ":" + password.reveal();
    }

    @Override
    public String toString() {
        return "ProxyLogin[" + source + "]";
    }
}
