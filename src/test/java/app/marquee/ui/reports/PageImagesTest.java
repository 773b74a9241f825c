package app.marquee.ui.reports;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.drawing.Affine;
import app.marquee.drawing.Box;
import app.marquee.model.picture.SampleImages;
import app.marquee.model.video.PictureData;
import app.marquee.report.ReportImage;
import app.marquee.report.page.PageSurface;
import app.marquee.report.page.ReportPage;
import app.marquee.ui.testing.WindowTest;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.util.List;

/** Images of a preview before it is painted. */
class PageImagesTest extends WindowTest {
    private static final Box FRAME = new Box(0, 0, 48, 27);

    private static ReportImage image(byte[] bytes) {
        return new ReportImage(new PictureData(bytes), 320, 180);
    }

    private static ReportPage page(ReportImage... images) {
        return new ReportPage(List.of(surface -> draw(surface, images)), List.of());
    }

    private static void draw(PageSurface surface, ReportImage... images) {
        for (ReportImage image : images) {
            Runnable drawn = () -> surface.image(image, FRAME);
            surface.transformed(Affine.moved(5, 5), () -> surface.clipped(FRAME, drawn));
        }
    }

    @Test
    void eachIsDecodedOnceAtTwiceItsSize() throws IOException {
        ReportImage first = image(SampleImages.picture("png", 320, 180));
        ReportImage second = image(SampleImages.picture("jpg", 320, 180));
        ReportImage huge =
                image(SampleImages.resized(SampleImages.progressive(16, 16), 24_000, 24_000));
        PageImages images = new PageImages(List.of(page(first), page(second, huge)));
        assertThat(images.of(first))
                .hasValueSatisfying(shown -> assertThat(shown.getWidth()).isEqualTo(96));
        assertThat(images.of(second)).isPresent();
        assertThat(images.of(huge)).isEmpty();
    }
}
