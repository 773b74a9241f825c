package app.marquee.api;

import com.networknt.schema.Error;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.dataformat.yaml.YAMLMapper;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** {@code docs/openapi.yaml}: its operations by id, and its schemas to validate against. */
final class OpenApiDocument {
    private static final List<String> METHODS = List.of("get", "put", "post", "delete");

    private final JsonNode root;
    private final Map<String, Described> operations = new LinkedHashMap<>();

    /** One operation with all of its parameters, references resolved. */
    record Described(
            String method,
            String path,
            String server,
            boolean extension,
            List<JsonNode> parameters,
            JsonNode node) {}

    OpenApiDocument() {
        root = new YAMLMapper().readTree(Path.of("docs", "openapi.yaml"));
        root.path("paths").properties().forEach(path -> describe(path.getKey(), path.getValue()));
    }

    Map<String, Described> operations() {
        return operations;
    }

    JsonNode root() {
        return root;
    }

    List<Error> validate(JsonNode schema, JsonNode value) {
        ObjectNode whole = ((ObjectNode) schema).deepCopy();
        whole.set("components", root.path("components"));
        return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(whole)
                .validate(value);
    }

    private void describe(String path, JsonNode item) {
        String server =
                item.has("servers") ? item.at("/servers/0/url").stringValue() : "{base_url}";
        for (String method : METHODS) {
            JsonNode operation = item.path(method);
            if (operation.isMissingNode()) {
                continue;
            }
            add(method, path, server, item, operation);
            operation
                    .path("x-extension-operations")
                    .values()
                    .forEach(other -> add(method, path, server, item, other));
        }
    }

    private void add(String method, String path, String server, JsonNode item, JsonNode operation) {
        List<JsonNode> parameters = new ArrayList<>();
        item.path("parameters").values().forEach(one -> parameters.add(resolve(one)));
        operation.path("parameters").values().forEach(one -> parameters.add(resolve(one)));
        Described described =
                new Described(
                        method.toUpperCase(Locale.ROOT),
                        path,
                        server,
                        operation.path("x-extension").asBoolean(false),
                        parameters,
                        operation);
        if (operations.put(operation.path("operationId").stringValue(), described) != null) {
            throw new AssertionError("twice: " + operation.path("operationId"));
        }
    }

    private JsonNode resolve(JsonNode node) {
        return node.has("$ref") ? root.at(node.path("$ref").stringValue().substring(1)) : node;
    }
}
