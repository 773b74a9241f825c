package app.marquee.service;

import app.marquee.model.CustomField;
import app.marquee.model.Failure;
import app.marquee.model.VideoId;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The custom fields of one of many videos.
 *
 * @param title null where nobody knows it
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

    /** What stands under a key; empty where the video does not have it. */
    public Optional<String> value(String key) {
        List<CustomField> found = fields.stream().filter(field -> key.equals(field.key())).toList();
        return found.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        found.stream()
                                .map(CustomField::value)
                                .filter(Objects::nonNull)
                                .collect(Collectors.joining(" | ")));
    }

    public boolean has(String key) {
        return fields.stream().anyMatch(field -> key.equals(field.key()));
    }
}
