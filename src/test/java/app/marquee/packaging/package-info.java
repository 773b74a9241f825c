/** What packages are made of, held without making one. */
package app.marquee.packaging;
