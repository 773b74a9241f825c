package app.marquee.model.playlist;

import org.jspecify.annotations.Nullable;

/**
 * The call to action of a playlist (contract, section 2). Which members are required is not in the
 * contract.
 */
public record ExternalButton(
        @Nullable ButtonSize size, @Nullable String text, @Nullable String url) {}
