/**
 * Domain model of the platform and the user: records, typed ids, limits and failures. Depends on
 * java.base only; everything may be used on any thread, and all records are immutable.
 */
package app.marquee.model;
