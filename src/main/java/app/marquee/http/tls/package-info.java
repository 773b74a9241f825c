/**
 * TLS: extra certificate authorities, a lazily created context, and causes of failed handshakes.
 */
@NullMarked
package app.marquee.http.tls;

import org.jspecify.annotations.NullMarked;
