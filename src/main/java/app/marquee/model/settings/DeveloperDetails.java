package app.marquee.model.settings;

/** Choice whether the window shows requests, raw responses, methods, hosts and paths. */
public enum DeveloperDetails implements Appearance.Part {
    OFF,
    ON
}
