package app.marquee.model.settings;

import org.jspecify.annotations.Nullable;

/**
 * Retention settings of saved reports. Null where nothing was chosen.
 *
 * @param days how old they may become
 * @param megabytes how much all of them may take together
 * @param settlingDays after how many days figures are taken for final
 */
public record AnswerKeeping(
        @Nullable Integer days, @Nullable Integer megabytes, @Nullable Integer settlingDays) {
    public static final AnswerKeeping USUAL = new AnswerKeeping(null, null, null);

    public AnswerKeeping withDays(int chosen) {
        return new AnswerKeeping(chosen, megabytes, settlingDays);
    }

    public AnswerKeeping withMegabytes(int chosen) {
        return new AnswerKeeping(days, chosen, settlingDays);
    }

    public AnswerKeeping withSettlingDays(int chosen) {
        return new AnswerKeeping(days, megabytes, chosen);
    }
}
