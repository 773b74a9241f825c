package app.marquee.model.playlist;

import app.marquee.model.failure.Failure;

import java.net.URI;
import java.util.List;

/**
 * Result of checking a URL from this computer.
 *
 * @param hops every place that answered, in order; the last one is where a visitor arrives
 * @param end why it ended there
 */
public record LinkReport(List<Hop> hops, End end) {
    public LinkReport {
        hops = List.copyOf(hops);
    }

    /** Redirect step with its status. */
    public record Hop(URI address, int status) {
        boolean isSecure() {
            return "https".equalsIgnoreCase(address.getScheme());
        }
    }

    /** End of the redirects. */
    public sealed interface End {
        /** Final page, without a further redirect. */
        record Arrived() implements End {}

        /** More redirects than a browser follows. */
        record TooFar() implements End {}

        /** Redirect without a valid web address. */
        record Nowhere(String location) implements End {}

        /** Address on this computer or a private network, to which nothing was sent. */
        record PrivateAddress(URI address) implements End {}

        /** Address without a response. */
        record Failed(URI address, Failure failure) implements End {}
    }

    /** Whether all that answered did so over a secure connection. */
    public boolean isSecure() {
        return hops.stream().allMatch(Hop::isSecure);
    }

    /** Whether a visitor would see a page. */
    public boolean isFound() {
        return end instanceof End.Arrived && hops.getLast().status() / 100 == 2;
    }
}
