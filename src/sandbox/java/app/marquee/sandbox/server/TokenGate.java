package app.marquee.sandbox.server;

import com.sun.net.httpserver.Headers;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.List;

/** Token check of the Authorization header, which must be the token itself. */
final class TokenGate {
    private final byte[] token;

    TokenGate(String token) {
        this.token = token.getBytes(StandardCharsets.UTF_8);
    }

    boolean admits(Headers headers) {
        List<String> given = headers.get("Authorization");
        return given != null
                && given.size() == 1
                && MessageDigest.isEqual(token, given.getFirst().getBytes(StandardCharsets.UTF_8));
    }
}
