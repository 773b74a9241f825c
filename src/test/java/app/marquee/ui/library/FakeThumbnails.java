package app.marquee.ui.library;

import app.marquee.change.StagedChange;
import app.marquee.model.Member;
import app.marquee.model.UnknownMembers;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.id.VideoId;
import app.marquee.model.operation.Operation;
import app.marquee.model.video.PictureUpload;
import app.marquee.model.video.Thumbnail;
import app.marquee.model.video.Thumbnails;
import app.marquee.service.session.Capability;
import app.marquee.service.video.KnownVideo;
import app.marquee.service.video.ThumbnailChangeService;
import app.marquee.service.video.ThumbnailService;
import app.marquee.ui.video.NoPictures;
import app.marquee.ui.video.VideoGallery;

import javafx.application.Platform;

import org.jspecify.annotations.Nullable;

import java.util.Collection;
import java.util.List;

/** Each video has one generated thumbnail, which can't be changed. */
final class FakeThumbnails implements ThumbnailService, ThumbnailChangeService {
    static VideoGallery.Sources sources() {
        FakeThumbnails fake = new FakeThumbnails();
        return new VideoGallery.Sources(fake, fake, new NoPictures(), Platform::runLater);
    }

    @Override
    public List<KnownVideo> videos() {
        return List.of();
    }

    @Override
    public void add(Collection<VideoId> ids) {
        throw new UnsupportedOperationException();
    }

    @Override
    public Thumbnails thumbnails(VideoId video) {
        return new Thumbnails(
                Member.ofNull(),
                Member.of(
                        List.of(
                                new Thumbnail(
                                        null, "https://cdn.example/1.jpg", UnknownMembers.NONE))),
                UnknownMembers.NONE);
    }

    @Override
    public Thumbnails inBackground(VideoId video) {
        return thumbnails(video);
    }

    @Override
    public int requestsPerMinute() {
        return 60;
    }

    @Override
    public Capability of(Operation write) {
        return Capability.NO;
    }

    @Override
    public StagedChange stageReplace(
            VideoId video, @Nullable String title, Thumbnails known, PictureUpload picture) {
        throw new UnsupportedOperationException();
    }

    @Override
    public StagedChange stageRemove(VideoId video, @Nullable String title, Thumbnails known) {
        throw new UnsupportedOperationException();
    }

    @Override
    public ChangeLine settle(ChangeLine unknown) {
        throw new UnsupportedOperationException();
    }
}
