package app.marquee.change;

import app.marquee.api.ThumbnailRequests;
import app.marquee.http.FilePart;
import app.marquee.model.Member;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.ListedChange;
import app.marquee.model.change.MemberChange;
import app.marquee.model.change.Reversible;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.Subject;
import app.marquee.model.id.VideoId;
import app.marquee.model.operation.Operation;
import app.marquee.model.video.PictureUpload;
import app.marquee.model.video.Thumbnail;
import app.marquee.model.video.Thumbnails;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Optional;

/**
 * Factory of custom thumbnail changes: unofficial features. A removed image can't be restored,
 * since the platform does not return the original.
 */
public final class ThumbnailStaging {
    private static final String MEMBER = "thumbnail";

    private final JournalEntryFactory lines;

    ThumbnailStaging(JournalEntryFactory lines) {
        this.lines = lines;
    }

    /**
     * Can be undone only where there was none before.
     *
     * @param known the pictures as they were read
     */
    public StagedChange replace(
            VideoId video, @Nullable String title, Thumbnails known, PictureUpload picture) {
        ChangeValue before = value(known.active());
        return lines.line(
                        ThumbnailRequests.replace(
                                video,
                                new FilePart(
                                        picture.data(),
                                        picture.sentName(),
                                        picture.type(),
                                        picture.sha256())))
                .about(Subject.of(ItemKind.VIDEO, video, title))
                .member(
                        MEMBER,
                        before,
                        new ChangeValue.Text(
                                "%s, %d × %d"
                                        .formatted(
                                                picture.name(), picture.width(), picture.height())))
                .reversible(before instanceof ChangeValue.None ? Reversible.YES : Reversible.NO)
                .stage();
    }

    /**
     * @param known the pictures as they were read
     */
    public StagedChange remove(VideoId video, @Nullable String title, Thumbnails known) {
        return remove(Subject.of(ItemKind.VIDEO, video, title), video, value(known.active()));
    }

    private StagedChange remove(Subject subject, VideoId video, ChangeValue before) {
        return lines.line(ThumbnailRequests.remove(video))
                .about(subject)
                .member(MEMBER, before, new ChangeValue.None())
                .reversible(Reversible.NO)
                .stage();
    }

    /** The change that a list carries, made anew for this connection. */
    StagedChange again(ListedChange listed) {
        Subject subject = listed.subject();
        if (subject.kind() != ItemKind.VIDEO
                || subject.id() == null
                || listed.subjects().size() != 1
                || listed.members().size() != 1) {
            throw new IllegalArgumentException("The change isn't for the thumbnail of one video");
        }
        return remove(subject, new VideoId(subject.id()), listed.members().getFirst().before());
    }

    /** Where there was none before, the new one is taken away again. */
    Optional<StagedChange> back(ChangeLine done) {
        String id = done.subject().id();
        return done.reversible() == Reversible.YES && id != null
                ? Optional.of(
                        remove(done.subject(), new VideoId(id), done.members().getFirst().after()))
                : Optional.empty();
    }

    /**
     * Compares a line with the pictures that its video has now. A new picture may have the address
     * of the old one, so that an address that is as it was says nothing of whether one was sent.
     */
    static StateCheck check(ChangeLine line, Thumbnails now) {
        ChangeValue found = value(now.active());
        boolean sent = line.operation() == Operation.REPLACE_THUMBNAIL;
        if (sent && !(found instanceof ChangeValue.None)) {
            return StateCheck.unread(line);
        }
        return StateCheck.of(line, List.of(new MemberChange(MEMBER, found, found)));
    }

    private static ChangeValue value(Member<Thumbnail> active) {
        return switch (active) {
            case Member.Absent<Thumbnail> _ -> new ChangeValue.Unknown();
            case Member.Null<Thumbnail> _ -> new ChangeValue.None();
            case Member.Value<Thumbnail>(var one) ->
                    one.url() != null
                            ? new ChangeValue.Text(one.url())
                            : one.id() != null
                                    ? new ChangeValue.Text(one.id().value())
                                    : new ChangeValue.Unknown();
        };
    }
}
