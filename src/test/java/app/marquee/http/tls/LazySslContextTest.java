package app.marquee.http.tls;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.net.http.HttpClient;
import java.security.NoSuchAlgorithmException;
import java.util.List;

import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLEngine;

/** It is the runtime's own TLS, whenever it comes. */
class LazySslContextTest {
    private final SSLContext late = LazySslContext.context();

    @Test
    void aClientIsOfferedWhatItWouldChooseItself() {
        try (HttpClient usual = HttpClient.newHttpClient();
                HttpClient ours = HttpClient.newBuilder().sslContext(late).build()) {
            assertThat(ours.sslParameters().getProtocols())
                    .isEqualTo(usual.sslParameters().getProtocols())
                    .contains("TLSv1.2");
        }
    }

    @Test
    void whatIsChosenForTheWholeRuntimeIsKept() throws NoSuchAlgorithmException {
        assertThat(LazySslContext.parameters("TLSv1.2").getCipherSuites())
                .isEqualTo(SSLContext.getDefault().getDefaultSSLParameters().getCipherSuites());
    }

    @Test
    void aConnectionIsMadeByTheRuntime() throws NoSuchAlgorithmException {
        SSLContext runtime = SSLContext.getDefault();
        SSLEngine made = late.createSSLEngine("localhost", 443);
        SSLEngine own = runtime.createSSLEngine("localhost", 443);
        assertThat(made.getClass()).isEqualTo(own.getClass());
        assertThat(made.getPeerHost()).isEqualTo("localhost");
        assertThat(List.of(made.getEnabledCipherSuites()))
                .isEqualTo(List.of(own.getEnabledCipherSuites()));
        assertThat(late.getClientSessionContext()).isSameAs(runtime.getClientSessionContext());
        assertThat(late.getSocketFactory().getSupportedCipherSuites())
                .isEqualTo(runtime.getSocketFactory().getSupportedCipherSuites());
    }
}
