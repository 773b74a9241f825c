package app.marquee.report.page;

import java.util.List;
import java.util.function.Consumer;

/** A4 page of a report, in pixels of a window. Immutable. */
public record ReportPage(List<Consumer<PageSurface>> content, List<Bookmark> bookmarks) {
    public static final double WIDTH = 794;
    public static final double HEIGHT = 1_123;

    /** Title of a block at its height on the page. Immutable. */
    public record Bookmark(String title, double y) {}

    public ReportPage {
        content = List.copyOf(content);
        bookmarks = List.copyOf(bookmarks);
    }

    public void draw(PageSurface on) {
        content.forEach(one -> one.accept(on));
    }
}
