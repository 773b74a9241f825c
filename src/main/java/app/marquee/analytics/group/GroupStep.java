package app.marquee.analytics.group;

/**
 * Step from the root to a row: its group at that level.
 *
 * @param name as it is compared; empty for kinds of which there is one only
 */
public record GroupStep(GroupKind kind, String name) {
    static GroupStep only(GroupKind kind) {
        return new GroupStep(kind, "");
    }
}
