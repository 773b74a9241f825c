/** Charts over time: what they show, where it is placed and how it is drawn, without a toolkit. */
package app.marquee.analytics.chart;
