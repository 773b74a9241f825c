package app.marquee.model.settings;

import org.jspecify.annotations.Nullable;

/**
 * Retention settings of saved reports and images. Null where nothing was chosen.
 *
 * @param days how old reports may become
 * @param megabytes how much all reports may take together
 * @param settlingDays after how many days figures are taken for final
 * @param imageMegabytes how much all images may take together
 */
public record AnswerKeeping(
        @Nullable Integer days,
        @Nullable Integer megabytes,
        @Nullable Integer settlingDays,
        @Nullable Integer imageMegabytes) {
    public static final AnswerKeeping USUAL = new AnswerKeeping(null, null, null, null);

    public AnswerKeeping withDays(int chosen) {
        return new AnswerKeeping(chosen, megabytes, settlingDays, imageMegabytes);
    }

    public AnswerKeeping withMegabytes(int chosen) {
        return new AnswerKeeping(days, chosen, settlingDays, imageMegabytes);
    }

    public AnswerKeeping withSettlingDays(int chosen) {
        return new AnswerKeeping(days, megabytes, chosen, imageMegabytes);
    }

    public AnswerKeeping withImageMegabytes(int chosen) {
        return new AnswerKeeping(days, megabytes, settlingDays, chosen);
    }
}
