package app.marquee.analytics.group;

/**
 * One step from everything to a row: the group it belongs to there.
 *
 * @param name as it is compared; empty for kinds of which there is one only
 */
public record GroupStep(GroupKind kind, String name) {
    static GroupStep only(GroupKind kind) {
        return new GroupStep(kind, "");
    }
}
