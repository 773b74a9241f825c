package app.marquee.http;

/** Transport that ends what is under way as canceled when closed, and lets nothing out after. */
public interface CloseableTransport extends Transport, AutoCloseable {
    @Override
    void close();
}
