package app.marquee.ui.analytics;

/**
 * Summary value above a table.
 *
 * @param id in kebab case
 * @param help explanation in a sentence; empty when there is nothing to explain
 * @param leading whether it is the table's main value
 */
public record Figure(String id, String caption, String value, String help, boolean leading) {
    public static Figure of(String id, String caption, String value) {
        return new Figure(id, caption, value, "", false);
    }
}
