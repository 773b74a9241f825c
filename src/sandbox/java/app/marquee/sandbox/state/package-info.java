/** What the sandbox remembers: SQLite with one writer, seeded from the account. */
@NullMarked
package app.marquee.sandbox.state;

import org.jspecify.annotations.NullMarked;
