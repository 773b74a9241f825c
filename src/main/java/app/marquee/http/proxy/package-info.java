/** Proxies of the system: which one leads to a URL, its login, and the exceptions. */
@NullMarked
package app.marquee.http.proxy;

import org.jspecify.annotations.NullMarked;
