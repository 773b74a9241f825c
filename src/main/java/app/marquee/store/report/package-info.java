/** File of the templates of reports for clients. */
@NullMarked
package app.marquee.store.report;

import org.jspecify.annotations.NullMarked;
