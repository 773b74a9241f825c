/** Copy of a request as a cURL command, without its token. */
@NullMarked
package app.marquee.http.curl;

import org.jspecify.annotations.NullMarked;
