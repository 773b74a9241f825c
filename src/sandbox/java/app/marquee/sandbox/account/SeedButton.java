package app.marquee.sandbox.account;

/**
 * Call to action of a playlist.
 *
 * @param size small, medium or large
 */
public record SeedButton(String size, String text, String url) {}
