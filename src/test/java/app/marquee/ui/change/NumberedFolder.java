package app.marquee.ui.change;

import app.marquee.model.Member;
import app.marquee.model.UnknownMembers;
import app.marquee.model.folder.Folder;
import app.marquee.model.id.FolderId;

import java.util.UUID;

/** Folder whose ID comes from a number, for changes of it. */
final class NumberedFolder {
    private NumberedFolder() {}

    static Folder of(int number, Member<String> name) {
        return new Folder(
                new FolderId(new UUID(0x4000L, number).toString()),
                name,
                Member.absent(),
                Member.ofNull(),
                Member.of(true),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                UnknownMembers.NONE);
    }
}
