package app.marquee.http;

/**
 * JSON body of a request, separate from its masked form for display.
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
