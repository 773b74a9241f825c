package app.marquee.ui.library;

import app.marquee.change.JournalEntryFactory;
import app.marquee.change.StagedChange;
import app.marquee.change.video.TrashChange;
import app.marquee.change.video.VideoEdit;
import app.marquee.model.Page;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.KnownItem;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.Video;
import app.marquee.model.video.VideoFilter;
import app.marquee.model.video.VideoUpdate;
import app.marquee.service.video.RecentTargets;
import app.marquee.service.video.VideoMarks;
import app.marquee.service.video.VideoService;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Videos in memory, in pages of two, for a test to play the service. */
final class FakeVideos implements VideoService {
    VideoMarks marks = VideoMarks.NONE;
    static final int PAGE = 2;

    private final JournalEntryFactory staging;
    final Map<VideoFilter, List<Video>> videos = new HashMap<>();
    final List<String> asked = new ArrayList<>();
    boolean lists = true;
    boolean trashes = true;
    List<Video> known = List.of();
    @Nullable Failure failure;

    /** The page at which the user cancels the load; 0 for none. */
    int cancelledAt;

    /** The page that can't be loaded; 0 for none. */
    int failedAt;

    FakeVideos(JournalEntryFactory staging) {
        this.staging = staging;
    }

    @Override
    public Optional<Page<Video>> page(VideoFilter filter, int number) {
        asked.add(filter.folder() + " " + number);
        if (failure != null) {
            throw new FailureException(failure);
        }
        if (number == cancelledAt) {
            throw new FailureException(new Failure.Cancelled(false));
        }
        if (number == failedAt) {
            throw new FailureException(new Failure.LostAnswer("reset"));
        }
        if (!lists) {
            return Optional.empty();
        }
        List<Video> all = videos.getOrDefault(filter, List.of());
        int from = Math.min(all.size(), (number - 1) * PAGE);
        int to = Math.min(all.size(), from + PAGE);
        long pages = Math.max(1, (all.size() + PAGE - 1) / PAGE);
        return Optional.of(new Page<>(all.subList(from, to), pages, (long) all.size()));
    }

    @Override
    public List<Video> known() {
        return known;
    }

    @Override
    public VideoMarks marks() {
        return marks;
    }

    @Override
    public void remember(VideoFilter filter, Collection<Video> read, Instant askedAt) {
        asked.add("remember " + read.size());
    }

    @Override
    public boolean canUpdate() {
        return lists;
    }

    @Override
    public boolean canTrash() {
        return lists && trashes;
    }

    @Override
    public StagedChange stageUpdate(Video known, VideoUpdate update) {
        return VideoEdit.TYPE.stage(staging, known, update);
    }

    @Override
    public StagedChange stageTrash(List<VideoId> trashed, Map<VideoId, String> titles) {
        return TrashChange.MOVE.stage(staging, trashed, titles);
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
