/** What of a connection is known on this computer without a request. */
package app.marquee.service.overview;
