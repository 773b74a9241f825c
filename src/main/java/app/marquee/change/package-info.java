/**
 * Changes of the platform: staged with what they replace and the exact request, applied one after
 * the other per object, recorded before they are sent and after they were answered, and undone
 * where that is possible. Applying is blocking and is cancelled by interrupting its thread.
 */
@NullMarked
package app.marquee.change;

import org.jspecify.annotations.NullMarked;
