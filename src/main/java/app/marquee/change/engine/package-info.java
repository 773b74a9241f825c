/**
 * Engine of the changes: recorded, sent in order, recorded again, undone, kept for later and
 * shared. Applying is blocking and is canceled by interrupting its thread.
 */
package app.marquee.change.engine;
