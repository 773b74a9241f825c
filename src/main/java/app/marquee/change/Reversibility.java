package app.marquee.change;

import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.MemberChange;
import app.marquee.model.change.Reversible;
import app.marquee.model.limit.Violation;
import app.marquee.model.playlist.AccessType;

import java.util.List;
import java.util.Set;

/**
 * Judgment of whether a change can be undone: its previous values must be known, and the contract
 * must accept them.
 */
final class Reversibility {
    private Reversibility() {}

    static Reversible ofFolder(List<MemberChange> members) {
        return of(
                members,
                FolderMembers.CLEARABLE,
                FolderMembers.back(PreviousValues.of(members)).violations());
    }

    static Reversible ofVideo(List<MemberChange> members) {
        return of(
                members,
                VideoMembers.CLEARABLE,
                VideoMembers.back(PreviousValues.of(members)).violations());
    }

    static Reversible ofField(List<MemberChange> members) {
        return of(members, Set.of(), CustomFieldMembers.back(members).violations());
    }

    /**
     * @param clearable the members that can be set to null
     * @param refused what the contract refuses of the previous values
     */
    private static Reversible of(
            List<MemberChange> members, Set<String> clearable, List<Violation> refused) {
        boolean stuck =
                members.stream()
                        .anyMatch(
                                member ->
                                        member.before() instanceof ChangeValue.None
                                                && !clearable.contains(member.member()));
        if (stuck || !refused.isEmpty()) {
            return Reversible.NO;
        }
        return members.stream().allMatch(member -> member.before().isKnown())
                ? Reversible.YES
                : Reversible.UNKNOWN;
    }

    /**
     * A password is never known, so that a playlist cannot go back to one. A password that came
     * with a change away from public or private means nothing any more once that is undone.
     */
    static Reversible ofPlaylist(List<MemberChange> members) {
        List<MemberChange> open =
                members.stream()
                        .filter(member -> !(member.after() instanceof ChangeValue.Hidden))
                        .toList();
        boolean password = open.size() < members.size();
        boolean accessChanges =
                open.stream()
                        .anyMatch(
                                member ->
                                        member.member().equals("access_type")
                                                && !member.before().equals(member.after()));
        if (open.stream().anyMatch(Reversibility::leavesPassword) || (password && !accessChanges)) {
            return Reversible.NO;
        }
        return of(
                open,
                PlaylistMembers.CLEARABLE,
                PlaylistMembers.back(PreviousValues.of(open)).violations());
    }

    private static boolean leavesPassword(MemberChange member) {
        return member.member().equals("access_type")
                && member.before()
                        .equals(new ChangeValue.Text(AccessType.ANYONE_WITH_PASSWORD.wire()));
    }
}
