package app.marquee.http.curl;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** File argument of a curl command, relative to the directory where it runs. */
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
