/** What packages are made of, held without making one. */
@NullMarked
package app.marquee.packaging;

import org.jspecify.annotations.NullMarked;
