package app.marquee.ui.library;

import app.marquee.model.failure.FailureException;
import app.marquee.model.id.VideoId;
import app.marquee.service.video.VideoMarks;
import app.marquee.service.video.VideoPageService;
import app.marquee.service.video.VideoService;
import app.marquee.task.Job;
import app.marquee.task.Progress;
import app.marquee.text.FailureSubject;
import app.marquee.ui.shell.section.SectionContext;

import java.util.List;
import java.util.function.Consumer;

/** Loader of the custom fields that a filter may ask for. FX thread only. */
final class FilterValueLoader {
    private final SectionContext on;
    private final VideoService videos;
    private final VideoPageService pages;

    FilterValueLoader(SectionContext on, LibrarySection.Services services) {
        this.on = on;
        this.videos = services.videos();
        this.pages = services.pages();
    }

    /**
     * Loads the custom fields of videos with one request each.
     *
     * @param ended runs whether or not they arrived
     */
    void fields(List<VideoId> of, Consumer<VideoMarks> then, Runnable ended) {
        submit(Job.of(name(), progress -> fields(of, progress)), then, ended);
    }

    private String name() {
        return on.messages().text("job.videos");
    }

    private <T> void submit(Job<T> job, Consumer<T> then, Runnable ended) {
        on.tasks()
                .submit(
                        job.onSuccess(then)
                                .onFailure(
                                        why ->
                                                on.notices()
                                                        .failed(name(), why, FailureSubject.VIDEO))
                                .onFinally(ended));
    }

    /** Videos that fail block no other. */
    private VideoMarks fields(List<VideoId> of, Progress progress) {
        int done = 0;
        for (VideoId video : of) {
            try {
                pages.fieldsInBackground(video);
            } catch (FailureException one) {
                if (one.failure().endsAll()) {
                    throw one;
                }
            }
            progress.report(++done, of.size());
        }
        return videos.marks();
    }
}
