package app.marquee.http;

/**
 * The JSON body of a request: what is sent, kept apart from what may be seen of it.
 *
 * @param visible the same JSON with every secret masked
 */
public record JsonBody(String json, String visible) {
    /** A body without secrets. */
    public static JsonBody of(String json) {
        return new JsonBody(json, json);
    }

    @Override
    public String toString() {
        return visible;
    }
}
