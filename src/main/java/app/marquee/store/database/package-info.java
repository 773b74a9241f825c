/** SQLite database: opening, schema, and one writer with group commit. */
@NullMarked
package app.marquee.store.database;

import org.jspecify.annotations.NullMarked;
