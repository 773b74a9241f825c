package app.marquee.http.proxy;

import app.marquee.model.Secret;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;

import org.jspecify.annotations.Nullable;

import java.net.InetSocketAddress;
import java.net.http.HttpRequest;
import java.util.List;

/** Route to a host: straight, through an HTTP proxy, or none because of a proxy of no use. */
public sealed interface ProxyRoute {
    /** No proxy in between. */
    record Direct() implements ProxyRoute {}

    /**
     * Through an HTTP proxy.
     *
     * @param login null when the proxy is used without one
     */
    record Through(InetSocketAddress address, @Nullable ProxyLogin login) implements ProxyRoute {
        /** The proxy as users write it. */
        public String name() {
            String host = address.getHostString();
            return (host.indexOf(':') < 0 ? host : "[" + host + "]") + ":" + address.getPort();
        }
    }

    /** A proxy that can't be used; going straight instead would be against the user's wish. */
    record Unusable(Failure.Unavailable why) implements ProxyRoute {}

    /**
     * @throws FailureException when no request can take it
     */
    default void requireUsable() {
        if (this instanceof Unusable(var why)) {
            throw new FailureException(why);
        }
    }

    /** What must not be seen of it. */
    default List<Secret> secrets() {
        return this instanceof Through(_, var login) && login != null ? login.secrets() : List.of();
    }

    /** Adds the login to a request; the client sends it to nobody but the proxy. */
    default void prepare(HttpRequest.Builder request) {
        if (this instanceof Through(_, var login) && login != null) {
            request.header("Proxy-Authorization", login.header().reveal());
        }
    }
}
