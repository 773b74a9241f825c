package app.marquee.analytics.group;

/**
 * Step from the root to a row: its group at that level.
 *
 * @param name as it is compared; empty for kinds of which there is one only, and for an unknown
 *     source
 */
public record GroupStep(GroupKind kind, String name) {
    static final GroupStep UNKNOWN_BROWSER = new GroupStep(GroupKind.UNKNOWN, "browser");
    static final GroupStep UNKNOWN_DEVICE = new GroupStep(GroupKind.UNKNOWN, "device");

    static GroupStep only(GroupKind kind) {
        return new GroupStep(kind, "");
    }
}
