package app.marquee.service.folder;

import app.marquee.model.Member;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.MemberChange;
import app.marquee.model.folder.Folder;
import app.marquee.model.id.FolderId;

import java.util.function.Function;

/** Effect of a folder change on the known folder. Thread-safe. */
public final class FolderChange {
    private FolderChange() {}

    /** Verdict of a later read on a change. */
    public enum Verdict {
        /** The folder has the new values. */
        APPLIED,
        /** The folder has the old values. */
        NOT_APPLIED,
        /** Neither, or the read is inconclusive. */
        UNCLEAR
    }

    /** The folder as it is when the change is done. */
    public static Folder after(Folder known, ChangeLine line) {
        Folder folder = known;
        for (MemberChange change : line.members()) {
            folder = with(folder, change.member(), change.after());
        }
        return folder;
    }

    private static Folder with(Folder folder, String member, ChangeValue value) {
        return switch (member) {
            case "name" -> folder.withName(text(value, Function.identity()));
            case "parent_folder_id" -> folder.withParent(text(value, FolderId::new));
            case "status" -> folder.withActive(flag(value));
            default -> folder;
        };
    }

    private static <T> Member<T> text(ChangeValue value, Function<String, T> read) {
        return switch (value) {
            case ChangeValue.Text(var text) -> Member.of(read.apply(text));
            case ChangeValue.None _ -> Member.ofNull();
            default -> Member.absent();
        };
    }

    private static Member<Boolean> flag(ChangeValue value) {
        return value instanceof ChangeValue.Flag(var on) ? Member.of(on) : Member.absent();
    }

    /** What was known, with what an answer said; an answer may leave members out. */
    public static Folder merged(Folder known, Folder answered) {
        return new Folder(
                known.id(),
                told(answered.name(), known.name()),
                told(answered.userId(), known.userId()),
                told(answered.parent(), known.parent()),
                told(answered.active(), known.active()),
                told(answered.createdAt(), known.createdAt()),
                told(answered.updatedAt(), known.updatedAt()),
                told(answered.videosCount(), known.videosCount()),
                answered.extras().isEmpty() ? known.extras() : answered.extras());
    }

    private static <T> Member<T> told(Member<T> answered, Member<T> known) {
        return answered.isAbsent() ? known : answered;
    }

    /** Whether a folder that was read after the change has its new values. */
    public static Verdict verdict(Folder read, ChangeLine line) {
        if (line.members().stream().allMatch(change -> seen(read, change).equals(change.after()))) {
            return Verdict.APPLIED;
        }
        return line.members().stream()
                        .allMatch(change -> seen(read, change).equals(change.before()))
                ? Verdict.NOT_APPLIED
                : Verdict.UNCLEAR;
    }

    private static ChangeValue seen(Folder folder, MemberChange change) {
        return switch (change.member()) {
            case "name" -> ChangeValue.text(folder.name());
            case "parent_folder_id" -> ChangeValue.text(folder.parent());
            case "status" -> ChangeValue.flag(folder.active());
            default -> new ChangeValue.Unknown();
        };
    }
}
