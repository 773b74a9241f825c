package app.marquee.ui.analytics.card;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Executor;

/**
 * Order of the loads of a view: the saved copies of all its cards are read and painted before the
 * first request, which would take the processor from them. FX thread only.
 */
public final class CopiesFirst {
    private final Executor painted;
    private final Set<Object> reading = new HashSet<>();
    private final Map<Object, Runnable> waiting = new LinkedHashMap<>();

    /**
     * @param painted runs an action once what is shown now was painted
     */
    public CopiesFirst(Executor painted) {
        this.painted = painted;
    }

    /**
     * The saved copy of a card is about to be read, in place of one that it reads now.
     *
     * @return takes the request of the card once its copy is shown
     */
    Executor begin(Object card) {
        reading.add(card);
        waiting.remove(card);
        return request -> shown(card, request);
    }

    private void shown(Object card, Runnable request) {
        reading.remove(card);
        waiting.put(card, request);
        if (reading.isEmpty()) {
            painted.execute(this::open);
        }
    }

    private void open() {
        if (reading.isEmpty()) {
            List<Runnable> requests = new ArrayList<>(waiting.values());
            waiting.clear();
            requests.forEach(Runnable::run);
        }
    }
}
