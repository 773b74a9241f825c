package app.marquee.harness;

import app.marquee.change.JournalEntryFactory;
import app.marquee.change.StagedChange;
import app.marquee.change.thumbnail.ThumbnailRemoval;
import app.marquee.change.thumbnail.ThumbnailReplacement;
import app.marquee.model.Member;
import app.marquee.model.UnknownMembers;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.PictureData;
import app.marquee.model.video.PictureUpload;
import app.marquee.model.video.Thumbnails;
import app.marquee.sandbox.account.Account;

import java.util.Base64;
import java.util.List;

/** One change for each write of thumbnails, of videos of the sandbox's account. */
final class EveryThumbnailWrite {
    private static final Thumbnails NONE =
            new Thumbnails(Member.ofNull(), Member.absent(), UnknownMembers.NONE);
    private static final PictureData DOT =
            new PictureData(
                    Base64.getDecoder().decode("R0lGODdhAQABAPAAAP8AAAAAACwAAAAAAQABAAACAkQBADs="));

    private final Account account;

    EveryThumbnailWrite(Account account) {
        this.account = account;
    }

    List<StagedChange> staged(JournalEntryFactory staging) {
        PictureUpload dot = PictureUpload.of(DOT, "dot.gif", "image/gif", 1, 1);
        return List.of(
                ThumbnailReplacement.TYPE.stage(staging, video(6), null, NONE, dot),
                ThumbnailRemoval.TYPE.stage(staging, video(7), null, NONE));
    }

    private VideoId video(int place) {
        return new VideoId(account.videoId(place).toString());
    }
}
