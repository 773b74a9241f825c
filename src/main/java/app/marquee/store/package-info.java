/**
 * Storage on this computer: the home of a run, the journal of changes, the catalogue of known
 * items, the settings, and the tokens of this run. Every call that touches the disk blocks; nothing
 * here may be called on the FX thread except where a class says so.
 */
package app.marquee.store;
