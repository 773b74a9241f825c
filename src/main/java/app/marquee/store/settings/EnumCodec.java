package app.marquee.store.settings;

import tools.jackson.databind.JsonNode;

import java.util.Locale;
import java.util.Optional;

/** Codec of enum constants as lower-case words. */
final class EnumCodec {
    private EnumCodec() {}

    static String name(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    static <E extends Enum<E>> E named(Class<E> type, JsonNode node, E otherwise) {
        return named(type, node.asString("")).orElse(otherwise);
    }

    static <E extends Enum<E>> Optional<E> named(Class<E> type, String word) {
        for (E constant : type.getEnumConstants()) {
            if (name(constant).equals(word)) {
                return Optional.of(constant);
            }
        }
        return Optional.empty();
    }
}
