package app.marquee.report.page;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.report.SampleReport;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Where the pages of a report end. */
class ReportPagesTest {
    /** A letter is half as wide as it is high. */
    private static final double WIDTH = 0.5;

    private static List<String> texts(ReportPage page) {
        List<String> texts = new ArrayList<>();
        InvocationHandler writing =
                (proxy, method, arguments) -> {
                    if (method.isDefault()) {
                        return InvocationHandler.invokeDefault(proxy, method, arguments);
                    }
                    if (arguments[0] instanceof String text) {
                        texts.add(text);
                    }
                    return null;
                };
        page.draw(
                (PageSurface)
                        Proxy.newProxyInstance(
                                PageSurface.class.getClassLoader(),
                                new Class<?>[] {PageSurface.class},
                                writing));
        return texts;
    }

    @ParameterizedTest
    @ValueSource(ints = {8, 12, 16, 20, 24})
    void aHeadingIsOnThePageOfItsFigure(int rows) {
        List<ReportPage> pages =
                ReportPages.of(
                        SampleReport.of(
                                SampleReport.videos(Collections.nCopies(rows, "Title")),
                                SampleReport.map()),
                        (text, font) -> text.length() * font.size() * WIDTH);
        assertThat(pages.stream().map(ReportPagesTest::texts))
                .filteredOn(texts -> texts.contains("Places"))
                .singleElement()
                .satisfies(texts -> assertThat(texts).contains("Map with 3 cities"));
    }
}
