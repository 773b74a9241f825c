package app.marquee.service.report;

import app.marquee.model.id.VideoId;
import app.marquee.model.video.Picture;
import app.marquee.report.ReportImage;
import app.marquee.service.video.PictureService;

import java.net.URI;
import java.util.Optional;
import java.util.function.Function;

/**
 * Images of videos for reports, by the URLs of their records. Blocking.
 *
 * @param urls URL of the image of a video, where one is known
 */
public record ReportFrames(Function<VideoId, Optional<String>> urls, PictureService pictures)
        implements SessionReportService.Frames {
    @Override
    public Optional<ReportImage> of(VideoId video) throws InterruptedException {
        String url = urls.apply(video).orElse(null);
        URI address = url == null ? null : address(url).orElse(null);
        return address != null
                        && pictures.picture(address)
                                instanceof Picture.Loaded(var data, var width, var height)
                ? Optional.of(new ReportImage(data, width, height))
                : Optional.empty();
    }

    private static Optional<URI> address(String url) {
        try {
            return Optional.of(URI.create(url.strip()));
        } catch (IllegalArgumentException none) {
            return Optional.empty();
        }
    }
}
