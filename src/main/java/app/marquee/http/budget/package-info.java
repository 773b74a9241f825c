/** Request budget: how many requests leave in a minute, and in which order. */
@NullMarked
package app.marquee.http.budget;

import org.jspecify.annotations.NullMarked;
