package app.marquee.http;

import org.jspecify.annotations.Nullable;

/**
 * Query parameter; a null value is sent as the bare name without an equals sign ({@code
 * ?custom_fields}).
 */
public record QueryParameter(String name, @Nullable String value) {}
