package app.marquee.service.playlist;

import app.marquee.model.playlist.LinkReport;

import java.net.URI;

/** Link checker for web addresses. Blocking. */
@FunctionalInterface
public interface LinkService {
    /**
     * @param address http or https, with a host
     * @throws InterruptedException when the work was cancelled
     */
    LinkReport check(URI address) throws InterruptedException;
}
