package app.marquee.http.mask;

import org.jspecify.annotations.Nullable;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;

/** Stand-in for an exception whose text held a secret: masked message and original trace. */
final class MaskedException extends Exception {
    private static final long serialVersionUID = 1L;

    private MaskedException(String message, @Nullable Throwable cause) {
        super(message, cause);
    }

    static MaskedException of(Throwable original, Redaction redaction) {
        return copy(original, redaction, Collections.newSetFromMap(new IdentityHashMap<>()));
    }

    private static MaskedException copy(
            Throwable original, Redaction redaction, Set<Throwable> seen) {
        seen.add(original);
        Throwable cause = original.getCause();
        MaskedException copy =
                new MaskedException(
                        redaction.text(original.toString()),
                        cause == null || seen.contains(cause)
                                ? null
                                : copy(cause, redaction, seen));
        copy.setStackTrace(original.getStackTrace());
        for (Throwable suppressed : original.getSuppressed()) {
            if (!seen.contains(suppressed)) {
                copy.addSuppressed(copy(suppressed, redaction, seen));
            }
        }
        return copy;
    }
}
