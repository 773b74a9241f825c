/**
 * The wire: one transport with time-outs, a write gate, a request budget, safe retries, typed
 * failures and redaction. Every call blocks and is cancelled by interrupting its thread.
 */
package app.marquee.http;
