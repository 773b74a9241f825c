package app.marquee.report.pdf;

import app.marquee.report.page.PageTag;
import app.marquee.report.page.PageTag.Role;

import org.openpdf.text.pdf.PdfDictionary;
import org.openpdf.text.pdf.PdfName;
import org.openpdf.text.pdf.PdfObject;
import org.openpdf.text.pdf.PdfString;
import org.openpdf.text.pdf.PdfStructureElement;
import org.openpdf.text.pdf.PdfStructureTreeRoot;

import java.text.Bidi;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;

/**
 * Structure of a PDF file: an element for each tag of its pages, in the order in which they are
 * drawn. Not thread-safe.
 */
final class PdfTags {
    private static final PdfName SCOPE = new PdfName("Scope");

    private final PdfStructureElement document;
    private final Map<PageTag, PdfStructureElement> elements = new HashMap<>();
    private final IdentityHashMap<PdfStructureElement, String> texts = new IdentityHashMap<>();

    PdfTags(PdfStructureTreeRoot root) {
        this.document = new PdfStructureElement(root, new PdfName("Document"));
    }

    /** The element of a tag, the same each time. */
    PdfStructureElement element(PageTag tag) {
        PdfStructureElement known = elements.get(tag);
        if (known != null) {
            return known;
        }
        PageTag parent = tag.parent();
        PdfStructureElement made =
                new PdfStructureElement(parent == null ? document : element(parent), name(tag));
        if (!tag.description().isEmpty()) {
            made.put(PdfName.ALT, new PdfString(tag.description(), PdfObject.TEXT_UNICODE));
        }
        if (tag.role() == Role.HEADER_CELL) {
            PdfDictionary column = new PdfDictionary();
            column.put(PdfName.O, PdfName.TABLE);
            column.put(SCOPE, new PdfName("Column"));
            made.put(PdfName.A, column);
        }
        elements.put(tag, made);
        return made;
    }

    /**
     * Adds a line to the text of an element. Letters from right to left are drawn from left to
     * right, so that such an element needs its text in reading order.
     */
    void read(PdfStructureElement element, String line) {
        String text = texts.merge(element, line, (before, more) -> before + ' ' + more);
        if (Bidi.requiresBidi(text.toCharArray(), 0, text.length())) {
            element.put(PdfName.ACTUALTEXT, new PdfString(text, PdfObject.TEXT_UNICODE));
        }
    }

    private static PdfName name(PageTag tag) {
        return switch (tag.role()) {
            case TITLE -> PdfName.H1;
            case HEADING -> PdfName.H2;
            case PARAGRAPH -> PdfName.P;
            case FIGURE -> PdfName.FIGURE;
            case TABLE -> PdfName.TABLE;
            case CAPTION -> PdfName.CAPTION;
            case ROW -> new PdfName("TR");
            case HEADER_CELL -> PdfName.TH;
            case CELL -> PdfName.TD;
            case DECORATION -> throw new IllegalArgumentException("Decorations have no element");
        };
    }
}
