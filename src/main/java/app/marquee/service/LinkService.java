package app.marquee.service;

import app.marquee.model.LinkReport;

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
