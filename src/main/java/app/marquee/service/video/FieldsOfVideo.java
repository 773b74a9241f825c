package app.marquee.service.video;

import app.marquee.model.failure.Failure;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.CustomField;

import org.jspecify.annotations.Nullable;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Custom fields of one video among many.
 *
 * @param title null when unknown
 * @param failure why they could not be read; null when they were
 */
public record FieldsOfVideo(
        VideoId video,
        @Nullable String title,
        List<CustomField> fields,
        @Nullable Failure failure) {
    public FieldsOfVideo {
        fields = List.copyOf(fields);
    }

    /** The keys that it has, in their order. */
    public Set<String> keys() {
        return fields.stream()
                .map(CustomField::key)
                .filter(Objects::nonNull)
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** What is known to stand under a key that it has; empty when the service did not say. */
    public Optional<String> value(String key) {
        return fields.stream()
                .filter(field -> key.equals(field.key()))
                .map(CustomField::value)
                .filter(Objects::nonNull)
                .reduce((one, other) -> one + " | " + other);
    }

    public boolean has(String key) {
        return fields.stream().anyMatch(field -> key.equals(field.key()));
    }
}
