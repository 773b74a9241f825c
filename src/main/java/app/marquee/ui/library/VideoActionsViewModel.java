package app.marquee.ui.library;

import app.marquee.change.StagedChange;
import app.marquee.model.Member;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.FolderId;
import app.marquee.model.id.KnownItem;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.Video;
import app.marquee.model.video.VideoUpdate;
import app.marquee.service.video.VideoService;
import app.marquee.text.Messages;
import app.marquee.ui.change.ChangeFlowViewModel;
import app.marquee.ui.change.ChangeWords;
import app.marquee.ui.change.Proposal;
import app.marquee.ui.control.IdRule;
import app.marquee.ui.shell.section.ConnectionSummary;

import javafx.beans.value.ObservableValue;

import org.jspecify.annotations.Nullable;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * View-model of the actions on videos: rename, move, move to trash. All are unofficial features,
 * offered only where the connection supports them. FX thread only.
 */
public final class VideoActionsViewModel {
    private final VideosViewModel videos;
    private final VideoService service;
    private final ChangeFlowViewModel flow;
    private final ObservableValue<ConnectionSummary> connection;
    private final Messages messages;
    private final Function<FolderId, String> folderName;
    private Consumer<String> onNews = _ -> {};
    private Consumer<Proposal> onKeep = _ -> {};

    VideoActionsViewModel(
            VideosViewModel videos,
            VideoService service,
            ChangeFlowViewModel flow,
            ObservableValue<ConnectionSummary> connection,
            Messages messages,
            Function<FolderId, String> folderName) {
        this.videos = videos;
        this.service = service;
        this.flow = flow;
        this.connection = connection;
        this.messages = messages;
        this.folderName = folderName;
    }

    /** Sets what saves a proposal for later. */
    void onKeep(Consumer<Proposal> keep) {
        onKeep = keep;
    }

    void onNews(Consumer<String> news) {
        onNews = news;
    }

    boolean canUpdate() {
        return service.canUpdate();
    }

    boolean canTrash() {
        return service.canTrash();
    }

    /** Why these cannot be changed now; empty when they can. */
    Optional<String> blocked(List<Video> some) {
        if (connection.getValue().readOnly()) {
            return Optional.of(messages.text("blocked.readOnly"));
        }
        if (some.stream().anyMatch(video -> videos.isPending(video.id()))) {
            return Optional.of(messages.text("blocked.pending"));
        }
        return IdRule.blocked(messages, some.stream().map(Video::id).toList());
    }

    /** Proposal that renames a video; empty while there is nothing to send. */
    Optional<Proposal> renaming(Video video, String title) {
        if (title.isEmpty() || video.title().equals(Member.of(title))) {
            return Optional.empty();
        }
        return stage(List.of(video), VideoUpdate.rename(title))
                .map(
                        changes ->
                                Proposal.of(
                                        messages.text("change.rename", name(video), title),
                                        messages.text("operation.UPDATE_VIDEO.title"),
                                        changes));
    }

    /** Proposal of other texts of a video; empty where they can't be changed. */
    Optional<Proposal> editing(Video video, VideoUpdate update) {
        if (blocked(List.of(video)).isPresent()) {
            return Optional.empty();
        }
        String action =
                messages.text(
                        update.title().isAbsent()
                                ? "operation.UPDATE_VIDEO"
                                : "operation.UPDATE_VIDEO.title");
        String title =
                update.title()
                        .map(text -> messages.text("change.rename", name(video), text))
                        .toOptional()
                        .orElseGet(() -> messages.text("change.describe", name(video)));
        return stage(List.of(video), update)
                .map(changes -> undocumented(Proposal.of(title, action, changes), false));
    }

    /** A new title, staged; throws when the platform would refuse it. */
    StagedChange renamed(Video video, String title) {
        return service.stageUpdate(video, VideoUpdate.rename(title));
    }

    /** A move, staged; the folder may be one that another change creates. */
    StagedChange moved(Video video, FolderId target) {
        return service.stageUpdate(video, VideoUpdate.moveTo(target));
    }

    /** Warns that renaming is an unofficial feature. */
    Proposal withWarning(Proposal renaming) {
        return undocumented(renaming, false);
    }

