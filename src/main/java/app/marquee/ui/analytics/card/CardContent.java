package app.marquee.ui.analytics.card;

import java.time.Instant;

/** Content of a card, with its age. */
public interface CardContent {
    Instant askedAt();

    boolean isEmpty();
}
