package app.marquee.service;

import app.marquee.model.Failure;

import org.jspecify.annotations.Nullable;

import java.net.URI;

/**
 * What exactly came back when a connection was tried with {@code GET /funnels/get_all}.
 *
 * @param url the address that was asked
 * @param status the HTTP status; null when none came back
 * @param words the service's own message; null when it gave none
 * @param shape the form of the body of a successful answer
 * @param funnels how many funnels were read; null when none could be
 * @param failure null when it succeeded
 */
public record ConnectionCheck(
        URI url,
        @Nullable Integer status,
        @Nullable String words,
        Shape shape,
        @Nullable Integer funnels,
        @Nullable Failure failure) {
    public boolean succeeded() {
        return failure == null;
    }

    /** The form of a body. */
    public enum Shape {
        /** There was no successful answer. */
        NO_ANSWER,
        EMPTY,
        ARRAY,
        /** An object with one array in it. */
        OBJECT_WITH_ARRAY,
        OBJECT,
        OTHER_JSON,
        NOT_JSON
    }
}
