/**
 * Network addresses of URLs that are in the data of the platform: where they may lead. Thread-safe.
 */
package app.marquee.http.address;
