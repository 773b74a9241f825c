package app.marquee.model.playlist;

import app.marquee.model.failure.Failure;

import java.net.URI;
import java.util.List;

/**
 * What an address of the web answered when this machine asked it.
 *
 * @param hops every place that answered, in order; the last one is where a visitor arrives
 * @param end why it ended there
 */
public record LinkReport(List<Hop> hops, End end) {
    public LinkReport {
        hops = List.copyOf(hops);
    }

    /** A place on the way and the status with which it answered. */
    public record Hop(URI address, int status) {
        boolean isSecure() {
            return "https".equalsIgnoreCase(address.getScheme());
        }
    }

    /** How it ended. */
    public sealed interface End {
        /** The last place answered and led no further. */
        record Arrived() implements End {}

        /** More places were named than a visitor's browser would put up with. */
        record TooFar() implements End {}

        /** A place led to something that is no address of the web, or to none at all. */
        record Nowhere(String location) implements End {}

        /** Nothing came back from this address. */
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
