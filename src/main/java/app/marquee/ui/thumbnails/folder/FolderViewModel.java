package app.marquee.ui.thumbnails.folder;

import app.marquee.change.StagedChange;
import app.marquee.model.change.Reversible;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.VideoId;
import app.marquee.model.operation.Operation;
import app.marquee.model.video.PictureUpload;
import app.marquee.model.video.Video;
import app.marquee.service.session.Capability;
import app.marquee.service.video.ThumbnailFile;
import app.marquee.service.video.ThumbnailFolder;
import app.marquee.service.video.VideoPages;
import app.marquee.service.video.VideoService;
import app.marquee.task.Job;
import app.marquee.task.LatestJob;
import app.marquee.task.Progress;
import app.marquee.task.TaskRunner;
import app.marquee.text.Messages;
import app.marquee.ui.change.Proposal;
import app.marquee.ui.video.VideoGallery;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import org.jspecify.annotations.Nullable;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * View-model of thumbnails from a folder: its files are matched and checked, and the present
 * thumbnails loaded, off the FX thread. FX thread only.
 */
final class FolderViewModel {
    private final Sources sources;
    private final Messages messages;
    private final Predicate<PictureUpload> decodes;
    private final LatestJob running;
    private final ReadOnlyObjectWrapper<@Nullable List<ThumbnailFile>> files =
            new ReadOnlyObjectWrapper<>(null);
    private Map<Path, Problem> problems = Map.of();

    /** Services of the videos and their thumbnails. */
    record Sources(VideoService videos, VideoGallery.Sources thumbnails) {}

    /** Reason why a matched file isn't sent. */
    sealed interface Problem {
        /** Present thumbnails that couldn't be loaded. */
        record NotLoaded(Failure why) implements Problem {}

        /** Image that can't be decoded. */
        record Damaged() implements Problem {}

        /** Platform that doesn't offer it. */
        record Withdrawn() implements Problem {}
    }

    private record Staged(List<StagedChange> changes, Map<Path, Problem> problems) {}

    /**
     * @param decodes whether an image can be decoded; blocking
     */
    FolderViewModel(
            Sources sources,
            TaskRunner tasks,
            Messages messages,
            Predicate<PictureUpload> decodes) {
        this.sources = sources;
        this.messages = messages;
        this.decodes = decodes;
        this.running = new LatestJob(tasks);
    }

    /** The files of the folder; null before it is read. */
    ReadOnlyObjectProperty<@Nullable List<ThumbnailFile>> filesProperty() {
        return files.getReadOnlyProperty();
    }

    /** Why a matched file isn't sent; null when it is. */
    @Nullable Problem problem(ThumbnailFile file) {
        return problems.get(file.file());
    }

    /** The files that would be sent. */
    List<ThumbnailFile> matching() {
        List<ThumbnailFile> all = files.get();
        return all == null
                ? List.of()
                : all.stream().filter(file -> file.isMatch() && problem(file) == null).toList();
    }

    /** Matches the files of a folder to the videos of the connection. */
    void read(Path folder, Consumer<Failure> failed) {
        running.submit(
                Job.of(messages.text("job.folder"), progress -> matched(folder, progress))
                        .onSuccess(
                                found -> {
                                    problems = Map.of();
                                    // Setting an equal list would notify no listener.
                                    files.set(null);
                                    files.set(found);
                                })
                        .onFailure(failed));
    }

    private List<ThumbnailFile> matched(Path folder, Progress progress)
            throws InterruptedException {
        List<Video> videos =
                VideoPages.all(sources.videos(), progress::report)
                        .orElseGet(() -> sources.videos().known());
        return new ThumbnailFolder(videos)
                .read(folder, progress::report).stream()
                        .sorted(Comparator.comparing(ThumbnailFile::isMatch))
                        .toList();
    }

    /** Leaves files out. */
    void leaveOut(Collection<ThumbnailFile> some) {
        files.set(
                ThumbnailFolder.leavingOut(
                        Objects.requireNonNullElse(files.get(), List.of()), some));
    }

    /**
     * Loads the present thumbnails, with a request for each video, and passes the changes on; where
     * there are none, the reasons are those of the files.
     */
    void stage(Consumer<Proposal> next, Runnable none, Consumer<Failure> failed) {
        List<ThumbnailFile> some = matching();
        running.submit(
                Job.of(messages.text("job.folder.load"), progress -> staged(some, progress))
                        .pausable()
                        .onSuccess(
                                staged -> {
                                    problems = staged.problems();
                                    if (staged.changes().isEmpty()) {
                                        none.run();
                                    } else {
                                        next.accept(proposal(staged.changes()));
                                    }
                                })
                        .onFailure(failed)
                        .onCancelled(none));
    }

    private Staged staged(List<ThumbnailFile> some, Progress progress) throws InterruptedException {
        List<StagedChange> changes = new ArrayList<>();
        Map<Path, Problem> wrong = new HashMap<>();
        for (int i = 0; i < some.size(); i++) {
            progress.rest();
            progress.report(i, some.size());
            if (some.get(i).result() instanceof ThumbnailFile.Result.Fits fits) {
                stage(some.get(i).file(), fits, changes, wrong);
            }
        }
        return new Staged(changes, wrong);
    }

    private void stage(
            Path file,
            ThumbnailFile.Result.Fits fits,
            List<StagedChange> changes,
            Map<Path, Problem> wrong) {
        VideoGallery.Sources thumbnails = sources.thumbnails();
        VideoId video = fits.video().id();
        try {
            var known = thumbnails.thumbnails().inBackground(video);
            if (thumbnails.changes().of(Operation.REPLACE_THUMBNAIL) != Capability.YES) {
                wrong.put(file, new Problem.Withdrawn());
            } else if (decodes.test(fits.picture())) {
                String title = fits.video().title().orNull();
                changes.add(thumbnails.changes().stageReplace(video, title, known, fits.picture()));
            } else {
                wrong.put(file, new Problem.Damaged());
            }
        } catch (FailureException e) {
            if (e.failure().endsAll()) {
                throw e;
            }
            wrong.put(file, new Problem.NotLoaded(e.failure()));
        }
    }

    private Proposal proposal(List<StagedChange> changes) {
        boolean careful =
                changes.stream().anyMatch(one -> one.line().reversible() != Reversible.YES);
        String words = messages.plural("folder.proposal", changes.size());
        return Proposal.of(words, words, changes)
                .warning(messages.text("unofficial.warning"), careful);
    }

    /** Ends what runs. */
    void close() {
        running.supersede();
    }
}
