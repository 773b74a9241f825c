package app.marquee.ui.video;

import app.marquee.change.StagedChange;
import app.marquee.model.Member;
import app.marquee.model.UnknownMembers;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.Reversible;
import app.marquee.model.id.VideoId;
import app.marquee.model.operation.Operation;
import app.marquee.model.video.PictureUpload;
import app.marquee.model.video.Thumbnail;
import app.marquee.model.video.Thumbnails;
import app.marquee.service.session.Capability;
import app.marquee.service.video.PictureService;
import app.marquee.service.video.ThumbnailChangeService;
import app.marquee.task.Job;
import app.marquee.task.LoadState;
import app.marquee.text.Messages;
import app.marquee.ui.change.ChangeFlowViewModel;
import app.marquee.ui.change.PostChangeRefresher;
import app.marquee.ui.change.Proposal;
import app.marquee.ui.control.IdRule;
import app.marquee.ui.shell.section.SectionContext;

import org.jspecify.annotations.Nullable;

import java.net.URI;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * View-model of the changes of a video's custom thumbnail: each is proposed, and its outcome is
 * loaded afterwards. FX thread only.
 */
final class ThumbnailEditsViewModel {
    private final ThumbnailChangeService service;
    private final PictureService pictures;
    private final GalleryViewModel gallery;
    private final ChangeFlowViewModel flow;
    private final SectionContext on;
    private final Messages messages;
    private final Supplier<String> name;

    /**
     * @param name of the video, or its ID where it is unknown
     */
    ThumbnailEditsViewModel(
            ThumbnailChangeService service,
            PictureService pictures,
            GalleryViewModel gallery,
            ChangeFlowViewModel flow,
            SectionContext on,
            Supplier<String> name) {
        this.service = service;
        this.pictures = pictures;
        this.gallery = gallery;
        this.flow = flow;
        this.on = on;
        this.messages = on.messages().of("video");
        this.name = name;
        PostChangeRefresher back =
                new PostChangeRefresher(
                        flow, on.tasks(), messages, service::settle, this::readBack);
        flow.listen(back::follow);
    }

    /** Why the custom thumbnail cannot be replaced now; empty when it can. */
    Optional<String> blockedReplace() {
        return blocked(Operation.REPLACE_THUMBNAIL);
    }

    /** Why there is none to remove, or why it cannot be removed; empty when it can. */
    Optional<String> blockedRemove() {
        Optional<String> why = blocked(Operation.REMOVE_THUMBNAIL);
        return why.isPresent() || !hasNone()
                ? why
                : Optional.of(messages.text("thumb.blocked.none"));
    }

    /** Whether there is no custom thumbnail, as far as it is known. */
    boolean hasNone() {
        return known().map(one -> one.active().isNull()).orElse(false);
    }

    private Optional<String> blocked(Operation write) {
        VideoId video = gallery.video();
        return IdRule.blocked(messages, video == null ? List.of() : List.of(video))
                .or(() -> unavailable(write));
    }

    private Optional<String> unavailable(Operation write) {
        if (gallery.video() == null) {
            return Optional.of(messages.text("gallery.none.title"));
        }
        if (known().isEmpty()) {
            return Optional.of(messages.text("thumb.blocked.unread"));
        }
        if (on.connection().getValue().readOnly()) {
            return Optional.of(messages.text("blocked.readOnly"));
        }
        Capability has = service.of(write);
        return has == Capability.YES
                ? Optional.empty()
                : Optional.of(
                        messages.text(
                                has == Capability.NO
                                        ? "thumb.blocked.withdrawn"
                                        : "thumb.blocked.unread"));
    }

    /** The loaded thumbnails; empty while they are loaded, or when that failed. */
    Optional<Thumbnails> known() {
        return gallery.stateProperty().get() instanceof LoadState.Loaded
                ? gallery.thumbnails()
                : Optional.empty();
    }

    /** The URL of the current custom thumbnail. */
    Optional<URI> present() {
        return known().flatMap(one -> one.active().toOptional()).flatMap(PictureService::address);
    }

    /** The text on the current custom thumbnail, where no image can be shown. */
    String presentWords() {
        Member<Thumbnail> active = known().map(Thumbnails::active).orElseGet(Member::absent);
        return active.isNull() ? messages.text("thumbnail.none") : messages.text("unknown.text");
    }

    /** Proposes to replace the thumbnail by a checked image. */
    void replace(PictureUpload picture) {
        replacing(picture).ifPresent(flow::propose);
    }

    /** Proposal to replace the thumbnail by a checked image; empty while it can't be replaced. */
    Optional<Proposal> replacing(PictureUpload picture) {
        return blockedReplace().isEmpty()
                ? Optional.of(
                        proposal(
                                "change.REPLACE_THUMBNAIL",
                                "operation.REPLACE_THUMBNAIL",
                                service.stageReplace(
                                        video(), title(), known().orElseThrow(), picture)))
                : Optional.empty();
    }

    /** Proposes to remove the thumbnail. */
    void remove() {
        if (blockedRemove().isEmpty()) {
            flow.propose(
                    proposal(
                            "change.REMOVE_THUMBNAIL",
                            "operation.REMOVE_THUMBNAIL",
                            service.stageRemove(video(), title(), known().orElseThrow())));
        }
    }

    private Proposal proposal(String title, String action, StagedChange change) {
        boolean careful = change.line().reversible() != Reversible.YES;
        return Proposal.of(messages.text(title, name.get()), messages.text(action), List.of(change))
                .warning(messages.text("unofficial.warning"), careful);
    }

    private VideoId video() {
        return Objects.requireNonNull(gallery.video());
    }

    private @Nullable String title() {
        return name.get().equals(video().value()) ? null : name.get();
    }

    /**
     * Loads the outcome; a new image may have the URL of the old one, which is cached on this
     * computer.
     */
    private void readBack(ChangeLine line) {
        Optional<URI> old = address(line);
        on.tasks()
                .submit(
                        Job.of(
                                        messages.text("job.status"),
                                        _ -> {
                                            old.ifPresent(pictures::forget);
                                            return old.isPresent();
                                        })
                                .onSuccess(_ -> refresh(line)));
    }

    /** The URL that the thumbnail had, where the server gave one. */
    private static Optional<URI> address(ChangeLine line) {
        return line.members().stream()
                .filter(change -> change.before() instanceof ChangeValue.Text)
                .map(change -> ((ChangeValue.Text) change.before()).text())
                .map(url -> new Thumbnail(null, url, UnknownMembers.NONE))
                .flatMap(one -> PictureService.address(one).stream())
                .findFirst();
    }

    private void refresh(ChangeLine line) {
        VideoId video = gallery.video();
        if (video != null && video.value().equals(line.subject().id())) {
            gallery.refresh();
        }
    }
}
