package app.marquee.ui.reports;

import app.marquee.drawing.Affine;
import app.marquee.drawing.Box;
import app.marquee.drawing.Outline;
import app.marquee.drawing.Rgba;
import app.marquee.drawing.Stroke;
import app.marquee.drawing.TextStyle;
import app.marquee.report.ReportImage;
import app.marquee.report.page.PageSurface;
import app.marquee.report.page.ReportPage;
import app.marquee.ui.video.PictureDecoder;

import javafx.scene.image.Image;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;

/** Decoded images of a preview, at twice the size that they have on the pages. */
final class PageImages {
    private final IdentityHashMap<ReportImage, Image> decoded = new IdentityHashMap<>();

    /** Decodes the images of these pages. Blocking, so not on the FX thread. */
    PageImages(List<ReportPage> pages) {
        Finder finder = new Finder();
        pages.forEach(page -> page.draw(finder));
    }

    /** Empty for one that can't be decoded. */
    Optional<Image> of(ReportImage image) {
        return Optional.ofNullable(decoded.get(image));
    }

    /** Page that takes images only. */
    private final class Finder implements PageSurface {
        @Override
        public void image(ReportImage image, Box box) {
            PictureDecoder.decode(image.data(), 2 * box.width(), 2 * box.height())
                    .ifPresent(one -> decoded.put(image, one));
        }

        @Override
        public void stroke(Outline lines, Stroke stroke) {}

        @Override
        public void fill(Outline lines, Rgba color) {}

        @Override
        public void disc(double x, double y, double radius, Rgba color) {}

        @Override
        public void ring(double x, double y, double radius, Stroke stroke) {}

        @Override
        public void text(String text, double x, double y, TextStyle style) {}

        @Override
        public void clipped(Box box, Runnable drawn) {
            drawn.run();
        }

        @Override
        public void transformed(Affine by, Runnable drawn) {
            drawn.run();
        }
    }
}
