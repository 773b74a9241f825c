package app.marquee.change.thumbnail;

import app.marquee.api.json.WriteResponse;
import app.marquee.change.ChangeType;
import app.marquee.change.JournalEntryFactory;
import app.marquee.change.ServerState;
import app.marquee.change.StagedChange;
import app.marquee.change.StateCheck;
import app.marquee.http.ApiRequest;
import app.marquee.http.FilePart;
import app.marquee.http.Transport;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.ListedChange;
import app.marquee.model.change.Reversible;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.Subject;
import app.marquee.model.id.VideoId;
import app.marquee.model.operation.Operation;
import app.marquee.model.video.PictureUpload;
import app.marquee.model.video.Thumbnails;
import app.marquee.model.video.Video;

import org.jspecify.annotations.Nullable;

import java.util.Map;
import java.util.Optional;

/**
 * Replacement of a video's custom thumbnail: an unofficial feature. Can be undone only where there
 * was none before, since the platform does not return the original.
 */
public final class ThumbnailReplacement extends ChangeType {
    public static final ThumbnailReplacement TYPE = new ThumbnailReplacement();

    private ThumbnailReplacement() {
        super(
                Operation.REPLACE_THUMBNAIL,
                Order.BY_ITEM,
                Deferral.THIS_COMPUTER,
                Operation.GET_THUMBS);
    }

    /**
     * @param known the images as they were loaded
     */
    public StagedChange stage(
            JournalEntryFactory lines,
            VideoId video,
            @Nullable String title,
            Thumbnails known,
            PictureUpload picture) {
        ChangeValue before = ThumbnailOfVideo.value(known);
        FilePart file =
                new FilePart(picture.data(), picture.sentName(), picture.type(), picture.sha256());
        String words = picture.name() + ", " + picture.width() + " × " + picture.height();
        return lines.line(ThumbnailOfVideo.request(operation(), video).sending(file))
                .about(Subject.of(ItemKind.VIDEO, video, title))
                .member(Video.THUMBNAIL, before, new ChangeValue.Text(words))
                .reversible(before instanceof ChangeValue.None ? Reversible.YES : Reversible.NO)
                .stage();
    }

    @Override
    public WriteResponse send(Transport transport, ApiRequest request) {
        return ThumbnailOfVideo.send(transport, request);
    }

    @Override
    public StagedChange restage(ListedChange listed, JournalEntryFactory lines) {
        throw new IllegalArgumentException("A shared file doesn't have the image");
    }

    @Override
    public Optional<StagedChange> inverse(ChangeLine done, JournalEntryFactory lines) {
        return done.reversible() == Reversible.YES
                ? Optional.of(
                        ThumbnailRemoval.TYPE.stage(
                                lines, done.subjects(), done.members().getFirst().after()))
                : Optional.empty();
    }

    /**
     * A new image may have the address of the old one, so that an address that is as it was says
     * nothing of whether one was sent.
     */
    @Override
    public StateCheck check(ChangeLine line, ServerState now) {
        return ThumbnailOfVideo.load(line, now)
                .filter(ChangeValue.None.class::isInstance)
                .map(found -> StateCheck.of(line, Map.of(Video.THUMBNAIL, found)))
                .orElseGet(() -> StateCheck.unread(line));
    }

    @Override
    public boolean sendsFile() {
        return true;
    }
}
