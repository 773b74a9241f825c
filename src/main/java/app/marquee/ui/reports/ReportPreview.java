package app.marquee.ui.reports;

import app.marquee.report.page.ReportPage;
import app.marquee.text.Messages;

import javafx.geometry.Bounds;
import javafx.scene.AccessibleRole;
import javafx.scene.Group;
import javafx.scene.canvas.Canvas;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.transform.Scale;

import java.util.List;

/** Preview of a report's pages, as wide as there is room. FX thread only. */
final class ReportPreview extends ScrollPane {
    private static final double EDGE = 24;
    private static final double LEAST = 0.3;

    private final Messages messages;
    private final VBox pages = new VBox();
    private List<ReportPage> shown = List.of();
    private int beginning;

    ReportPreview(Messages messages) {
        this.messages = messages;
        setId("report-preview");
        setFitToWidth(true);
        pages.getStyleClass().add("report-pages");
        getStyleClass().add("report-preview");
        setContent(pages);
        setAccessibleText(messages.text("preview"));
        viewportBoundsProperty().subscribe(_ -> fit());
    }

    /**
     * Shows these pages where the former ones are in sight.
     *
     * @param first the page to begin with, from 0, once another one is to begin with
     */
    void show(List<ReportPage> content, PageImages images, int first) {
        double at = getVvalue();
        shown = List.copyOf(content);
        pages.getChildren().clear();
        for (int number = 0; number < content.size(); number++) {
            Canvas canvas = new Canvas(ReportPage.WIDTH, ReportPage.HEIGHT);
            content.get(number).draw(new CanvasPage(canvas, images));
            StackPane paper = new StackPane(canvas);
            paper.getStyleClass().add("report-paper");
            paper.setAccessibleRole(AccessibleRole.IMAGE_VIEW);
            paper.setAccessibleText(messages.text("preview.page", number + 1, content.size()));
            pages.getChildren().add(new Group(paper));
        }
        fit();
        if (first == beginning) {
            setVvalue(at);
        } else {
            beginning = first;
            turnTo(first, 0);
        }
    }

    /** Scrolls to the block of a title; stays where there is none. */
    void turnTo(String title) {
        for (int number = 0; number < shown.size(); number++) {
            for (ReportPage.Bookmark bookmark : shown.get(number).bookmarks()) {
                if (bookmark.title().equals(title)) {
                    turnTo(number, bookmark.y());
                    return;
                }
            }
        }
    }

    /**
     * @param down how far down the page, in its pixels
     */
    private void turnTo(int number, double down) {
        applyCss();
        layout();
        Bounds page = pages.getChildren().get(number).getBoundsInParent();
        double top = page.getMinY() + down * page.getHeight() / ReportPage.HEIGHT;
        double hidden = pages.getHeight() - getViewportBounds().getHeight();
        setVvalue(hidden <= 0 ? 0 : Math.clamp((top - EDGE) / hidden, 0, 1));
    }

    private void fit() {
        double across = (getViewportBounds().getWidth() - 2 * EDGE) / ReportPage.WIDTH;
        double factor = Math.clamp(across, LEAST, 1);
        pages.getChildren()
                .forEach(
                        page ->
                                ((Group) page)
                                        .getChildren()
                                        .getFirst()
                                        .getTransforms()
                                        .setAll(new Scale(factor, factor)));
    }
}
