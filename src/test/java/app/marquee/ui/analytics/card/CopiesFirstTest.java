package app.marquee.ui.analytics.card;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.Executor;

/** The saved copies of all cards are on screen before anything is asked of the platform. */
class CopiesFirstTest {
    private final Deque<Runnable> paints = new ArrayDeque<>();
    private final List<String> sent = new ArrayList<>();
    private final CopiesFirst order = new CopiesFirst(paints::add);

    private void paint() {
        while (!paints.isEmpty()) {
            paints.remove().run();
        }
    }

    @Test
    void requestsWaitForEveryCopyAndItsPainting() {
        Executor videos = order.begin("videos");
        Executor places = order.begin("places");
        videos.execute(() -> sent.add("videos"));
        paint();
        assertThat(sent).isEmpty();
        places.execute(() -> sent.add("places"));
        assertThat(sent).isEmpty();
        paint();
        assertThat(sent).containsExactly("videos", "places");
    }

    @Test
    void aCopyThatIsReadInPlaceOfAnotherHoldsNothingBack() {
        Executor given = order.begin("videos");
        Executor places = order.begin("places");
        places.execute(() -> sent.add("places"));
        Executor next = order.begin("videos");
        assertThat(next).isNotSameAs(given);
        next.execute(() -> sent.add("videos of other days"));
        paint();
        assertThat(sent).containsExactly("places", "videos of other days");
    }

    @Test
    void aRequestForOtherDaysTakesThePlaceOfTheOneBefore() {
        order.begin("videos").execute(() -> sent.add("videos"));
        Executor next = order.begin("videos");
        paint();
        assertThat(sent).isEmpty();
        next.execute(() -> sent.add("videos of other days"));
        paint();
        assertThat(sent).containsExactly("videos of other days");
    }

    /** Its copy would be painted late if requests were sent now. */
    @Test
    void aCardThatBeginsBeforeThePaintingHoldsTheOthersBack() {
        order.begin("videos").execute(() -> sent.add("videos"));
        Executor places = order.begin("places");
        paint();
        assertThat(sent).isEmpty();
        places.execute(() -> sent.add("places"));
        paint();
        assertThat(sent).containsExactly("videos", "places");
    }

    @Test
    void aRequestIsSentOnce() {
        order.begin("videos").execute(() -> sent.add("videos"));
        paint();
        order.begin("places").execute(() -> sent.add("places"));
        paint();
        assertThat(sent).containsExactly("videos", "places");
    }
}
