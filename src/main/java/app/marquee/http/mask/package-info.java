/** Removal of secrets from bodies, headers and exceptions. */
@NullMarked
package app.marquee.http.mask;

import org.jspecify.annotations.NullMarked;
