package app.marquee.ui.analytics;

/**
 * A figure above a table.
 *
 * @param id in kebab case
 * @param help what it is worth, in a sentence; empty when there is nothing to explain
 * @param leading whether it is the one that the table is about
 */
public record Figure(String id, String caption, String value, String help, boolean leading) {
    public static Figure of(String id, String caption, String value) {
        return new Figure(id, caption, value, "", false);
    }
}
