package app.marquee.report.page;

import app.marquee.drawing.FontFace;
import app.marquee.drawing.Rgba;
import app.marquee.drawing.TextStyle;
import app.marquee.report.ReportLook;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Flow of content from the top of pages to their bottom. Not thread-safe. */
final class PageFlow {
    static final double LEFT = 56;
    static final double RIGHT = ReportPage.WIDTH - LEFT;
    static final double WIDTH = RIGHT - LEFT;
    private static final double TOP = 56;
    private static final double BOTTOM = ReportPage.HEIGHT - 64;
    private static final double FOOT = ReportPage.HEIGHT - 36;
    private static final double LINE = 1.4;

    private final TextLines lines;
    private final List<List<Consumer<PageSurface>>> pages = new ArrayList<>();
    private final List<List<ReportPage.Bookmark>> bookmarks = new ArrayList<>();
    private double y;

    PageFlow(TextLines lines) {
        this.lines = lines;
        newPage();
    }

    TextLines lines() {
        return lines;
    }

    double y() {
        return y;
    }

    void newPage() {
        pages.add(new ArrayList<>());
        bookmarks.add(new ArrayList<>());
        y = TOP;
    }

    /** Whether there is room for this height on the page. */
    boolean fits(double height) {
        return y + height <= BOTTOM;
    }

    /** Goes to the next page where there is no room; a page is never left empty. */
    void need(double height) {
        if (!fits(height) && y > TOP) {
            newPage();
        }
    }

    void space(double height) {
        y += height;
    }

    void add(PageTag tag, Consumer<PageSurface> drawn) {
        pages.getLast().add(tagged(tag, drawn));
    }

    /** Adds content that is only seen. */
    void decorate(Consumer<PageSurface> drawn) {
        add(PageTag.DECORATION, drawn);
    }

    private static Consumer<PageSurface> tagged(PageTag tag, Consumer<PageSurface> drawn) {
        return on -> on.tagged(tag, () -> drawn.accept(on));
    }

    void bookmark(String title) {
        bookmarks.getLast().add(new ReportPage.Bookmark(title, y));
    }

    void text(PageTag tag, String text, double x, double baseline, TextStyle style) {
        add(tag, on -> on.text(text, x, baseline, style));
    }

    static double lineHeight(FontFace font) {
        return font.size() * LINE;
    }

    void paragraph(String text, FontFace font, Rgba color) {
        paragraph(PageTag.of(PageTag.Role.PARAGRAPH), text, font, color);
    }

    /** A paragraph over the whole width, which starts at the side of its language. */
    void paragraph(PageTag tag, String text, FontFace font, Rgba color) {
        boolean rightToLeft = TextLines.isRightToLeft(text);
        TextStyle style =
                new TextStyle(
                        font, color, rightToLeft ? TextStyle.Align.END : TextStyle.Align.START);
        for (String line : lines.of(text, font, WIDTH, Integer.MAX_VALUE)) {
            need(lineHeight(font));
            text(tag, line, rightToLeft ? RIGHT : LEFT, y + font.ascent(), style);
            space(lineHeight(font));
        }
    }

    /**
     * The pages with their feet.
     *
     * @param foot text at the left of each foot
     * @param number text for the number of a page and that of all
     */
    List<ReportPage> pages(String foot, PageNumber number) {
        FontFace font = new FontFace(ReportLook.FONT, 10, false);
        TextStyle start = new TextStyle(font, ReportLook.MUTED, TextStyle.Align.START);
        TextStyle end = new TextStyle(font, ReportLook.MUTED, TextStyle.Align.END);
        String fitted = lines.metrics().fitted(foot, font, WIDTH * 0.7);
        List<ReportPage> all = new ArrayList<>();
        for (int at = 0; at < pages.size(); at++) {
            String page = number.of(at + 1, pages.size());
            pages.get(at)
                    .add(
                            tagged(
                                    PageTag.DECORATION,
                                    on -> {
                                        on.text(fitted, LEFT, FOOT, start);
                                        on.text(page, RIGHT, FOOT, end);
                                    }));
            all.add(new ReportPage(pages.get(at), bookmarks.get(at)));
        }
        return List.copyOf(all);
    }

    /** Text of a page number. */
    @FunctionalInterface
    interface PageNumber {
        String of(int page, int pages);
    }
}
