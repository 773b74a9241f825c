package app.marquee.model.connection;

import java.time.Instant;

/**
 * A certificate authority that one connection trusts besides those that everybody trusts.
 *
 * @param name whom it names, as people read it
 * @param until when the last of its certificates ends
 * @param pem its certificates, and nothing else
 */
public record Authority(String name, Instant until, String pem) {}
