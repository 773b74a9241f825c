package app.marquee.change;

import app.marquee.model.Member;
import app.marquee.model.Secret;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.MemberChange;

import java.util.ArrayList;
import java.util.List;

/** Collector of the members that an update changes; unchanged ones are left out. */
final class MemberChanges {
    private final List<MemberChange> changes = new ArrayList<>();

    MemberChanges text(String name, Member<?> known, Member<?> update) {
        return value(name, ChangeValue.text(known), update.isPresent(), ChangeValue.text(update));
    }

    MemberChanges flag(String name, Member<Boolean> known, Member<Boolean> update) {
        return value(name, ChangeValue.flag(known), update.isPresent(), ChangeValue.flag(update));
    }

    /** That there is a new secret is all that is kept of it. */
    MemberChanges hidden(String name, Member<Secret> update) {
        return value(name, new ChangeValue.Unknown(), update.isPresent(), new ChangeValue.Hidden());
    }

    MemberChanges value(String name, ChangeValue before, boolean changes, ChangeValue after) {
        if (changes) {
            this.changes.add(new MemberChange(name, before, after));
        }
        return this;
    }

    List<MemberChange> all() {
        return List.copyOf(changes);
    }
}
