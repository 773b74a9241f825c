package app.marquee.harness;

/** How much memory is in use when nothing is left to be collected. */
public final class Memory {
    private static final int COLLECTIONS = 3;

    private Memory() {}

    /** In bytes, after collecting. */
    public static long inUse() {
        Runtime runtime = Runtime.getRuntime();
        for (int n = 0; n < COLLECTIONS; n++) {
            System.gc();
        }
        return runtime.totalMemory() - runtime.freeMemory();
    }
}
