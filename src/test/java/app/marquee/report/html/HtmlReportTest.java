package app.marquee.report.html;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.HostileTitle;
import app.marquee.model.report.BlockType;
import app.marquee.report.ClientReport;
import app.marquee.report.ReportBlock;
import app.marquee.report.SampleReport;

import org.junit.jupiter.api.Test;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** One file that shows every text and runs none. */
class HtmlReportTest {
    private static String html(ClientReport report) throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new HtmlReport(report).write(out, (_, _) -> {});
        return out.toString(StandardCharsets.UTF_8);
    }

    @Test
    void aHostileTitleIsText() throws Exception {
        String html =
                html(
                        SampleReport.of(
                                SampleReport.videos(List.of(HostileTitle.TEXT)),
                                SampleReport.chart(HostileTitle.TEXT)));
        assertThat(html)
                .contains("&lt;script&gt;alert(1)&lt;/script&gt;")
                .doesNotContain("<script", "<img", "\u202e", "\u0007", "\u001b", "\u009b")
                .contains(" 100%s {0} C:\\new _x EDIÇÃO edição İstanbul ß")
                .contains("default-src 'none'");
        assertThat(Pattern.compile("<[^>]* on\\w+=").matcher(html).find()).isFalse();
    }

    @Test
    void everyScriptIsThereWithItsOwnDirection() throws Exception {
        String html = html(SampleReport.of(SampleReport.videos(SampleReport.SCRIPTS)));
        assertThat(html).startsWith("<!DOCTYPE html>\n<html lang=\"en\" dir=\"ltr\">");
        SampleReport.SCRIPTS.forEach(
                title -> assertThat(html).contains("<bdi>" + title + "</bdi>"));
    }

    @Test
    void figuresAreInThePageAndShareNoIds() throws Exception {
        String html = html(SampleReport.of(SampleReport.charts(2), SampleReport.map()));
        List<String> ids =
                Pattern.compile(" id=\"([^\"]+)\"")
                        .matcher(html)
                        .results()
                        .map(found -> found.group(1))
                        .toList();
        assertThat(html.split("<svg ", -1)).hasSize(4);
        assertThat(ids).isNotEmpty().doesNotHaveDuplicates();
        assertThat(html).doesNotContain("http://example", "src=\"http", "url(http");
    }

    @Test
    void theCaptionOfAFigureIsAboveIt() throws Exception {
        assertThat(html(SampleReport.of(SampleReport.map())))
                .containsPattern("<figure>\\s*<figcaption>[^<]+</figcaption>\\s*<svg ");
    }

    @Test
    void missingAndUnknownValuesAreSaid() throws Exception {
        ClientReport report =
                SampleReport.of(
                        SampleReport.numbers(),
                        ReportBlock.missing(BlockType.MAP, "Places", "The cities aren’t loaded."));
        assertThat(html(report))
                .contains("<dd>Unknown</dd>", "The cities aren’t loaded.")
                .contains(" · Partial</p>")
                .as("the cover is read by the client")
                .doesNotContain("incomplete")
                .contains("<title>Acme – Monthly report – May 2026-partial</title>");
    }

    @Test
    void aTableSaysWhatItLeavesOut() throws Exception {
        assertThat(html(SampleReport.of(SampleReport.videos(List.of("A", "B")))))
                .contains("5 more rows aren’t shown.");
    }

    @Test
    void tagsAreBalanced() throws Exception {
        String html =
                html(
                        SampleReport.of(
                                SampleReport.numbers(),
                                SampleReport.charts(1),
                                SampleReport.map(),
                                SampleReport.videos(SampleReport.SCRIPTS)));
        Stream.of("section", "table", "tr", "td", "svg", "g", "figure", "dl", "p", "header")
                .forEach(
                        tag ->
                                assertThat(count(html, "<" + tag + "[ >]"))
                                        .as(tag)
                                        .isEqualTo(count(html, "</" + tag + ">")));
    }

    private static long count(String html, String tag) {
        return Pattern.compile(tag).matcher(html).results().count();
    }
}
