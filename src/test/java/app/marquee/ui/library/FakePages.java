package app.marquee.ui.library;

import app.marquee.model.UnknownMembers;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.CustomFieldId;
import app.marquee.model.id.KnownItem;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.CustomField;
import app.marquee.model.video.Video;
import app.marquee.service.video.VideoOwners;
import app.marquee.service.video.VideoPageService;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** A service that tells custom fields, and nothing else of a video. */
final class FakePages implements VideoPageService {
    final List<CustomField> fields = new ArrayList<>();
    Supplier<List<ChangeLine>> journal = List::of;
    VideoOwners owners = VideoOwners.NONE;
    @Nullable Failure failure;

    /** The videos whose fields fail with it. */
    Predicate<VideoId> failing = _ -> true;

    @Nullable Video video;
    @Nullable String frame;

    /** Number of loads of fields in the background. */
    volatile int loads;

    void field(String key, @Nullable String value) {
        fields.add(new CustomField(null, null, key, value, null, null, UnknownMembers.NONE));
    }

    /** One that can be changed. */
    void known(String key, String value) {
        fields.add(
                new CustomField(
                        new CustomFieldId("7f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01"),
                        null,
                        key,
                        value,
                        null,
                        null,
                        UnknownMembers.NONE));
    }

    @Override
    public synchronized List<CustomField> fieldsInBackground(VideoId video) {
        loads++;
        return fields(video);
    }

    @Override
    public Optional<String> frame(VideoId video) {
        return Optional.ofNullable(frame);
    }

    @Override
    public VideoOwners owners(VideoId video) {
        return owners;
    }

    @Override
    public List<ChangeLine> journal(VideoId video) {
        return journal.get();
    }

    @Override
    public int requestsPerMinute() {
        return 120;
    }

    @Override
    public Optional<KnownItem> known(VideoId video) {
        return Optional.empty();
    }

    @Override
    public Optional<Video> facts(VideoId asked) {
        return Optional.ofNullable(video);
    }

    @Override
    public List<CustomField> fields(VideoId video) {
        if (failure != null && failing.test(video)) {
            throw new FailureException(failure);
        }
        return List.copyOf(fields);
    }
}
