package app.marquee.ui.video;

import app.marquee.model.id.VideoId;
import app.marquee.model.video.Picture;
import app.marquee.model.video.PictureData;
import app.marquee.model.video.PictureUpload;
import app.marquee.service.video.ChosenPicture;
import app.marquee.service.video.PictureService;
import app.marquee.service.video.ThumbnailChangeService;
import app.marquee.task.Job;
import app.marquee.task.LoadState;
import app.marquee.text.Messages;
import app.marquee.ui.change.ChangeController;
import app.marquee.ui.change.WriteButton;
import app.marquee.ui.control.OverflowBar;
import app.marquee.ui.control.UnofficialTag;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.shell.dialog.FileKind;
import app.marquee.ui.shell.section.Action;
import app.marquee.ui.shell.section.Availability;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.image.Image;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Toolbar that replaces and removes a video's custom thumbnail: the file is checked and compared
 * with the current one. An unavailable action gives its reason. FX thread only.
 */
public final class ThumbnailTools extends VBox {
    private final SectionContext on;
    private final Messages messages;
    private final PictureService pictures;
    private final ThumbnailEditsViewModel edits;
    private final GalleryViewModel gallery;
    private final Supplier<Optional<VideoThumbnail>> chosen;
    private final ChangeController changes;
    private final GalleryPane pane;
    private final Action use = new Action(this::useChosen);
    private final Action replacement = new Action(this::choose);
    private final Action removal;
    private final Label why = new Label();
    private final WriteButton replace;

    /** Services that the toolbar uses. */
    record Ways(
            ThumbnailChangeService service, ChangeController changes, PictureService pictures) {}

    /** Checked file, with both images decoded where it can be sent. Immutable. */
    private record Looked(ChosenPicture chosen, ThumbnailDialog.@Nullable Both both) {}

    /**
     * @param name of the video, or its ID where it is unknown
     * @param pane the thumbnails, one of which is chosen
     */
    ThumbnailTools(
            SectionContext on,
            GalleryViewModel gallery,
            Ways ways,
            Supplier<String> name,
            GalleryPane pane) {
        this.on = on;
        this.messages = on.messages().of("video");
        this.pictures = ways.pictures();
        this.changes = ways.changes();
        this.gallery = gallery;
        this.chosen = pane::selected;
        this.pane = pane;
        this.edits =
                new ThumbnailEditsViewModel(
                        ways.service(), ways.pictures(), gallery, ways.changes().flow(), on, name);
        this.removal = new Action(edits::remove);
        why.setId("thumb-why");
        why.getStyleClass().addAll("caption", "field-why");
        why.setWrapText(true);
        why.setMinHeight(USE_PREF_SIZE);
        OverflowBar buttons = new OverflowBar("gallery-more", messages);
        this.replace = button("thumb-replace", "thumb.replace", "fth-upload", replacement);
        buttons.addKept(replace);
        buttons.add(new UnofficialTag(messages));
        buttons.addToMenu(pane.tools().toArray(Button[]::new));
        buttons.addToMenu(
                button("thumb-remove", "thumbnail.remove", "fth-trash-2", removal)
                        .destroying(true));
        buttons.getStyleClass().add("gallery-tools");
        getChildren().addAll(buttons, why);
        pane.using(this::canUse, this::use);
        pane.onChosen(this::adapt);
        gallery.stateProperty().subscribe(_ -> adapt());
        on.connection().subscribe(_ -> adapt());
    }

    private WriteButton button(String id, String text, String icon, Action action) {
        WriteButton button = WriteButton.opening(id, messages.text(text), icon);
        action.attach(button);
        action.explain(button);
        return button;
    }

    /** Makes the chosen generated thumbnail the custom one. */
    public Action use() {
        return use;
    }

    /** Replaces the custom thumbnail. */
    public Action replacement() {
        return replacement;
    }

    /** Removes the custom thumbnail. */
    public Action removal() {
        return removal;
    }

    /** Adapts to the connection, the loaded thumbnails and the chosen one. */
    void adapt() {
        boolean some = !(gallery.stateProperty().get() instanceof LoadState.NotLoaded);
        Visibility.show(this, some);
        Optional<String> noReplacing = edits.blockedReplace();
        replacement.set(Availability.unless(noReplacing));
        replace.name(messages.text(edits.hasNone() ? "thumb.upload" : "thumb.replace"));
        use.set(
                noReplacing.isPresent()
                        ? Availability.unless(noReplacing)
                        : Availability.when(
                                generated().isPresent(), messages.text("needs.generated")));
        pane.offer();
        removal.set(Availability.unless(edits.blockedRemove()));
        why.setText(noReplacing.orElse(""));
        Visibility.show(why, noReplacing.isPresent());
    }

    /** The URL of the chosen thumbnail, when it is a generated one. */
    private Optional<URI> generated() {
        return chosen.get().filter(this::isOther).flatMap(VideoThumbnail::address);
    }

