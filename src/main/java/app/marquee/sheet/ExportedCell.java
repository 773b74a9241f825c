package app.marquee.sheet;

import app.marquee.model.change.ChangeValue;

import org.jspecify.annotations.Nullable;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Cell as it was exported. Immutable. */
sealed interface ExportedCell {

    /** Most characters of a text that is kept as it is, so that a row fits into a cell. */
    int LONGEST = 1_000;

    /** Whether a cell of the file is as it was exported. */
    boolean isText(String text);

    /** Whether a value that is loaded now is the exported one. */
    boolean isValue(ChangeValue now, String nowText);

    /** The exported text; null when it isn't kept. */
    @Nullable String text();

    JsonNode write();

    /** Text as it was exported. */
    record Plain(String text) implements ExportedCell {

        @Override
        public boolean isText(String other) {
            return lines(other).equals(lines(text));
        }

        @Override
        public boolean isValue(ChangeValue now, String nowText) {
            return lines(nowText).equals(lines(text));
        }

        @Override
        public JsonNode write() {
            return JsonNodeFactory.instance.stringNode(text);
        }
    }

    /** Long text, of which only the digest is kept. */
    record Digest(String sha256) implements ExportedCell {

        @Override
        public boolean isText(String other) {
            return digest(other).equals(sha256);
        }

        @Override
        public boolean isValue(ChangeValue now, String nowText) {
            return isText(nowText);
        }

        @Override
        public @Nullable String text() {
            return null;
        }

        @Override
        public JsonNode write() {
            return JsonNodeFactory.instance.objectNode().put("sha256", sha256);
        }
    }

    /**
     * Folder under the path that it had.
     *
     * @param id empty for the top level
     */
    record Place(String text, String id) implements ExportedCell {

        @Override
        public boolean isText(String other) {
            String typed = TypedId.of(other);
            return typed.equals(TypedId.of(text)) || typed.equalsIgnoreCase(id);
        }

        @Override
        public boolean isValue(ChangeValue now, String nowText) {
            return id.equals(now instanceof ChangeValue.Text(var found) ? found : "");
        }

        @Override
        public JsonNode write() {
            return JsonNodeFactory.instance.arrayNode().add(text).add(id);
        }
    }

    /** Value that was unknown, under the word for it. */
    record Unknown(String word) implements ExportedCell {

        @Override
        public boolean isText(String other) {
            return other.strip().equals(word) || other.isBlank();
        }

        /** What wasn't known can't have changed. */
        @Override
        public boolean isValue(ChangeValue now, String nowText) {
            return true;
        }

        @Override
        public @Nullable String text() {
            return null;
        }

        @Override
        public JsonNode write() {
            return JsonNodeFactory.instance.arrayNode().add(word);
        }
    }

    static ExportedCell of(SheetField field, ChangeValue value, String text, String unknown) {
        if (!value.isKnown()) {
            return new Unknown(unknown);
        }
        if (field.type() instanceof SheetFieldType.Place) {
            return new Place(text, value instanceof ChangeValue.Text(var id) ? id : "");
        }
        return text.length() > LONGEST ? new Digest(digest(text)) : new Plain(text);
    }

    /** Null for a node of another form. */
    static @Nullable ExportedCell read(JsonNode node) {
        if (node.isString()) {
            return new Plain(node.stringValue());
        }
        if (node instanceof ArrayNode array && array.size() == 1) {
            return new Unknown(array.get(0).asString(""));
        }
        if (node instanceof ArrayNode array && array.size() == 2) {
            return new Place(array.get(0).asString(""), array.get(1).asString(""));
        }
        return node.path("sha256").isString()
                ? new Digest(node.path("sha256").stringValue())
                : null;
    }

    /** Spreadsheets write line breaks in their own way. */
    private static String lines(String text) {
        return text.replace("\r\n", "\n").replace('\r', '\n');
    }

    private static String digest(String text) {
        try {
            return HexFormat.of()
                    .formatHex(
                            MessageDigest.getInstance("SHA-256")
                                    .digest(lines(text).getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
