/**
 * Alerts of a connection: pure judges, what they judge, and the announcement of what they found.
 */
package app.marquee.service.alert;
