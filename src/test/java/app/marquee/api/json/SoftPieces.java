package app.marquee.api.json;

import java.lang.ref.SoftReference;
import java.util.ArrayList;
import java.util.List;

/**
 * A process whose memory is full of what is kept only while there is room, and that reads then. It
 * says how much of that gave way.
 */
final class SoftPieces {
    /** In bytes. Small: where large ones find no room side by side, all would give way at once. */
    private static final int PIECE = 1 << 14;

    private SoftPieces() {}

    public static void main(String[] arguments) {
        Runtime machine = Runtime.getRuntime();
        long quarter = machine.maxMemory() / 4;
        List<SoftReference<byte[]>> kept = new ArrayList<>();
        while (free(machine) >= quarter) {
            kept.add(new SoftReference<>(new byte[PIECE]));
            if (free(machine) < quarter) {
                // Whatever is only garbage goes: then all that is used is used by what is kept.
                System.gc();
            }
        }
        System.out.println("before " + gone(kept));
        MemoryLeft memory = MemoryLeft.here();
        for (int n = 0; n < 4 * MemoryLeft.STEP; n++) {
            memory.more();
        }
        System.out.println("after " + gone(kept));
    }

    private static long free(Runtime machine) {
        return machine.maxMemory() - machine.totalMemory() + machine.freeMemory();
    }

    private static long gone(List<SoftReference<byte[]>> kept) {
        return kept.stream().filter(one -> one.get() == null).count();
    }
}
