@NullMarked
package app.marquee.analytics.chart;

import org.jspecify.annotations.NullMarked;
