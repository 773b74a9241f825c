package app.marquee.http;

import app.marquee.model.Secret;

import org.jspecify.annotations.Nullable;

/** Source of a connection's token, called for every request on its thread. */
@FunctionalInterface
public interface TokenSource {
    /** The token, or null when there is none in this run. */
    @Nullable Secret token();
}
