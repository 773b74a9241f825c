package app.marquee.http;

import app.marquee.http.address.PrivateAddressException;
import app.marquee.model.connection.ServiceAddress;
import app.marquee.model.failure.FailureException;
import app.marquee.model.video.Picture;
import app.marquee.model.video.PictureData;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.concurrent.Semaphore;

/**
 * HTTP client for images, a few at a time and limited to {@link #LARGEST} each. Thread-safe.
 * Blocking.
 */
public final class PictureClient {
    /** In bytes. */
    public static final int LARGEST = 12 * 1024 * 1024;

    private static final int AT_ONCE = 6;
    private static final int STEP = 16 * 1024;

    private final Semaphore free = new Semaphore(AT_ONCE);
    private final ContentClient client;
    private final Duration patience;

    /** Result of a download: the bytes, or the reason why there are none. */
    public sealed interface Fetched {
        /** Complete bytes of the response. */
        record Bytes(PictureData data) implements Fetched {}

        /** Download without bytes. */
        record Nothing(Picture.Why why) implements Fetched {}
    }

    /**
     * @param patience how long one picture may take in all
     */
    public PictureClient(ContentClient client, Duration patience) {
        this.client = client;
        this.patience = patience;
    }

    /**
     * @throws InterruptedException when the work was cancelled
     */
    public Fetched fetch(URI address) throws InterruptedException {
        if (!ServiceAddress.isAllowed(address)) {
            return new Fetched.Nothing(Picture.Why.UNSAFE_ADDRESS);
        }
        free.acquire();
        try {
            return ask(address);
        } catch (PrivateAddressException _) {
            return new Fetched.Nothing(Picture.Why.PRIVATE_ADDRESS);
        } catch (IOException | IllegalArgumentException | FailureException _) {
            return new Fetched.Nothing(Picture.Why.UNREACHABLE);
        } finally {
            free.release();
        }
    }

    private Fetched ask(URI address) throws IOException, InterruptedException {
        HttpRequest.Builder request =
                HttpRequest.newBuilder(address)
                        .timeout(patience)
                        .header("Accept", "image/jpeg,image/png,image/gif");
        HttpResponse<InputStream> answer = client.send(address, request);
        try (InputStream body = answer.body()) {
            return answer.statusCode() == 200
                    ? read(body, System.nanoTime() + patience.toNanos())
                    : new Fetched.Nothing(why(answer.statusCode()));
        }
    }

    /** Reads in steps, so that neither a slow nor an endless body holds a place for ever. */
    private static Fetched read(InputStream body, long until) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        byte[] step = new byte[STEP];
        for (int count = body.read(step); count >= 0; count = body.read(step)) {
            bytes.write(step, 0, count);
            if (bytes.size() > LARGEST) {
                return new Fetched.Nothing(Picture.Why.TOO_LARGE);
            }
            if (System.nanoTime() - until > 0) {
                return new Fetched.Nothing(Picture.Why.UNREACHABLE);
            }
        }
        return new Fetched.Bytes(new PictureData(bytes.toByteArray()));
    }

    private static Picture.Why why(int status) {
        return switch (status) {
            case 401, 403 -> Picture.Why.REFUSED;
            case 404, 410 -> Picture.Why.NOT_FOUND;
            default -> Picture.Why.NOT_GIVEN;
        };
    }
}
