package app.marquee.http.tls;

import app.marquee.model.connection.Authority;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;

import org.jspecify.annotations.Nullable;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.Certificate;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.util.List;

import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManager;
import javax.net.ssl.TrustManagerFactory;
import javax.net.ssl.X509TrustManager;

/** Trust manager with the Java runtime's authorities and one more. Blocking. */
public final class ExtraTrust {
    private ExtraTrust() {}

    /**
     * @throws FailureException with {@link Failure.Storage} when its certificates cannot be read
     */
    public static SSLContext of(Authority authority) {
        try {
            KeyStore trusted = KeyStore.getInstance(KeyStore.getDefaultType());
            trusted.load(null, null);
            int number = 0;
            for (X509Certificate usual : usual()) {
                trusted.setCertificateEntry("usual-" + number++, usual);
            }
            for (Certificate extra : certificates(authority.pem())) {
                trusted.setCertificateEntry("extra-" + number++, extra);
            }
            SSLContext context = SSLContext.getInstance("TLS");
            context.init(null, managers(trusted), null);
            return context;
        } catch (GeneralSecurityException | IOException unreadable) {
            throw new FailureException(
                    new Failure.Storage(authority.name(), String.valueOf(unreadable.getMessage())),
                    unreadable);
        }
    }

    private static Iterable<? extends Certificate> certificates(String pem)
            throws GeneralSecurityException {
        return CertificateFactory.getInstance("X.509")
                .generateCertificates(
                        new ByteArrayInputStream(pem.getBytes(StandardCharsets.US_ASCII)));
    }

    private static Iterable<X509Certificate> usual() throws GeneralSecurityException {
        for (TrustManager manager : managers(null)) {
            if (manager instanceof X509TrustManager usual) {
                return List.of(usual.getAcceptedIssuers());
            }
        }
        return List.of();
    }

    private static TrustManager[] managers(@Nullable KeyStore trusted)
            throws GeneralSecurityException {
        TrustManagerFactory factory =
                TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        factory.init(trusted);
        return factory.getTrustManagers();
    }
}
