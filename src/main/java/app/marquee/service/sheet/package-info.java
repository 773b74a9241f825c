/** Tables edited in a spreadsheet: the present values, and the changes that a file asks for. */
@NullMarked
package app.marquee.service.sheet;

import org.jspecify.annotations.NullMarked;