    /**
     * Proposes to move videos, except those known to be in the target.
     *
     * @param target null is the top level
     */
    public void move(List<Video> some, @Nullable FolderId target) {
        List<Video> moving = some.stream().filter(video -> !isIn(video, target)).toList();
        Optional<String> never = blockedMove(moving, target);
        if (never.isPresent()) {
            onNews.accept(never.get());
            return;
        }
        VideoUpdate update = target == null ? VideoUpdate.moveToRoot() : VideoUpdate.moveTo(target);
        String to = target == null ? messages.text("value.top") : folderName.apply(target);
        String title =
                moving.size() == 1
                        ? messages.text("change.move", name(moving.getFirst()), to)
                        : messages.text("video.move.title.many", moving.size(), to);
        stage(moving, update)
                .ifPresent(
                        changes ->
                                flow.propose(
                                        undocumented(
                                                Proposal.of(
                                                        title,
                                                        messages.plural(
                                                                "video.move.action", moving.size()),
                                                        changes),
                                                false)));
    }

    private Optional<String> blockedMove(List<Video> moving, @Nullable FolderId target) {
        return blocked(moving)
                .or(() -> IdRule.blocked(messages, target == null ? List.of() : List.of(target)))
                .or(
                        () ->
                                moving.isEmpty()
                                        ? Optional.of(messages.text("video.move.already"))
                                        : Optional.empty());
    }

    /** Whether all of these are known to be there; null is the top level. */
    static boolean areIn(List<Video> some, @Nullable FolderId target) {
        return some.stream().allMatch(video -> isIn(video, target));
    }

    private static boolean isIn(Video video, @Nullable FolderId target) {
        return video.folderId().equals(Member.ofNullable(target));
    }

    /** Saves a move into a known folder for later, of the videos that aren't in it. */
    void keepMove(List<Video> some, KnownItem folder) {
        FolderId target = new FolderId(folder.id());
        List<Video> moving = some.stream().filter(video -> !isIn(video, target)).toList();
        Optional<String> never = blockedMove(moving, target);
        if (never.isPresent()) {
            onNews.accept(never.get());
            return;
        }
        stage(moving, VideoUpdate.moveTo(target)).ifPresent(this::keep);
    }

    /** Saves the addition to a known playlist for later. */
    void keepAddition(List<Video> some, KnownItem playlist) {
        if (some.isEmpty() || isBlocked(some)) {
            return;
        }
        try {
            keep(List.of(service.stageAddition(playlist, some)));
        } catch (FailureException refused) {
            onNews.accept(messages.text("blocked.refused"));
        }
    }

    private void keep(List<StagedChange> changes) {
        onKeep.accept(Proposal.of("", "", changes));
    }

    /** Proposes to move videos to the trash, in one request. */
    void trash(List<Video> some) {
        if (some.isEmpty() || isBlocked(some)) {
            return;
        }
        Map<VideoId, String> titles = new LinkedHashMap<>();
        some.forEach(video -> video.title().toOptional().ifPresent(t -> titles.put(video.id(), t)));
        try {
            StagedChange change = service.stageTrash(some.stream().map(Video::id).toList(), titles);
            String title =
                    messages.plural("change.TRASH_VIDEOS", some.size(), name(some.getFirst()));
            String action = messages.plural("trash.action", some.size());
            flow.propose(undocumented(Proposal.of(title, action, List.of(change)), true));
        } catch (FailureException refused) {
            onNews.accept(messages.text("blocked.refused"));
        }
    }

    private boolean isBlocked(List<Video> some) {
        Optional<String> why = blocked(some);
        why.ifPresent(onNews);
        return why.isPresent();
    }

    private Proposal undocumented(Proposal proposal, boolean careful) {
        String text = messages.text("unofficial.warning");
        return proposal.warning(
                careful ? messages.text("trash.warning") + " " + text : text, careful);
    }

    private Optional<List<StagedChange>> stage(List<Video> some, VideoUpdate update) {
        try {
            return Optional.of(
                    some.stream().map(video -> service.stageUpdate(video, update)).toList());
        } catch (FailureException refused) {
            onNews.accept(messages.text("blocked.refused"));
            return Optional.empty();
        }
    }

    /** The title of a video, or the start of its ID. */
    static String name(Video video) {
        return video.title().toOptional().orElseGet(() -> ChangeWords.shortId(video.id().value()));
    }
}
