/**
 * The platform's operations, one gateway per resource: pure builders of requests, and tolerant
 * readers of whatever the service answers. Gateways hold nothing but their transport, block, and
 * are cancelled by interrupting the calling thread.
 */
package app.marquee.api;
