package app.marquee.ui.playlists;

import app.marquee.model.failure.Failure;
import app.marquee.service.analytics.VideoFacts;
import app.marquee.service.playlist.CandidateSearchResult;
import app.marquee.service.playlist.PlaylistCandidate;
import app.marquee.service.playlist.PlaylistService;
import app.marquee.task.Job;
import app.marquee.task.LatestJob;
import app.marquee.task.TaskRunner;
import app.marquee.text.FailureSubject;
import app.marquee.text.FailureText;
import app.marquee.text.Messages;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

import java.math.BigDecimal;
import java.util.List;

/**
 * View-model of the videos that can be added to a playlist: the first matches and their number,
 * searched in a job. FX thread only.
 */
final class PickVideosViewModel {
    /** Most videos offered; typing narrows them. */
    static final int LIMIT = 200;

    private final PlaylistService service;
    private final Messages messages;
    private final LatestJob searching;
    private final ReadOnlyObjectWrapper<List<PlaylistCandidate>> videos =
            new ReadOnlyObjectWrapper<>(List.of());
    private VideoFacts facts = VideoFacts.NONE;
    private final ReadOnlyStringWrapper note = new ReadOnlyStringWrapper("");

    PickVideosViewModel(PlaylistService service, TaskRunner tasks, Messages messages) {
        this.service = service;
        this.messages = messages;
        this.searching = new LatestJob(tasks);
    }

    /** The videos offered; they stay while the next search runs. */
    ReadOnlyObjectProperty<List<PlaylistCandidate>> videosProperty() {
        return videos.getReadOnlyProperty();
    }

    /** How many match, or why none are offered. */
    ReadOnlyStringProperty noteProperty() {
        return note.getReadOnlyProperty();
    }

    void search(String text) {
        note.set(messages.text("state.loading"));
        searching.submit(
                Job.of(messages.text("job.search"), _ -> find(text))
                        .onSuccess(this::show)
                        .onFailure(this::failed)
                        .onCancelled(() -> note.set(messages.text("pick.stopped"))));
    }

    /** Result of a search, with the facts known of its videos. */
    private record Found(CandidateSearchResult result, VideoFacts facts) {}

    private Found find(String text) {
        CandidateSearchResult result = service.candidates(text, LIMIT);
        return new Found(
                result,
                service.facts(result.videos().stream().map(PlaylistCandidate::id).toList()));
    }

    /** The length of a video that is offered; empty when it is unknown. */
    String length(PlaylistCandidate video) {
        BigDecimal seconds = facts.length(video.id());
        return seconds == null ? "" : messages.formats().videoLength(seconds);
    }

    private void show(Found of) {
        CandidateSearchResult found = of.result();
        facts = of.facts();
        videos.set(found.videos());
        Failure failure = found.listFailure();
        note.set(failure == null ? words(found) : messages.text("pick.unlisted", words(failure)));
    }

    private String words(CandidateSearchResult found) {
        int shown = found.videos().size();
        if (found.matching() == 0) {
            return messages.text("pick.none");
        }
        if (shown == found.matching() && found.exact()) {
            return messages.plural("pick.all", shown);
        }
        String many = messages.formats().integer(found.matching());
        return messages.text(found.exact() ? "pick.some" : "pick.some.atLeast", shown, many);
    }

    private void failed(Failure failure) {
        videos.set(List.of());
        note.set(words(failure));
    }

    private String words(Failure failure) {
        var words = new FailureText(messages).of(failure, FailureSubject.VIDEO);
        return words.title() + ". " + words.next();
    }
}
