@org.jspecify.annotations.NullMarked
package app.marquee.ui.analytics.group;
