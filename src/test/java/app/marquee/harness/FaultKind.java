package app.marquee.harness;

import app.marquee.model.failure.Failure;

import java.io.IOException;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;

/**
 * A fault, and the ends that an operation may have under it. {@code DONE} is an end, too, where an
 * answer can be whole in spite of the fault.
 */
public enum FaultKind {
    REFUSED("", List.of(Failure.Unavailable.class)),
    NOT_ACCEPTING("", List.of(Failure.TimedOut.class)),
    SILENT("*:silent", List.of(Failure.TimedOut.class)),
    DRIPPING("", List.of(Failure.TimedOut.class)),
    RESET_BEFORE("*:reset-before", List.of(Failure.LostAnswer.class)),
    RESET_AFTER("*:reset-after", List.of(Failure.LostAnswer.class)),
    HALF("*:half", List.of(Failure.LostAnswer.class, Failure.NotJson.class), true),
    HTML("*:html", List.of(Failure.NotJson.class)),
    WRONG_TYPES("*:wrong-types", List.of(Failure.WrongShape.class), true),
    UNAUTHORIZED("*:401", List.of(Failure.Unauthorized.class)),
    STORM("*:429", List.of(Failure.RateLimited.class)),
    FLAPPING("*:500@0.5,*:503", List.of(Failure.ServerError.class));

    private final String spec;

    @SuppressWarnings("ImmutableEnumChecker") // A copy that nobody can change.
    private final Set<Class<? extends Failure>> ends;

    private final boolean mayBeDone;

    FaultKind(String spec, List<Class<? extends Failure>> ends) {
        this(spec, ends, false);
    }

    FaultKind(String spec, List<Class<? extends Failure>> ends, boolean mayBeDone) {
        this.spec = spec;
        this.ends = Set.copyOf(ends);
        this.mayBeDone = mayBeDone;
    }

    public boolean isDesigned(Failure failure) {
        return ends.contains(failure.getClass());
    }

    /** Whether nothing but a limit of time ends it. */
    public boolean hangs() {
        return ends.contains(Failure.TimedOut.class);
    }

    public boolean mayBeDone() {
        return mayBeDone;
    }

    /** Begins behind a door and in the service that stands behind it. */
    public void begin(FaultyDoor door, Consumer<String> service) {
        switch (this) {
            case REFUSED -> door.shut();
            case NOT_ACCEPTING -> door.block();
            case DRIPPING -> door.drip();
            default -> service.accept(spec);
        }
    }

    /** Ends again. */
    public void end(FaultyDoor door, Consumer<String> service) {
        if (spec.isEmpty()) {
            door.open();
        }
        service.accept("");
    }

    FaultyPlace place(Instant now) throws IOException {
        return switch (this) {
            case REFUSED -> FaultyPlace.refused();
            case NOT_ACCEPTING -> FaultyPlace.notAccepting();
            case DRIPPING -> FaultyPlace.dripping();
            default -> FaultyPlace.sandbox(spec, now);
        };
    }

    /** The name in the table. */
    public String title() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public static List<FaultKind> all() {
        return Arrays.asList(values());
    }
}
