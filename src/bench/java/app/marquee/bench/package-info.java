/** Measurements that are run by hand, each judged on ratios within one run. */
@NullMarked
package app.marquee.bench;

import org.jspecify.annotations.NullMarked;
