package app.marquee.harness;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/**
 * Makes its own Java machine crash while it has a secret in hand: in compiled code, whose registers
 * point to the text, which is what a report of a crash describes.
 */
final class CrashVictim {
    static final String VARIABLE = "MARQUEE_CANARY";

    @SuppressWarnings("restricted") // All of the memory is what it reaches for.
    private static final MemorySegment ALL = MemorySegment.NULL.reinterpret(Long.MAX_VALUE);

    private static final int UNTIL_COMPILED = 1_000_000;
    private static final long NOBODYS = 8;

    private CrashVictim() {}

    public static void main(String[] args) {
        String secret = String.valueOf(System.getenv(VARIABLE));
        long own = Arena.global().allocate(NOBODYS).address();
        int length = 0;
        for (int n = 0; n < UNTIL_COMPILED; n++) {
            length += touch(secret, own);
        }
        System.out.println("Ready after " + length);
        System.out.println("Still there after " + touch(secret, NOBODYS));
    }

    private static int touch(String secret, long address) {
        ALL.set(ValueLayout.JAVA_BYTE, address, (byte) 1);
        return secret.length();
    }
}
