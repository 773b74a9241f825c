package app.marquee.report.pdf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import app.marquee.model.HostileTitle;
import app.marquee.model.picture.PictureHead;
import app.marquee.model.picture.SampleImages;
import app.marquee.model.video.PictureData;
import app.marquee.report.ClientReport;
import app.marquee.report.ReportImage;
import app.marquee.report.SampleReport;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openpdf.text.pdf.PdfArray;
import org.openpdf.text.pdf.PdfDictionary;
import org.openpdf.text.pdf.PdfName;
import org.openpdf.text.pdf.PdfObject;
import org.openpdf.text.pdf.PdfReader;
import org.openpdf.text.pdf.PdfString;
import org.openpdf.text.pdf.SimpleBookmark;

import java.io.IOException;
import java.io.OutputStream;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/** Pages whose fonts are in the file and whose texts can be read back. */
@Tag("zone")
class PdfReportTest {
    private static final Path FONTS = Path.of("src/test/resources/app/marquee/report/pdf");

    @TempDir private Path folder;

    private Path write(ClientReport report, FontFiles fonts) throws Exception {
        Path file = folder.resolve("report.pdf");
        try (OutputStream out = Files.newOutputStream(file)) {
            new PdfReport(report, () -> fonts).write(out, (_, _) -> {});
        }
        return file;
    }

    private static ClientReport inScripts() {
        return SampleReport.of(SampleReport.videos(SampleReport.SCRIPTS));
    }

    private static List<PdfDictionary> fonts(PdfReader reader) {
        List<PdfDictionary> fonts = new ArrayList<>();
        for (int at = 0; at < reader.getXrefSize(); at++) {
            PdfObject object = reader.getPdfObject(at);
            if (object instanceof PdfDictionary dictionary
                    && PdfName.FONTDESCRIPTOR.equals(dictionary.get(PdfName.TYPE))) {
                fonts.add(dictionary);
            }
        }
        return fonts;
    }

    @Test
    void everyScriptHasAnEmbeddedSubset() throws Exception {
        Path file = write(inScripts(), FontFiles.in(List.of(FONTS)));
        try (PdfReader reader = new PdfReader(Files.readAllBytes(file))) {
            assertThat(fonts(reader))
                    .isNotEmpty()
                    .allSatisfy(
                            font -> {
                                assertThat(font.get(PdfName.FONTFILE2)).isNotNull();
                                assertThat(font.get(PdfName.FONTNAME).toString())
                                        .matches("/[A-Z]{6}\\+.*");
                            })
                    .extracting(font -> font.get(PdfName.FONTNAME).toString().substring(8))
                    .contains(
                            "MarqueeRightToLeft-Regular",
                            "NotoSansDevanagari-Regular",
                            "NotoSansJP-Regular",
                            "NotoSansSC-Regular");
        }
    }

    @Test
    void aScriptWithoutAFontIsNamed() throws Exception {
        Path file = write(inScripts(), FontFiles.in(List.of()));
        try (PdfReader reader = new PdfReader(Files.readAllBytes(file))) {
            assertThat(fonts(reader))
                    .extracting(font -> font.get(PdfName.FONTNAME).toString().substring(8))
                    .containsExactlyInAnyOrder(
                            "Roboto-Regular", "Roboto-Bold", "MarqueeRightToLeft-Regular");
        }
        PdfFonts fonts = new PdfFonts(() -> FontFiles.in(List.of()));
        assertThat(TextRun.of("a 日本 b", false, fonts))
                .extracting(TextRun::shown)
                .containsExactly("a ", "[Han]", " b");
        assertThat(fonts.missing()).containsExactly(Character.UnicodeScript.HAN);
    }

    /** A font with emoji in colors has the letter, and nothing that can be printed. */
    @Test
    void aFontWithoutOutlinesIsPassedOver() throws Exception {
        URL font = PdfReportTest.class.getResource("/app/marquee/corpus/fonts/ColorEmoji.ttf");
        Path directory = Path.of(Objects.requireNonNull(font).toURI()).resolveSibling("");
        PdfFonts fonts = new PdfFonts(() -> FontFiles.in(List.of(directory)));
        assertThat(TextRun.of("a \ud83e\udff0", false, fonts))
                .extracting(TextRun::shown)
                .containsExactly("a ", "[Symbols]");
    }

