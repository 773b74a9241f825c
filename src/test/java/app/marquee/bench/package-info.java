@org.jspecify.annotations.NullMarked
package app.marquee.bench;
