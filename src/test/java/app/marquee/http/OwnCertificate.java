package app.marquee.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;

import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;

/** A certificate for 127.0.0.1 that nobody else trusts, made for a test by the JDK's keytool. */
final class OwnCertificate {
    private static final char[] STORE_PASSWORD = "for-this-test".toCharArray();

    private OwnCertificate() {}

    /** Shows the new certificate as a server, and trusts it alone as a client. */
    static SSLContext in(Path directory) throws Exception {
        KeyStore keys = keys(directory.resolve("keys.p12"));
        KeyManagerFactory mine =
                KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
        mine.init(keys, STORE_PASSWORD);
        TrustManagerFactory trusted =
                TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        trusted.init(keys);
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(mine.getKeyManagers(), trusted.getTrustManagers(), null);
        return context;
    }

    private static KeyStore keys(Path file) throws Exception {
        Process keytool =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "keytool")
                                        .toString(),
                                "-J-XX:TieredStopAtLevel=1",
                                "-genkeypair",
                                "-alias",
                                "test",
                                "-keyalg",
                                "EC",
                                "-dname",
                                "CN=somewhere.example",
                                "-ext",
                                "san=ip:127.0.0.1",
                                "-storetype",
                                "PKCS12",
                                "-storepass",
                                new String(STORE_PASSWORD),
                                "-keystore",
                                file.toString())
                        .redirectErrorStream(true)
                        .start();
        String said = new String(keytool.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(keytool.waitFor()).as(said).isZero();
        KeyStore keys = KeyStore.getInstance("PKCS12");
        try (InputStream in = Files.newInputStream(file)) {
            keys.load(in, STORE_PASSWORD);
        }
        return keys;
    }
}