    private boolean isOther(VideoThumbnail shot) {
        return shot.address().isPresent() && !shot.isUsed(gallery.used());
    }

    /** Why the thumbnail can't be replaced now; empty when it can. */
    Optional<String> blocked() {
        return edits.blockedReplace();
    }

    /** Whether viewers could see this one instead of what they see now. */
    boolean canUse(VideoThumbnail shot) {
        return isOther(shot) && blocked().isEmpty();
    }

    private void useChosen() {
        generated().ifPresent(this::use);
    }

    /** Proposes a thumbnail as the custom one, or says why it can't be replaced now. */
    void use(VideoThumbnail shot) {
        if (replacement.availability() instanceof Availability.Refused(var reason)) {
            on.notices().warn(reason);
        } else {
            shot.address().ifPresent(this::use);
        }
    }

    private void use(URI address) {
        Optional<URI> present = edits.present();
        String words = edits.presentWords();
        on.tasks()
                .submit(
                        Job.of(messages.text("job.check"), _ -> used(address, present, words))
                                .onSuccess(ofThisVideo(this::review)));
    }

    /** What was looked at for one video must not become the thumbnail of another. */
    private Consumer<Looked> ofThisVideo(Consumer<Looked> next) {
        VideoId video = gallery.video();
        return looked -> {
            if (Objects.equals(video, gallery.video())) {
                next.accept(looked);
            } else {
                on.notices().warn(messages.text("thumb.left"));
            }
        };
    }

    private Looked used(URI address, Optional<URI> present, String words)
            throws InterruptedException {
        return pictures.picture(address) instanceof Picture.Loaded loaded
                ? looked(ChosenPicture.of(loaded), present, words)
                : new Looked(new ChosenPicture.Refused(ChosenPicture.Why.UNREADABLE), null);
    }

    /** Proposes a file as the custom thumbnail, or says why it can't be replaced now. */
    void replaceBy(Path file) {
        if (replacement.availability() instanceof Availability.Refused(var reason)) {
            on.notices().warn(reason);
        } else {
            look(file);
        }
    }

    private void choose() {
        on.desk()
                .chooseFile(
                        messages.text("thumb.choose"),
                        new FileKind(
                                messages.text("thumb.kind"), List.of("jpg", "jpeg", "png", "gif")),
                        this::look);
    }

    /** Loads, checks and decodes the file off the FX thread. */
    private void look(Path file) {
        Optional<URI> present = edits.present();
        String words = edits.presentWords();
        on.tasks()
                .submit(
                        Job.of(
                                        messages.text("job.check"),
                                        _ -> looked(ChosenPicture.of(file), present, words))
                                .onSuccess(ofThisVideo(this::show)));
    }

    private Looked looked(ChosenPicture checked, Optional<URI> present, String words)
            throws InterruptedException {
        if (!(checked instanceof ChosenPicture.Fits(var picture))) {
            return new Looked(checked, null);
        }
        Image next = decode(picture.data());
        if (next == null) {
            return new Looked(new ChosenPicture.Refused(ChosenPicture.Why.NOT_A_PICTURE), null);
        }
        Picture now =
                present.isPresent()
                        ? pictures.picture(present.get())
                        : new Picture.Missing(Picture.Why.NOT_FOUND);
        Image shown = now instanceof Picture.Loaded loaded ? decode(loaded.data()) : null;
        String below =
                switch (now) {
                    case Picture.Loaded _ -> "";
                    case Picture.Missing(var reason) ->
                            present.isPresent() ? PictureFrame.words(messages, reason) : words;
                };
        return new Looked(checked, new ThumbnailDialog.Both(shown, below, next, picture));
    }

    private static @Nullable Image decode(PictureData picture) {
        return PictureDecoder.decode(
                        picture, ThumbnailDialog.WIDTH * 2, ThumbnailDialog.WIDTH * 9 / 16 * 2)
                .orElse(null);
    }

    /** A generated one stands beside the present one already: it is reviewed at once. */
    private void review(Looked looked) {
        if (looked.both() == null) {
            show(looked);
        } else {
            edits.replace(looked.both().picture());
        }
    }

    private void show(Looked looked) {
        if (looked.chosen() instanceof ChosenPicture.Refused(var reason)) {
            on.notices()
                    .warn(
                            messages.text(
                                    "thumb.refused." + reason.name().toLowerCase(Locale.ROOT),
                                    messages.formats().bytes(PictureUpload.LARGEST),
                                    messages.formats().integer(ChosenPicture.mostPixels())));
        } else if (looked.both() != null) {
            ThumbnailDialog.Both both = looked.both();
            edits.replacing(both.picture())
                    .ifPresent(made -> new ThumbnailDialog(on, changes).open(both, made));
        }
    }
}
