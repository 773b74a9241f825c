package app.marquee.service.connection;

import app.marquee.model.connection.Authority;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.cert.Certificate;
import java.security.cert.CertificateEncodingException;
import java.security.cert.CertificateException;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import javax.naming.InvalidNameException;
import javax.naming.ldap.LdapName;

/** Reader of a certificate authority file that the user chose. Blocking. */
public final class AuthorityFile {
    private static final int MOST = 256 * 1024;
    private static final Pattern CERTIFICATE =
            Pattern.compile("-----BEGIN CERTIFICATE-----([^-]*)-----END CERTIFICATE-----");

    private final Clock clock;

    public AuthorityFile(Clock clock) {
        this.clock = clock;
    }

    /** Result of reading the file. */
    public sealed interface Reading {
        record Read(Authority authority) implements Reading {}

        record Refused(Reason reason) implements Reading {}
    }

    /** Reason for rejecting a file. */
    public enum Reason {
        UNREADABLE,
        TOO_LARGE,
        /** It holds a private key, which no program should be shown. */
        PRIVATE_KEY,
        /** There is no certificate in it as text. */
        NO_CERTIFICATE,
        DAMAGED,
        /** The certificate of a server or a user, which signs no other. */
        NO_AUTHORITY,
        EXPIRED
    }

    public Reading read(Path file) {
        try (InputStream in = Files.newInputStream(file)) {
            byte[] bytes = in.readNBytes(MOST + 1);
            return bytes.length > MOST
                    ? new Reading.Refused(Reason.TOO_LARGE)
                    : read(new String(bytes, StandardCharsets.ISO_8859_1));
        } catch (IOException _) {
            return new Reading.Refused(Reason.UNREADABLE);
        }
    }

    Reading read(String text) {
        if (text.contains("PRIVATE KEY-----")) {
            return new Reading.Refused(Reason.PRIVATE_KEY);
        }
        try {
            List<X509Certificate> found = certificates(text);
            return found.isEmpty() ? new Reading.Refused(Reason.NO_CERTIFICATE) : judged(found);
        } catch (CertificateException | IllegalArgumentException _) {
            return new Reading.Refused(Reason.DAMAGED);
        }
    }

    private static List<X509Certificate> certificates(String text) throws CertificateException {
        CertificateFactory factory = CertificateFactory.getInstance("X.509");
        List<X509Certificate> found = new ArrayList<>();
        Matcher block = CERTIFICATE.matcher(text);
        while (block.find()) {
            byte[] der = Base64.getMimeDecoder().decode(block.group(1));
            Certificate one = factory.generateCertificate(new ByteArrayInputStream(der));
            if (one instanceof X509Certificate certificate) {
                found.add(certificate);
            }
        }
        return found;
    }

    private Reading judged(List<X509Certificate> found) throws CertificateEncodingException {
        List<X509Certificate> authorities =
                found.stream().filter(AuthorityFile::isAuthority).toList();
        if (authorities.isEmpty()) {
            return new Reading.Refused(Reason.NO_AUTHORITY);
        }
        List<X509Certificate> valid =
                authorities.stream().filter(one -> until(one).isAfter(clock.instant())).toList();
        return valid.isEmpty()
                ? new Reading.Refused(Reason.EXPIRED)
                : new Reading.Read(authority(valid));
    }

    /** An authority, or a self-signed certificate, as small private servers use. */
    private static boolean isAuthority(X509Certificate one) {
        return one.getBasicConstraints() >= 0
                || one.getSubjectX500Principal().equals(one.getIssuerX500Principal());
    }

    private static Instant until(X509Certificate one) {
        return one.getNotAfter().toInstant();
    }

    private static Authority authority(List<X509Certificate> all)
            throws CertificateEncodingException {
        StringBuilder pem = new StringBuilder();
        Base64.Encoder lines = Base64.getMimeEncoder(64, new byte[] {'\n'});
        for (X509Certificate one : all) {
            pem.append("-----BEGIN CERTIFICATE-----\n")
                    .append(lines.encodeToString(one.getEncoded()))
                    .append("\n-----END CERTIFICATE-----\n");
        }
        Instant until =
                all.stream().map(AuthorityFile::until).max(Comparator.naturalOrder()).orElseThrow();
        return new Authority(name(all.getFirst()), until, pem.toString());
    }

    private static String name(X509Certificate one) {
        String whole = one.getSubjectX500Principal().getName();
        try {
            return new LdapName(whole)
                    .getRdns().stream()
                            .filter(part -> part.getType().equalsIgnoreCase("CN"))
                            .map(part -> String.valueOf(part.getValue()))
                            .findFirst()
                            .orElse(whole);
        } catch (InvalidNameException _) {
            return whole;
        }
    }
}
