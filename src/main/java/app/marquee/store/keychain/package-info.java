/** Tokens in the keychain of the system. */
@NullMarked
package app.marquee.store.keychain;

import org.jspecify.annotations.NullMarked;
