/** Section Ranking: the most watched videos, their trend and history. */
@NullMarked
package app.marquee.ui.ranking;

import org.jspecify.annotations.NullMarked;
