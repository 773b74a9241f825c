package app.marquee.http.curl;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A file that a request sends, as curl sends it: from the directory where it is run. */
final class CurlFile {
    private static final JsonMapper JSON = JsonMapper.shared();

    private CurlFile() {}

    /** Whether what may be seen of a body describes a file. */
    static boolean isOne(String described) {
        try {
            JsonNode file = JSON.readTree(described).path("file");
            return file.path("sha256").isString() && file.path("name").isString();
        } catch (JacksonException _) {
            return false;
        }
    }

    static String option(String described) {
        JsonNode file = JSON.readTree(described).path("file");
        return "-F "
                + Curl.quoted(
                        "file=@"
                                + file.path("name").asString("")
                                + ";type="
                                + file.path("type").asString(""));
    }
}
