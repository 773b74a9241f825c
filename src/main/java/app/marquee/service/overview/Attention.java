package app.marquee.service.overview;

/**
 * Numbers of things that need the user's attention.
 *
 * @param failed changes that failed in the last seven days
 * @param unknown changes with an unknown outcome
 * @param pending changes that wait to be applied
 * @param expiring videos moved to the trash from this computer that expire within three days
 */
public record Attention(long failed, long unknown, long pending, long expiring) {
    public static final Attention NOTHING = new Attention(0, 0, 0, 0);

    public boolean isEmpty() {
        return equals(NOTHING);
    }
}
