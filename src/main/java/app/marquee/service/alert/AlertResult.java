package app.marquee.service.alert;

import java.util.List;

/** Result of judging an alert. */
public sealed interface AlertResult {
    AlertResult QUIET = new Quiet();

    /** Fired when there are facts, otherwise quiet. */
    static AlertResult of(List<? extends AlertFact> facts) {
        return facts.isEmpty() ? QUIET : new Fired(List.copyOf(facts));
    }

    /**
     * @param facts at least one, the most important first
     */
    record Fired(List<AlertFact> facts) implements AlertResult {
        public Fired {
            facts = List.copyOf(facts);
        }
    }

    record Quiet() implements AlertResult {}

    /** Can't be judged. */
    record Unknown(AlertGap why) implements AlertResult {}
}
