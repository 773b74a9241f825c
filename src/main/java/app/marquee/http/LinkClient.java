package app.marquee.http;

import app.marquee.http.address.PrivateAddressException;
import app.marquee.http.proxy.ProxyRoute;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.playlist.LinkReport;
import app.marquee.model.playlist.LinkReport.End;
import app.marquee.model.playlist.LinkReport.Hop;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * HTTP client for link checks, which doesn't read the page. It follows redirects like a browser and
 * records each step. Thread-safe. Blocking.
 */
public final class LinkClient {
    /** Places after the first; browsers allow more, but that many are of no use. */
    static final int FURTHER = 5;

    private static final int PROXY_LOGIN = 407;

    private final ContentClient client;
    private final Timeouts timeouts;

    public LinkClient(ContentClient client, Timeouts timeouts) {
        this.client = client;
        this.timeouts = timeouts;
    }

    /**
     * @param address http or https, with a host
     * @throws InterruptedException when the work was cancelled
     */
    public LinkReport check(URI address) throws InterruptedException {
        List<Hop> hops = new ArrayList<>();
        URI next = address;
        while (true) {
            HttpResponse<InputStream> answer;
            try {
                answer = ask(next);
            } catch (FailureException failed) {
                return new LinkReport(hops, new End.Failed(next, failed.failure()));
            } catch (PrivateAddressException _) {
                return new LinkReport(hops, new End.PrivateAddress(next));
            } catch (IOException | IllegalArgumentException failed) {
                return new LinkReport(hops, new End.Failed(next, failure(next, failed)));
            }
            hops.add(new Hop(next, answer.statusCode()));
            Optional<String> location = location(answer);
            if (location.isEmpty()) {
                return new LinkReport(hops, new End.Arrived());
            }
            Optional<URI> further = resolve(next, location.get());
            if (further.isEmpty()) {
                return new LinkReport(hops, new End.Nowhere(location.get()));
            }
            if (hops.size() > FURTHER) {
                return new LinkReport(hops, new End.TooFar());
            }
            next = further.get();
        }
    }

    private Failure failure(URI address, Exception failed) {
        IOException thrown =
                failed instanceof IOException known ? known : new IOException(failed.getMessage());
        Failure failure = new FailureMapper(timeouts).ofException(thrown, false);
        return client.route(address) instanceof ProxyRoute.Through proxy
                ? FailureMapper.behind(proxy.name(), failure)
                : failure;
    }

    /** Some places refuse to be asked for their head alone and have a page all the same. */
    private HttpResponse<InputStream> ask(URI address) throws IOException, InterruptedException {
        HttpResponse<InputStream> head = send(address, "HEAD");
        return head.statusCode() < 400 ? head : send(address, "GET");
    }

    private HttpResponse<InputStream> send(URI address, String method)
            throws IOException, InterruptedException {
        HttpRequest.Builder request =
                HttpRequest.newBuilder(address)
                        .timeout(timeouts.headers())
                        .header("Accept", "text/html,*/*;q=0.8")
                        .method(method, BodyPublishers.noBody());
        HttpResponse<InputStream> answer = client.send(address, request);
        if (answer.statusCode() == PROXY_LOGIN
                && client.route(address) instanceof ProxyRoute.Through proxy) {
            // It answered in place of the host, and without a body.
            throw new FailureException(FailureMapper.ofLogin(proxy, answer.headers()));
        }
        answer.body().close();
        return answer;
    }

    private static Optional<String> location(HttpResponse<?> answer) {
        return switch (answer.statusCode()) {
            case 301, 302, 303, 307, 308 ->
                    Optional.of(answer.headers().firstValue("Location").orElse(""));
            default -> Optional.empty();
        };
    }

    private static Optional<URI> resolve(URI from, String location) {
        try {
            URI further = from.resolve(location.strip());
            return location.isBlank() || !isWeb(further) ? Optional.empty() : Optional.of(further);
        } catch (IllegalArgumentException _) {
            return Optional.empty();
        }
    }

    private static boolean isWeb(URI address) {
        return address.getHost() != null
                && ("https".equalsIgnoreCase(address.getScheme())
                        || "http".equalsIgnoreCase(address.getScheme()));
    }

    /** Ten seconds for each step: no visitor is more patient. */
    public static Timeouts patience() {
        Duration step = Duration.ofSeconds(10);
        return new Timeouts(step, step, step, step);
    }
}
