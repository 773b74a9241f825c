package app.marquee.api.json;

import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.cfg.JsonNodeFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * JSON parser settings for the server: decimals are exact, and of a repeated member the last one
 * wins and is reported.
 */
public final class Json {
    /** No answer is known that is deeper than six; beyond this it is an attack or a mistake. */
    static final int MAX_DEPTH = 100;

    /** In characters. A longer one is not even taken into memory, and its answer is refused. */
    static final int MAX_STRING = 16 << 20;

    public static final JsonMapper MAPPER =
            JsonMapper.builder(
                            JsonFactory.builder()
                                    .streamReadConstraints(
                                            StreamReadConstraints.builder()
                                                    .maxNestingDepth(MAX_DEPTH)
                                                    .maxStringLength(MAX_STRING)
                                                    .maxNameLength(ReadableText.MOST)
                                                    .build())
                                    .build())
                    .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
                    .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
                    // Not JSON, but what some services write for a division by zero.
                    .enable(JsonReadFeature.ALLOW_NON_NUMERIC_NUMBERS)
                    .build();

    private Json() {}
}
