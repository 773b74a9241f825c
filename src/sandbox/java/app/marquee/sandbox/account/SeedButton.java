package app.marquee.sandbox.account;

/**
 * A playlist's call to action.
 *
 * @param size small, medium or large
 */
public record SeedButton(String size, String text, String url) {}
