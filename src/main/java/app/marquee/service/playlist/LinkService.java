package app.marquee.service.playlist;

import app.marquee.model.playlist.LinkReport;

import java.net.URI;

/** Looks whether an address of the web leads anywhere. Blocks. */
@FunctionalInterface
public interface LinkService {
    /**
     * @param address http or https, with a host
     * @throws InterruptedException when the work was cancelled
     */
    LinkReport check(URI address) throws InterruptedException;
}