    @Test
    void runsOfALineAreInOrderOfSight() {
        PdfFonts fonts = new PdfFonts(() -> FontFiles.in(List.of(FONTS)));
        assertThat(TextRun.of("Nr. 1: סרטון השבוע!", false, fonts))
                .extracting(TextRun::text)
                .startsWith("Nr. 1: ")
                .endsWith("!");
        assertThat(TextRun.of("😀 日本", false, fonts)).hasSize(3);
        assertThat(fonts.missing()).isEmpty();
    }

    @Test
    void blocksAreBookmarks() throws Exception {
        Path file =
                write(
                        SampleReport.of(SampleReport.numbers(), SampleReport.map()),
                        FontFiles.in(List.of()));
        try (PdfReader reader = new PdfReader(Files.readAllBytes(file))) {
            assertThat(SimpleBookmark.getBookmarkList(reader))
                    .extracting(bookmark -> String.valueOf(((Map<?, ?>) bookmark).get("Title")))
                    .containsExactly("Monthly report", "Key numbers", "Places");
            assertThat(reader.getCatalog().get(PdfName.LANG)).hasToString("en");
        }
    }

    @Test
    void figuresAreNoImages() throws Exception {
        Path file =
                write(
                        SampleReport.of(SampleReport.charts(2), SampleReport.map()),
                        FontFiles.in(List.of()));
        try (PdfReader reader = new PdfReader(Files.readAllBytes(file))) {
            for (int page = 1; page <= reader.getNumberOfPages(); page++) {
                PdfDictionary resources = reader.getPageN(page).getAsDict(PdfName.RESOURCES);
                assertThat(resources.get(PdfName.XOBJECT)).isNull();
            }
        }
    }

    private int images(byte[] bytes) throws Exception {
        PictureHead head = PictureHead.of(bytes).orElseThrow();
        ReportImage frame = new ReportImage(new PictureData(bytes), head.width(), head.height());
        Path file = write(SampleReport.of(SampleReport.framed(frame)), FontFiles.in(List.of()));
        try (PdfReader reader = new PdfReader(Files.readAllBytes(file))) {
            PdfDictionary resources =
                    reader.getPageN(reader.getNumberOfPages()).getAsDict(PdfName.RESOURCES);
            PdfDictionary objects = resources.getAsDict(PdfName.XOBJECT);
            return objects == null ? 0 : objects.size();
        }
    }

    /** A PNG is decoded and then held twice more; a JPEG goes into the file as it is. */
    @Test
    void aFrameIsWrittenUnlessThatTakesTooMuchMemory() throws Exception {
        assertThat(images(SampleImages.picture("png", 48, 27))).isOne();
        assertThat(images(SampleImages.picture("gif", 48, 27))).isOne();
        assertThat(images(SampleImages.picture("jpg", 48, 27))).isOne();
        assertThat(images(SampleImages.claiming(5_000, 5_000))).isZero();
    }

    @Test
    void screenReadersGetTheStructure() throws Exception {
        Path file =
                write(
                        SampleReport.of(
                                SampleReport.numbers(),
                                SampleReport.charts(1),
                                SampleReport.videos(List.of("One", ""))),
                        FontFiles.in(List.of()));
        try (PdfReader reader = new PdfReader(Files.readAllBytes(file))) {
            PdfDictionary marked = reader.getCatalog().getAsDict(PdfName.MARKINFO);
            assertThat(marked.get(PdfName.MARKED)).hasToString("true");
            PdfDictionary root = reader.getCatalog().getAsDict(PdfName.STRUCTTREEROOT);
            assertThat(root.getAsDict(new PdfName("ParentTree"))).isNotNull();
            assertThat(kids(root).stream().map(PdfReportTest::outline))
                    .containsExactly(
                            "Document(P, H1, P, P, P, H2, P, P, P, H2, P, Figure:Views by day,"
                                    + " H2, P, Table(TR(TH:Column, TH:Column), TR(TD, TD),"
                                    + " TR(TD, TD)), P)");
        }
    }

    /** Its head is on each page for those who see it, and once for those who don't. */
    @Test
    void aTableOfSeveralPagesHasOneHead() throws Exception {
        Path file =
                write(
                        SampleReport.of(SampleReport.videos(Collections.nCopies(60, "Title"))),
                        FontFiles.in(List.of()));
        try (PdfReader reader = new PdfReader(Files.readAllBytes(file))) {
            assertThat(reader.getNumberOfPages()).isGreaterThan(2);
            String structure =
                    outline(kids(reader.getCatalog().getAsDict(PdfName.STRUCTTREEROOT)).getFirst());
            assertThat(structure.split("TR\\(", -1)).hasSize(1 + 1 + 60);
            assertThat(structure.split("TH:Column", -1)).hasSize(1 + 2);
        }
    }

