package app.marquee.ui.video;

import app.marquee.change.StagedChange;
import app.marquee.model.Member;
import app.marquee.model.change.ChangeLine;
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
import app.marquee.ui.change.ChangeFlowViewModel;
import app.marquee.ui.change.PostChangeRefresher;
import app.marquee.ui.change.Proposal;
import app.marquee.ui.control.IdRule;
import app.marquee.ui.control.Messages;
import app.marquee.ui.shell.section.SectionContext;

import org.jspecify.annotations.Nullable;

import java.net.URI;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * What can be done with the custom thumbnail of the video whose gallery is shown: each change is
 * proposed, and what it came to is read back. Lives on the FX thread.
 */
final class ThumbnailEditsViewModel {
    private final ThumbnailChangeService service;
    private final PictureService pictures;
    private final GalleryViewModel gallery;
    private final ChangeFlowViewModel flow;
    private final SectionContext on;
    private final Messages messages;
    private final Supplier<String> name;
    private Optional<URI> shown = Optional.empty();

    /**
     * @param name of the video, or its id where nobody knows one
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
        boolean none = known().map(one -> one.active().isNull()).orElse(false);
        return why.isPresent() || !none ? why : Optional.of(messages.text("thumb.blocked.none"));
    }

    private Optional<String> blocked(Operation write) {
        VideoId video = gallery.video();
        return IdRule.blocked(messages, video == null ? List.of() : List.of(video))
                .or(() -> unavailable(write));
    }

    private Optional<String> unavailable(Operation write) {
        if (known().isEmpty()) {
            return Optional.of(messages.text("thumb.blocked.unread"));
        }
        if (on.connection().getValue().readOnly()) {
            return Optional.of(messages.text("field.blocked.readOnly"));
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

    /** The pictures as they were read last; empty while they are not. */
    Optional<Thumbnails> known() {
        return gallery.stateProperty().get() instanceof GalleryViewModel.State.Shown read
                ? Optional.of(read.thumbnails())
                : Optional.empty();
    }

    /** Where the custom one is now. */
    Optional<URI> present() {
        return known().flatMap(one -> one.active().toOptional()).flatMap(PictureService::address);
    }

    /** Whether there is a custom one now, in words for where none can be shown. */
    String presentWords() {
        Member<Thumbnail> active = known().map(Thumbnails::active).orElseGet(Member::absent);
        return active.isNull()
                ? messages.text("thumb.now.none")
                : messages.common().text("unknown.text");
    }

    /** Shows what would be sent of a picture that was looked at. */
    void replace(PictureUpload picture) {
        if (blockedReplace().isEmpty()) {
            propose(
                    "thumb.replace",
                    service.stageReplace(video(), title(), known().orElseThrow(), picture));
        }
    }

    /** Shows what removing would send. */
    void remove() {
        if (blockedRemove().isEmpty()) {
            propose("thumb.remove", service.stageRemove(video(), title(), known().orElseThrow()));
        }
    }

    private void propose(String key, StagedChange change) {
        shown = present();
        boolean careful = change.line().reversible() != Reversible.YES;
        flow.propose(
                Proposal.of(
                                messages.text(key + ".title", name.get()),
                                messages.text(key + ".do"),
                                List.of(change))
                        .warning(messages.text("undocumented"), careful));
    }

    private VideoId video() {
        return Objects.requireNonNull(gallery.video());
    }

    private @Nullable String title() {
        return name.get().equals(video().value()) ? null : name.get();
    }

    /** A new picture may have the address of the old one, which is kept on this machine. */
    private void readBack(ChangeLine line) {
        Optional<URI> old = shown;
        on.tasks()
                .submit(
                        Job.of(
                                        messages.text("job.settle"),
                                        _ -> {
                                            old.ifPresent(pictures::forget);
                                            return old.isPresent();
                                        })
                                .onSuccess(_ -> refresh(line)));
    }

    private void refresh(ChangeLine line) {
        VideoId video = gallery.video();
        if (video != null && video.value().equals(line.subject().id())) {
            gallery.refresh();
        }
    }
}
