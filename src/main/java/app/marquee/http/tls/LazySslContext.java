package app.marquee.http.tls;

import org.jspecify.annotations.Nullable;

import java.security.KeyManagementException;
import java.security.NoSuchAlgorithmException;
import java.security.Provider;
import java.security.SecureRandom;

import javax.net.ssl.KeyManager;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLContextSpi;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLServerSocketFactory;
import javax.net.ssl.SSLSessionContext;
import javax.net.ssl.SSLSocketFactory;
import javax.net.ssl.TrustManager;

/**
 * Lazy TLS context of the Java runtime, initialized with the first encrypted connection. Loading
 * every authority and curve at once would slow each start, and the sandbox never needs it.
 */
public final class LazySslContext extends SSLContext {
    private LazySslContext(Provider nobody) {
        super(new OfRuntime(), nobody, "TLS");
    }

    public static SSLContext context() {
        return new LazySslContext(new Nobody());
    }

    /**
     * @param chosen for the whole runtime, or null
     */
    static SSLParameters parameters(@Nullable String chosen) {
        if (chosen != null) {
            return OfRuntime.runtime().getDefaultSSLParameters();
        }
        SSLParameters parameters = new SSLParameters();
        parameters.setProtocols(OfRuntime.PROTOCOLS);
        return parameters;
    }

    /** Empty security provider: every lookup falls through to the runtime's own providers. */
    private static final class Nobody extends Provider {
        private static final long serialVersionUID = 1;

        Nobody() {
            super("Marquee", "1", "TLS of the Java runtime, initialized on first use");
        }
    }

    private static final class OfRuntime extends SSLContextSpi {
        /** The client's own choice unless the whole runtime is configured otherwise. */
        private static final String[] PROTOCOLS = {"TLSv1.3", "TLSv1.2"};

        private static final String CHOSEN = "jdk.tls.client.protocols";

        private static SSLContext runtime() {
            try {
                return SSLContext.getDefault();
            } catch (NoSuchAlgorithmException missing) {
                throw new IllegalStateException("TLS of this Java runtime can't be used", missing);
            }
        }

        @Override
        protected SSLParameters engineGetDefaultSSLParameters() {
            return parameters(System.getProperty(CHOSEN));
        }

        @Override
        protected SSLParameters engineGetSupportedSSLParameters() {
            return runtime().getSupportedSSLParameters();
        }

        @Override
        protected SSLEngine engineCreateSSLEngine() {
            return runtime().createSSLEngine();
        }

        @Override
        protected SSLEngine engineCreateSSLEngine(String host, int port) {
            return runtime().createSSLEngine(host, port);
        }

        @Override
        protected SSLSocketFactory engineGetSocketFactory() {
            return runtime().getSocketFactory();
        }

        @Override
        protected SSLServerSocketFactory engineGetServerSocketFactory() {
            return runtime().getServerSocketFactory();
        }

        @Override
        protected SSLSessionContext engineGetServerSessionContext() {
            return runtime().getServerSessionContext();
        }

        @Override
        protected SSLSessionContext engineGetClientSessionContext() {
            return runtime().getClientSessionContext();
        }

        @Override
        protected void engineInit(KeyManager[] keys, TrustManager[] trust, SecureRandom random)
                throws KeyManagementException {
            throw new KeyManagementException("This context is initialized by the Java runtime");
        }
    }
}
