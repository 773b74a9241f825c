package app.marquee.api;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.api.OpenApiDocument.Described;
import app.marquee.api.json.Json;
import app.marquee.http.ApiRequest;
import app.marquee.http.JsonBody;
import app.marquee.http.QueryParameter;
import app.marquee.model.operation.HostRole;
import app.marquee.model.operation.Operation;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;

class OpenApiTest {
    private static final OpenApiDocument DOCUMENT = new OpenApiDocument();
    private static final Pattern VARIABLE = Pattern.compile("\\{([a-z_]+)}");

    static Stream<GoldenRequest> goldenRequests() {
        return GoldenRequests.all();
    }

    @Test
    void theDocumentAndTheApplicationKnowTheSameOperations() {
        assertThat(DOCUMENT.operations().keySet())
                .containsExactlyInAnyOrderElementsOf(
                        Arrays.stream(Operation.values()).map(OpenApiTest::idOf).toList());
        assertThat(DOCUMENT.root().path("openapi").stringValue()).startsWith("3.1");
    }

    @ParameterizedTest
    @EnumSource(Operation.class)
    void methodPathHostAndOriginAgree(Operation operation) {
        Described described = described(operation);
        assertThat(described.method()).isEqualTo(operation.method());
        assertThat(described.path()).isEqualTo(operation.path());
        assertThat(described.extension()).isEqualTo(!operation.isDocumented());
        assertThat(described.server())
                .isEqualTo(operation.host() == HostRole.DATA ? "{data_url}" : "{base_url}");
        List<String> variables =
                VARIABLE.matcher(operation.path()).results().map(found -> found.group(1)).toList();
        assertThat(named(described, "path")).isEqualTo(variables);
        assertThat(described.node().path("responses").isEmpty()).isFalse();
    }

    @ParameterizedTest
    @MethodSource("goldenRequests")
    void everyRequestIsValid(GoldenRequest golden) {
        ApiRequest request = golden.request();
        Described described = described(request.operation());
        assertThat(named(described, "query"))
                .containsAll(request.query().stream().map(QueryParameter::name).toList());
        described.parameters().forEach(parameter -> checkParameter(parameter, request));
        JsonNode content = described.node().at("/requestBody/content/application~1json/schema");
        JsonBody body = request.body();
        JsonNode file =
                described.node().at("/requestBody/content/multipart~1form-data/schema/required/0");
        assertThat(content.isMissingNode()).isEqualTo(body == null || request.file() != null);
        assertThat(file.asString("").equals("file")).isEqualTo(request.file() != null);
        if (body != null && request.file() == null) {
            JsonNode sent = Json.MAPPER.readTree(body.json());
            assertThat(DOCUMENT.validate(content, sent)).isEmpty();
        }
    }

    private static void checkParameter(JsonNode parameter, ApiRequest request) {
        String name = parameter.path("name").stringValue();
        boolean inPath = parameter.path("in").stringValue().equals("path");
        List<String> values =
                inPath
                        ? List.of(request.pathVariables().getOrDefault(name, "missing"))
                        : request.query().stream()
                                .filter(one -> one.name().equals(name))
                                .map(one -> one.value() == null ? "" : one.value())
                                .toList();
        assertThat(values).hasSizeLessThanOrEqualTo(1);
        if (parameter.path("required").asBoolean()) {
            assertThat(values).as(name).hasSize(1);
        }
        JsonNode schema = parameter.path("schema");
        boolean isNumber = schema.path("type").asString("").equals("integer");
        values.forEach(value -> checkValue(schema, value, isNumber));
    }

    private static void checkValue(JsonNode schema, String value, boolean isNumber) {
        JsonNodeFactory nodes = JsonNodeFactory.instance;
        JsonNode node =
                isNumber ? nodes.numberNode(Long.parseLong(value)) : nodes.stringNode(value);
        assertThat(DOCUMENT.validate(schema, node)).isEmpty();
    }

    /** The document would see a client that breaks a rule. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "UpdatePlaylistRequest | {\"name\":\"\"}",
                "UpdatePlaylistRequest | {\"name\":null}",
                "UpdatePlaylistRequest | {\"access_type\":\"anyone_with_password\"}",
                "UpdatePlaylistRequest | {\"password\":\"short\"}",
                "UpdatePlaylistRequest | {\"title\":\"no such member\"}",
                "UpdatePlaylistRequest | {\"image_id\":\"cover.png\"}",
                "AddVideoRequest | {\"order\":0}",
                "AddVideoRequest | {\"video_id\":\"1f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01\","
                        + "\"order\":-1}",
                "UpdateFolderRequest | {\"parent_folder_id\":\"\"}",
                "UpdateFolderRequest | {\"status\":\"true\"}",
                "CreateFunnelRequest | {\"name\":\"ab\"}",
                "RemoveVideosRequest | {\"videos\":[{\"video_id\":\"x\"}]}",
                "CreateCustomFieldRequest | {\"key\":\"k\"}",
                "CreateCustomFieldRequest | {\"key\":\" \",\"value\":\"v\"}",
                "UpdateCustomFieldRequest | {}",
                "UpdateCustomFieldRequest | {\"id\":\"x\"}",
                "VideoReferences | [\"1f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01\"]"
            })
    void theDocumentRefusesWhatTheContractRefuses(String schema, String body) {
        JsonNode definition = DOCUMENT.root().at("/components/schemas/" + schema);
        assertThat(definition.isMissingNode()).isFalse();
        assertThat(DOCUMENT.validate(definition, Json.MAPPER.readTree(body))).isNotEmpty();
    }

    private static List<String> named(Described described, String in) {
        return described.parameters().stream()
                .filter(parameter -> parameter.path("in").stringValue().equals(in))
                .map(parameter -> parameter.path("name").stringValue())
                .toList();
    }

    private static Described described(Operation operation) {
        Described described = DOCUMENT.operations().get(idOf(operation));
        assertThat(described).as(idOf(operation)).isNotNull();
        return described;
    }

    /** GET_CUSTOM_FIELDS is getCustomFields in the document. */
    private static String idOf(Operation operation) {
        String lower = operation.name().toLowerCase(Locale.ROOT);
        return Pattern.compile("_([a-z])")
                .matcher(lower)
                .replaceAll(found -> found.group(1).toUpperCase(Locale.ROOT));
    }
}
