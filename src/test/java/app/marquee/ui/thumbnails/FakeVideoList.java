package app.marquee.ui.thumbnails;

import app.marquee.change.StagedChange;
import app.marquee.model.Page;
import app.marquee.model.id.KnownItem;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.Video;
import app.marquee.model.video.VideoFilter;
import app.marquee.model.video.VideoUpdate;
import app.marquee.service.video.RecentTargets;
import app.marquee.service.video.VideoMarks;
import app.marquee.service.video.VideoService;

import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Videos of a connection, which are listed and not changed.
 *
 * @param onRemember takes those that were listed
 * @param lists whether the connection lists videos
 */
record FakeVideoList(List<Video> known, Consumer<Collection<Video>> onRemember, boolean lists)
        implements VideoService {
    FakeVideoList(List<Video> known) {
        this(known, _ -> {});
    }

    FakeVideoList(List<Video> known, Consumer<Collection<Video>> onRemember) {
        this(known, onRemember, true);
    }

    @Override
    public Optional<Page<Video>> page(VideoFilter filter, int number) {
        if (!lists) {
            return Optional.empty();
        }
        return Optional.of(new Page<>(number == 1 ? known : List.of(), 1L, (long) known.size()));
    }

    @Override
    public VideoMarks marks() {
        throw new UnsupportedOperationException();
    }

    @Override
    public void remember(VideoFilter filter, Collection<Video> videos, Instant askedAt) {
        onRemember.accept(videos);
    }

    @Override
    public boolean canUpdate() {
        return false;
    }

    @Override
    public boolean canTrash() {
        return false;
    }

    @Override
    public StagedChange stageUpdate(Video video, VideoUpdate update) {
        throw new UnsupportedOperationException();
    }

    @Override
    public StagedChange stageTrash(List<VideoId> videos, Map<VideoId, String> titles) {
        throw new UnsupportedOperationException();
    }

    @Override
    public RecentTargets recent() {
        return RecentTargets.NONE;
    }

    @Override
    public StagedChange stageAddition(KnownItem playlist, List<Video> videos) {
        throw new UnsupportedOperationException();
    }
}
