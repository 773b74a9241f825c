package app.marquee.ui.shell.section;

import app.marquee.ui.control.Badge;

/**
 * Badge of a section in the rail, from what is known on this computer.
 *
 * @param words key of the plural text that says it, in the section's messages
 * @param isDot whether a dot is shown instead of the number
 */
public record SectionBadge(String words, Badge.Tone tone, boolean isDot, Source source) {
    /** Number that a badge shows. */
    @FunctionalInterface
    public interface Source {
        /** 0 while there is nothing to show, or while nothing is known. Blocks. */
        long count();

        /**
         * Runs the listener after the number may have changed, on any thread, until it is let go.
         */
        default Runnable listen(Runnable listener) {
            return () -> {};
        }
    }

    public static SectionBadge number(String words, Badge.Tone tone, Source source) {
        return new SectionBadge(words, tone, false, source);
    }

    public static SectionBadge dot(String words, Badge.Tone tone, Source source) {
        return new SectionBadge(words, tone, true, source);
    }
}
