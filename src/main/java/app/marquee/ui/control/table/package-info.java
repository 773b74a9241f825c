/** Table of any number of rows: columns, selection, sorting, widths and copying. */
@NullMarked
package app.marquee.ui.control.table;

import org.jspecify.annotations.NullMarked;
