/**
 * What a change is: the type of a write operation, the fields of a resource, a staged change with
 * what it replaces and the exact request. A package below for each resource has its write
 * operations; {@code engine} records and sends them.
 */
package app.marquee.change;
