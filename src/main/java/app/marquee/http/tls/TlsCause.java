package app.marquee.http.tls;

import app.marquee.model.failure.Failure.Unavailable.Cause;

import java.security.cert.CertPathBuilderException;
import java.security.cert.CertPathValidatorException;
import java.security.cert.CertificateExpiredException;
import java.security.cert.CertificateNotYetValidException;
import java.util.List;

/** Classifier of certificate errors, as far as the JDK's exceptions show the cause. */
public final class TlsCause {
    /** There is no type for it; these are the words of its only place in the JDK. */
    private static final List<String> OTHER_HOST =
            List.of("No subject alternative", "No name matching", "doesn't match");

    private TlsCause() {}

    public static Cause of(Throwable thrown) {
        Cause cause = Cause.TLS;
        for (Throwable each = thrown; each != null; each = each.getCause()) {
            if (each instanceof CertificateExpiredException
                    || each instanceof CertificateNotYetValidException) {
                return Cause.TLS_EXPIRED;
            }
            if (each instanceof CertPathBuilderException || isForged(each)) {
                cause = Cause.TLS_UNTRUSTED;
            }
            String message = String.valueOf(each.getMessage());
            if (OTHER_HOST.stream().anyMatch(message::contains)) {
                return Cause.TLS_OTHER_HOST;
            }
        }
        return cause;
    }

    /** Signed with another key than that of the authority whose name it says. */
    private static boolean isForged(Throwable thrown) {
        return thrown instanceof CertPathValidatorException invalid
                && invalid.getReason() == CertPathValidatorException.BasicReason.INVALID_SIGNATURE;
    }
}
