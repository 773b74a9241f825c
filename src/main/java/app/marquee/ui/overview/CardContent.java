package app.marquee.ui.overview;

import java.time.Instant;

/** Content of a card, with its age. */
interface CardContent {
    Instant askedAt();

    boolean isEmpty();
}
