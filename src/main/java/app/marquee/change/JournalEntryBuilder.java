package app.marquee.change;

import app.marquee.http.ApiRequest;
import app.marquee.model.Secret;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.MemberChange;
import app.marquee.model.change.Reversible;
import app.marquee.model.id.Subject;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Builder of a journal entry beside its request. */
public final class JournalEntryBuilder {
    private final JournalEntryFactory lines;
    private final ApiRequest request;
    private final List<Subject> subjects = new ArrayList<>();
    private final List<MemberChange> members = new ArrayList<>();
    private Reversible reversible = Reversible.NO;
    private Set<Secret> secrets = Set.of();

    JournalEntryBuilder(JournalEntryFactory lines, ApiRequest request) {
        this.lines = lines;
        this.request = request;
    }

    public JournalEntryBuilder about(Subject subject) {
        return about(List.of(subject));
    }

    public JournalEntryBuilder about(List<Subject> named) {
        subjects.addAll(named);
        return this;
    }

    public JournalEntryBuilder members(List<MemberChange> changed) {
        members.addAll(changed);
        return this;
    }

    public JournalEntryBuilder member(String name, ChangeValue before, ChangeValue after) {
        members.add(new MemberChange(name, before, after));
        return this;
    }

    public JournalEntryBuilder reversible(Reversible answer) {
        reversible = answer;
        return this;
    }

    public JournalEntryBuilder secrets(Set<Secret> carried) {
        secrets = carried;
        return this;
    }

    public StagedChange stage() {
        ChangeLine line =
                ChangeLine.staged(
                        lines.ids().get(),
                        lines.connection().id(),
                        new ChangeLine.Content(
                                request.operation(),
                                subjects,
                                members,
                                new ReviewedRequests(lines.connection()).of(request),
                                !secrets.isEmpty(),
                                reversible),
                        lines.author(),
                        lines.clock().instant());
        return new StagedChange(line, request, secrets);
    }
}
