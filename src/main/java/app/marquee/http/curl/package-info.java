/** Copy of a request as a cURL command, without its token. */
package app.marquee.http.curl;
