package app.marquee.harness;

import app.marquee.change.JournalEntryFactory;
import app.marquee.change.StagedChange;
import app.marquee.change.field.FieldCreation;
import app.marquee.change.field.FieldDeletion;
import app.marquee.change.field.FieldEdit;
import app.marquee.model.UnknownMembers;
import app.marquee.model.id.CustomFieldId;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.CustomField;
import app.marquee.model.video.CustomFieldDraft;
import app.marquee.model.video.CustomFieldUpdate;
import app.marquee.sandbox.account.Account;
import app.marquee.sandbox.account.SeedCustomField;
import app.marquee.sandbox.account.SeedVideo;
import app.marquee.sandbox.account.VideoStatus;

import java.util.List;

/** One change for each write of custom fields, of a video of the sandbox's account. */
final class EveryFieldWrite {
    private final Account account;

    EveryFieldWrite(Account account) {
        this.account = account;
    }

    List<StagedChange> staged(JournalEntryFactory staging) {
        SeedVideo seed =
                account.videos()
                        .filter(video -> video.status() != VideoStatus.DELETING)
                        .filter(video -> video.customFields().size() > 1)
                        .findFirst()
                        .orElseThrow();
        VideoId video = new VideoId(seed.id().toString());
        return List.of(
                FieldCreation.TYPE.stage(
                        staging, video, seed.title(), new CustomFieldDraft("new-key", "New value")),
                FieldEdit.TYPE.stage(
                        staging,
                        video,
                        seed.title(),
                        known(seed.customFields().getFirst()),
                        CustomFieldUpdate.value("Another value")),
                FieldDeletion.TYPE.stage(
                        staging, video, seed.title(), known(seed.customFields().getLast())));
    }

    private static CustomField known(SeedCustomField seed) {
        return new CustomField(
                new CustomFieldId(seed.id().toString()),
                new VideoId(seed.videoId().toString()),
                seed.key(),
                seed.value(),
                seed.createdAt(),
                seed.updatedAt(),
                UnknownMembers.NONE);
    }
}
