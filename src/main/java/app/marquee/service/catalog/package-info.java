/** Catalog of a session: known items, observed field values and external changes. */
@NullMarked
package app.marquee.service.catalog;

import org.jspecify.annotations.NullMarked;
