package app.marquee.model.connection;

import java.time.Instant;

/**
 * Certificate authority that one connection trusts in addition to the usual ones.
 *
 * @param name its readable subject name
 * @param until when the last of its certificates ends
 * @param pem its certificates, and nothing else
 */
public record Authority(String name, Instant until, String pem) {}