    @Test
    void textsFromRightToLeftAreReadInTheirOrder() throws Exception {
        Path file = write(inScripts(), FontFiles.in(List.of(FONTS)));
        try (PdfReader reader = new PdfReader(Files.readAllBytes(file))) {
            PdfDictionary document =
                    kids(reader.getCatalog().getAsDict(PdfName.STRUCTTREEROOT)).getFirst();
            assertThat(texts(document))
                    .containsExactlyElementsOf(SampleReport.SCRIPTS.subList(0, 2));
        }
    }

    private static List<String> texts(PdfDictionary element) {
        PdfString own = element.getAsString(PdfName.ACTUALTEXT);
        return Stream.concat(
                        Stream.ofNullable(own).map(PdfString::toUnicodeString),
                        kids(element).stream().flatMap(kid -> texts(kid).stream()))
                .toList();
    }

    private static List<PdfDictionary> kids(PdfDictionary element) {
        PdfArray kids = element.getAsArray(PdfName.K);
        List<PdfDictionary> all = new ArrayList<>();
        for (int at = 0; kids != null && at < kids.size(); at++) {
            PdfDictionary kid = kids.getAsDict(at);
            if (kid != null && kid.contains(PdfName.S)) {
                all.add(kid);
            }
        }
        return all;
    }

    /** An element with its parts, its text for readers who don't see it, and its scope. */
    private static String outline(PdfDictionary element) {
        String name = element.getAsName(PdfName.S).toString().substring(1);
        if (element.contains(PdfName.ALT)) {
            name += ":" + element.getAsString(PdfName.ALT).toUnicodeString();
        }
        if (element.contains(PdfName.A)) {
            PdfName scope = element.getAsDict(PdfName.A).getAsName(new PdfName("Scope"));
            name += ":" + scope.toString().substring(1);
        }
        return kids(element).stream()
                .map(PdfReportTest::outline)
                .reduce((left, right) -> left + ", " + right)
                .map((name + "(%s)")::formatted)
                .orElse(name);
    }

    @Test
    void aHostileTitleIsText() throws Exception {
        Path file =
                write(
                        SampleReport.of(SampleReport.videos(List.of(HostileTitle.TEXT))),
                        FontFiles.in(List.of()));
        try (PdfReader reader = new PdfReader(Files.readAllBytes(file))) {
            assertThat(reader.getJavaScript()).isNullOrEmpty();
            PdfArray annotations = reader.getPageN(1).getAsArray(PdfName.ANNOTS);
            assertThat(annotations).isNull();
        }
    }

    @Test
    void popplerReadsEveryTitleInItsOrder() throws Exception {
        String text = read("pdftotext", write(inScripts(), FontFiles.in(List.of(FONTS))));
        assertThat(text.replaceAll("[\\u202a-\\u202e\\u2066-\\u2069]", ""))
                .contains(SampleReport.SCRIPTS);
    }

    /** Content outside tags would be skipped, and a mark that is used twice read wrongly. */
    @Test
    void everythingIsTaggedOnEachPage() throws Exception {
        Path file =
                write(
                        SampleReport.of(
                                SampleReport.videos(Collections.nCopies(60, "Title")),
                                SampleReport.map()),
                        FontFiles.in(List.of()));
        try (PdfReader reader = new PdfReader(Files.readAllBytes(file))) {
            assertThat(reader.getNumberOfPages()).isGreaterThan(2);
            for (int page = 1; page <= reader.getNumberOfPages(); page++) {
                assertThat(untagged(reader.getPageContent(page))).isEmpty();
            }
        }
    }

    /** The operators that draw outside of tags. */
    private static List<String> untagged(byte[] content) {
        int depth = 0;
        List<String> drawn = new ArrayList<>();
        for (String line : new String(content, StandardCharsets.ISO_8859_1).lines().toList()) {
            if (line.endsWith(" BDC") || line.endsWith(" BMC")) {
                depth++;
            } else if (line.equals("EMC")) {
                depth--;
            } else if (depth == 0 && line.matches("(.*\\s)?(f|S|Do|Tj|TJ)")) {
                drawn.add(line);
            }
        }
        assertThat(depth).isZero();
        return drawn;
    }

    /** Skipped where Poppler is not installed. */
    private static String read(String program, Path file) throws Exception {
        try {
            Process process = new ProcessBuilder(program, file.toString(), "-").start();
            String text =
                    new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(process.waitFor()).isZero();
            return text;
        } catch (IOException none) {
            assumeTrue(false, program + " is not installed");
            return "";
        }
    }
}
