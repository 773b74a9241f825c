package app.marquee.model.settings;

import java.util.List;

/**
 * Size of text, and of everything measured by it.
 *
 * @param percent of the usual size, {@value #LEAST} to {@value #MOST}
 */
public record TextSize(int percent) implements Appearance.Part {
    public static final int LEAST = 75;
    public static final int MOST = 200;

    /** Where the keys stop, and what the settings offer. */
    public static final List<TextSize> STEPS =
            List.of(75, 90, 100, 110, 125, 150, 175, 200).stream().map(TextSize::new).toList();

    public static final TextSize USUAL = new TextSize(100);

    public TextSize {
        if (percent < LEAST || percent > MOST) {
            throw new IllegalArgumentException("A text size of " + percent + " per cent");
        }
    }

    /** What a file says, brought within the limits. */
    public static TextSize near(int percent) {
        return new TextSize(Math.clamp(percent, LEAST, MOST));
    }

    public TextSize larger() {
        return STEPS.stream()
                .filter(step -> step.percent > percent)
                .findFirst()
                .orElse(STEPS.getLast());
    }

    public TextSize smaller() {
        return STEPS.reversed().stream()
                .filter(step -> step.percent < percent)
                .findFirst()
                .orElse(STEPS.getFirst());
    }

    /** What a length is multiplied by. */
    public double factor() {
        return percent / 100.0;
    }
}
