package app.marquee.ui.trash;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * Header of the videos with about as many days left. Immutable.
 *
 * @param title of the group in words
 * @param rows those that pass the filter
 */
record TrashGroup(Span span, String title, List<TrashRow> rows, boolean expanded)
        implements TrashLine {
    /** Days left, in the order of the table. */
    enum Span {
        URGENT,
        WEEK,
        FORTNIGHT,
        MONTH,
        UNKNOWN,
        EXPIRED,
        RECOVERED,
        /** Not in the trash any more, or never. */
        OUT;

        private static final long WEEK_DAYS = 7;
        private static final long FORTNIGHT_DAYS = 14;

        static Span of(TrashRow row) {
            if (row.isExpired()) {
                return EXPIRED;
            }
            return switch (row.state()) {
                case RECOVERED -> RECOVERED;
                case ELSEWHERE, MISSING -> OUT;
                default -> of(row, row.left());
            };
        }

        /** Whether its videos are in the trash no more. */
        boolean isOut() {
            return this == RECOVERED || this == OUT;
        }

        private static Span of(TrashRow row, @Nullable Long left) {
            if (left == null) {
                return UNKNOWN;
            }
            if (row.isUrgent()) {
                return URGENT;
            }
            if (left <= WEEK_DAYS) {
                return WEEK;
            }
            return left <= FORTNIGHT_DAYS ? FORTNIGHT : MONTH;
        }
    }

    @Override
    public @Nullable TrashRow row() {
        return null;
    }
}
