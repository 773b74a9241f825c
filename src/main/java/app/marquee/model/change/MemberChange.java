package app.marquee.model.change;

/** Change of one member: its previous value, as far as known, and its new one. */
public record MemberChange(String member, ChangeValue before, ChangeValue after) {
    /** The change that takes this one back. */
    public MemberChange back() {
        return new MemberChange(member, /* before= */ after, /* after= */ before);
    }
}
