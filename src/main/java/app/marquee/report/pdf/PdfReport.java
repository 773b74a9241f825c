package app.marquee.report.pdf;

import app.marquee.export.ExportProgress;
import app.marquee.export.FileContent;
import app.marquee.model.Interrupts;
import app.marquee.report.ClientReport;
import app.marquee.report.ReportWords;
import app.marquee.report.page.ReportPage;
import app.marquee.report.page.ReportPages;

import org.openpdf.text.Document;
import org.openpdf.text.Rectangle;
import org.openpdf.text.pdf.PdfContentByte;
import org.openpdf.text.pdf.PdfDestination;
import org.openpdf.text.pdf.PdfName;
import org.openpdf.text.pdf.PdfOutline;
import org.openpdf.text.pdf.PdfString;
import org.openpdf.text.pdf.PdfWriter;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** PDF file of a report: A4 pages with bookmarks, tags, vector figures and embedded fonts. */
public final class PdfReport implements FileContent {
    /** Points of a pixel. */
    private static final double POINTS = 0.75;

    private final ClientReport report;
    private final Supplier<FontFiles> files;

    public PdfReport(ClientReport report) {
        this(report, FontFiles::ofSystem);
    }

    /**
     * @param files fonts for scripts that the bundled ones lack
     */
    public PdfReport(ClientReport report, Supplier<FontFiles> files) {
        this.report = report;
        this.files = files;
    }

    @Override
    public long rows() {
        return report.blocks().size();
    }

    @Override
    public void write(OutputStream out, ExportProgress progress)
            throws IOException, InterruptedException {
        PdfFonts fonts = new PdfFonts(files);
        List<ReportPage> pages = pages(fonts);
        Document document =
                new Document(
                        new Rectangle(
                                (float) (ReportPage.WIDTH * POINTS),
                                (float) (ReportPage.HEIGHT * POINTS)));
        PdfWriter writer = PdfWriter.getInstance(document, out);
        writer.setCloseStream(false);
        writer.setTagged();
        document.addTitle(report.fileName());
        document.addCreator("Marquee");
        document.open();
        writer.getExtraCatalog()
                .put(PdfName.LANG, new PdfString(report.head().language().toLanguageTag()));
        writer.setViewerPreferences(PdfWriter.PageModeUseOutlines | PdfWriter.DisplayDocTitle);
        PdfTags tags = new PdfTags(writer.getStructureTreeRoot());
        for (int at = 0; at < pages.size(); at++) {
            Interrupts.heed();
            if (at > 0) {
                document.newPage();
            }
            page(pages.get(at), writer.getDirectContent(), fonts, tags);
            progress.report(at + 1L, pages.size());
        }
        document.close();
    }

    /** With the scripts without a font at the end, which are known once all is measured. */
    private List<ReportPage> pages(PdfFonts fonts) {
        List<ReportPage> pages = ReportPages.of(report, fonts);
        if (fonts.missing().isEmpty()) {
            return pages;
        }
        ReportWords words = report.words();
        String scripts =
                fonts.missing().stream()
                        .map(TextRun::name)
                        .sorted()
                        .collect(Collectors.joining(", "));
        return ReportPages.of(report, fonts, words.text("fonts.missing", scripts));
    }

    private static void page(ReportPage page, PdfContentByte to, PdfFonts fonts, PdfTags tags) {
        double height = ReportPage.HEIGHT * POINTS;
        for (ReportPage.Bookmark bookmark : page.bookmarks()) {
            new PdfOutline(
                    to.getRootOutline(),
                    new PdfDestination(
                            PdfDestination.FITH, (float) (height - bookmark.y() * POINTS)),
                    bookmark.title());
        }
        to.saveState();
        to.concatCTM((float) POINTS, 0, 0, (float) -POINTS, 0, (float) height);
        page.draw(new PdfDrawing(to, fonts, tags));
        to.restoreState();
    }
}
