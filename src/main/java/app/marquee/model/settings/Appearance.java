package app.marquee.model.settings;

/** Appearance of the window, apart from its language. */
public record Appearance(
        Theme theme,
        Density density,
        TextSize textSize,
        Motion motion,
        DeveloperDetails developerDetails) {
    public static final Appearance DEFAULT =
            new Appearance(Theme.SYSTEM, Density.COMFORTABLE, TextSize.USUAL, Motion.SYSTEM);

    /** Part of the appearance that the user chooses by itself. */
    public sealed interface Part permits Theme, Density, TextSize, Motion, DeveloperDetails {}

    /** Creates an appearance without developer details. */
    public Appearance(Theme theme, Density density, TextSize textSize, Motion motion) {
        this(theme, density, textSize, motion, DeveloperDetails.OFF);
    }

    public Appearance with(Part chosen) {
        return switch (chosen) {
            case Theme one -> new Appearance(one, density, textSize, motion, developerDetails);
            case Density one -> new Appearance(theme, one, textSize, motion, developerDetails);
            case TextSize one -> new Appearance(theme, density, one, motion, developerDetails);
            case Motion one -> new Appearance(theme, density, textSize, one, developerDetails);
            case DeveloperDetails one -> new Appearance(theme, density, textSize, motion, one);
        };
    }
}
