/**
 * What tries hard to break a promise of the application: run for long by the profile harness, and
 * shortly as a test of every build.
 */
package app.marquee.harness;
