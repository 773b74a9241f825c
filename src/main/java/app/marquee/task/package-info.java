/**
 * Background work: the only place with threads and with the hop to the JavaFX Application Thread.
 * Every job ends in exactly one of success, failure and cancelled, and then in finally.
 */
package app.marquee.task;
