package app.marquee.model.change;

/** One member of a change: what it was, as far as that is known, and what it shall be. */
public record MemberChange(String member, ChangeValue before, ChangeValue after) {
    /** The change that takes this one back. */
    public MemberChange back() {
        return new MemberChange(member, /* before= */ after, /* after= */ before);
    }
}
