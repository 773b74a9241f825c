@org.jspecify.annotations.NullMarked
package app.marquee.analytics.live;
