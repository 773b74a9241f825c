package app.marquee.service.session;

import app.marquee.model.settings.AnswerKeeping;
import app.marquee.store.settings.SettingsStore;
import app.marquee.store.snapshot.Snapshots;

import org.jspecify.annotations.Nullable;

import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * Retention settings of the saved reports on this computer: age, size and the days after which
 * values are final; and the size of the images. Only touches memory unless marked blocking.
 * Thread-safe.
 */
public final class ReportCacheSettings {
    /** Services count late; after this many days hardly anything is added. */
    public static final int USUAL_SETTLING = 3;

    /** Millions of bytes for images. */
    public static final int USUAL_IMAGES = 200;

    private static final long MEGABYTE = 1_000_000;
    private static final int MOST_DAYS = 4_000;
    private static final int MOST_MEGABYTES = 100_000;
    private static final int MOST_SETTLING = 60;

    private final SettingsStore settings;
    private final Snapshots snapshots;

    public ReportCacheSettings(SettingsStore settings, Snapshots snapshots) {
        this.settings = settings;
        this.snapshots = snapshots;
    }

    /** How old an answer may become, in days. */
    public int days() {
        return number(AnswerKeeping::days, Snapshots.Retention.USUAL.days(), MOST_DAYS);
    }

    /** How much all answers may take together, in millions of bytes. */
    public int megabytes() {
        return number(
                AnswerKeeping::megabytes,
                (int) (Snapshots.Retention.USUAL.bytes() / MEGABYTE),
                MOST_MEGABYTES);
    }

    public void keepMegabytes(int megabytes) {
        put(answers -> answers.withMegabytes(megabytes));
    }

    /** How much all images may take together, in millions of bytes. */
    public int imageMegabytes() {
        return number(AnswerKeeping::imageMegabytes, USUAL_IMAGES, MOST_MEGABYTES);
    }

    /** The same in bytes. */
    public long imageBytes() {
        return imageMegabytes() * MEGABYTE;
    }

    /** Days after which figures are taken for final. */
    public int settlingDays() {
        return number(AnswerKeeping::settlingDays, USUAL_SETTLING, MOST_SETTLING);
    }

    public void settleAfter(int days) {
        put(answers -> answers.withSettlingDays(days));
    }

    /** The user's choice where it is valid; else the default. */
    private int number(Function<AnswerKeeping, @Nullable Integer> of, int usual, int most) {
        Integer chosen = of.apply(settings.current().answers());
        return chosen != null && chosen > 0 && chosen <= most ? chosen : usual;
    }

    private void put(UnaryOperator<AnswerKeeping> choice) {
        settings.update(now -> now.withAnswers(choice.apply(now.answers())));
    }

    public Snapshots.Retention retention() {
        return new Snapshots.Retention(days(), megabytes() * MEGABYTE);
    }

    /** Current disk usage. */
    public record Usage(long answers, long bytes) {}

    /** Blocks. */
    public Usage usage() {
        Snapshots.Usage usage = snapshots.usage();
        return new Usage(usage.answers(), usage.bytes());
    }

    /** Lets go of what is older or more than was chosen; blocks. */
    public Usage trim() {
        snapshots.trim(retention());
        return usage();
    }

    /** Deletes all of them, of every connection; blocks. */
    public Usage clear() {
        snapshots.clear();
        return usage();
    }
}
