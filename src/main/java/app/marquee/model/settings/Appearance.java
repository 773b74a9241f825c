package app.marquee.model.settings;

/** Appearance of the window, apart from its language. */
public record Appearance(Theme theme, Density density, TextSize textSize, Motion motion) {
    public static final Appearance DEFAULT =
            new Appearance(Theme.SYSTEM, Density.COMFORTABLE, TextSize.USUAL, Motion.SYSTEM);

    public Appearance withTheme(Theme chosen) {
        return new Appearance(chosen, density, textSize, motion);
    }

    public Appearance withDensity(Density chosen) {
        return new Appearance(theme, chosen, textSize, motion);
    }

    public Appearance withTextSize(TextSize chosen) {
        return new Appearance(theme, density, chosen, motion);
    }

    public Appearance withMotion(Motion chosen) {
        return new Appearance(theme, density, textSize, chosen);
    }
}
