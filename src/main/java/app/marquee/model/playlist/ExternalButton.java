package app.marquee.model.playlist;

import org.jspecify.annotations.Nullable;

/**
 * Call to action of a playlist (contract, section 2). The contract does not say which members are
 * required.
 */
public record ExternalButton(
        @Nullable ButtonSize size, @Nullable String text, @Nullable String url) {}
