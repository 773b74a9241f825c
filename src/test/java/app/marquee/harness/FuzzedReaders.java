package app.marquee.harness;

import app.marquee.api.EveryApi;
import app.marquee.model.failure.FailureException;
import app.marquee.model.operation.Operation;
import app.marquee.sandbox.SandboxOptions;
import app.marquee.sandbox.account.Account;

import tools.jackson.core.JacksonException;

import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * The readers as a fuzzer sees them: the first byte says which of them, the others are the answer.
 * Whatever is no refusal comes out and is a finding.
 */
public final class FuzzedReaders {
    private static final List<Map.Entry<Operation, Consumer<EveryApi>>> READS = reads();

    private FuzzedReaders() {}

    private static List<Map.Entry<Operation, Consumer<EveryApi>>> reads() {
        EveryRead every =
                new EveryRead(
                        Account.generate(
                                SandboxOptions.USUAL_SEED,
                                1,
                                Instant.parse("2026-06-15T12:00:00Z")));
        List<Map.Entry<Operation, Consumer<EveryApi>>> reads =
                new ArrayList<>(every.all().entrySet());
        reads.addAll(every.extensions().entrySet());
        return List.copyOf(reads);
    }

    /** The name is the fuzzer's. What is loaded once takes no time of the first input. */
    public static void fuzzerInitialize() {
        for (int number = 0; number < count(); number++) {
            read(number, "[]".getBytes(StandardCharsets.UTF_8));
        }
    }

    /** The same. */
    public static void fuzzerTestOneInput(byte[] input) {
        if (input.length > 0) {
            read(Byte.toUnsignedInt(input[0]), Arrays.copyOfRange(input, 1, input.length));
        }
    }

    /**
     * @param number of a reader; any
     * @return whether it was read
     */
    static boolean read(int number, byte[] answer) {
        try {
            READS.get(number % READS.size())
                    .getValue()
                    .accept(new EveryApi(new ToldAnswer(answer)));
            return true;
        } catch (FailureException | JacksonException | UncheckedIOException _) {
            return false;
        }
    }

    static int count() {
        return READS.size();
    }

    /** What the fuzzer begins with: the answer for the reader of its operation. */
    static byte[] seed(Operation operation, byte[] answer) {
        byte[] seed = new byte[answer.length + 1];
        for (int number = 0; number < READS.size(); number++) {
            if (READS.get(number).getKey() == operation) {
                seed[0] = (byte) number;
            }
        }
        System.arraycopy(answer, 0, seed, 1, answer.length);
        return seed;
    }
}
