package app.marquee.analytics.filter;

/**
 * One filter of the reports.
 *
 * @param value the ID of a segment, otherwise the text of the platform
 * @param label the title of a segment when it was chosen, otherwise the value
 */
public record ReportFilter(FilterKind kind, String value, String label) {
    /** Between the key and the value of a custom field. */
    private static final char BETWEEN = '\u001f';

    /** A filter whose value is its label. */
    public static ReportFilter of(FilterKind kind, String value) {
        return new ReportFilter(kind, value, value);
    }

    /** The videos whose custom field has this value. */
    public static ReportFilter ofField(String key, String value) {
        return ofField(field(key, value));
    }

    /**
     * @param field the key of a custom field with its value
     */
    public static ReportFilter ofField(String field) {
        return new ReportFilter(
                FilterKind.FIELD, field, field.replace(String.valueOf(BETWEEN), ": "));
    }

    /** The value of a filter by a custom field. */
    public static String field(String key, String value) {
        return key + BETWEEN + value;
    }

    /** What filters have in common of which one is enough: their kind, or the same custom field. */
    String dimension() {
        return kind == FilterKind.FIELD
                ? kind.key() + value.substring(0, Math.max(0, value.indexOf(BETWEEN)))
                : kind.key();
    }

    boolean isSame(ReportFilter other) {
        return kind == other.kind && value.equals(other.value);
    }
}
