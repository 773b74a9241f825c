package app.marquee.api.json;

import tools.jackson.core.JsonParser;

/** Parser of a value from the tokens of a response. */
interface JsonReading<T> {
    /** Reads the one value of the answer; the parser stands on its first token. */
    T read(JsonParser parser, JsonAnswer answer);

    /** What an answer without any body means. */
    T empty(JsonAnswer answer);
}
