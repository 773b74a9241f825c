package app.marquee.model.failure;

import static app.marquee.model.failure.FailureType.Trait.ENDS_ALL;
import static app.marquee.model.failure.FailureType.Trait.NEEDS_TOKEN;
import static app.marquee.model.failure.FailureType.Trait.OTHER_SERVER;
import static app.marquee.model.failure.FailureType.Trait.PASSES;
import static app.marquee.model.failure.FailureType.Trait.SILENCE;
import static app.marquee.model.failure.FailureType.Write.IF_SENT;
import static app.marquee.model.failure.FailureType.Write.LATER;
import static app.marquee.model.failure.FailureType.Write.MAYBE_APPLIED;
import static app.marquee.model.failure.FailureType.Write.NOT_APPLIED;

import org.jspecify.annotations.Nullable;

import java.util.Arrays;
import java.util.Optional;
import java.util.Set;

/** Types of failures, and what follows from each: the whole policy in one table. */
public enum FailureType {
    UNAUTHORIZED("Unauthorized", LATER, NetworkState.REFUSED, NEEDS_TOKEN, ENDS_ALL, OTHER_SERVER),
    FORBIDDEN("Forbidden", LATER, NetworkState.REFUSED, NEEDS_TOKEN, OTHER_SERVER),
    NOT_FOUND("NotFound", NOT_APPLIED, NetworkState.ONLINE, OTHER_SERVER),
    CONFLICT("Conflict", NOT_APPLIED, NetworkState.ONLINE),
    INVALID("Invalid", NOT_APPLIED, NetworkState.ONLINE),
    RATE_LIMITED("RateLimited", LATER, NetworkState.LIMITED, PASSES),
    SERVER_ERROR("ServerError", MAYBE_APPLIED, NetworkState.FAILING),
    REDIRECTED("Redirected", MAYBE_APPLIED, NetworkState.ONLINE, OTHER_SERVER),
    UNEXPECTED("Unexpected", MAYBE_APPLIED, NetworkState.ONLINE, OTHER_SERVER),
    ERROR_REPORTED("ErrorReported", MAYBE_APPLIED, NetworkState.ONLINE),
    NOT_HTTP("NotHttp", MAYBE_APPLIED, NetworkState.ONLINE, OTHER_SERVER),
    UNDECODABLE("Undecodable", MAYBE_APPLIED, NetworkState.ONLINE, OTHER_SERVER),
    UNAVAILABLE(
            "Unavailable", NOT_APPLIED, NetworkState.UNREACHABLE, SILENCE, ENDS_ALL, OTHER_SERVER),
    TIMED_OUT("TimedOut", IF_SENT, NetworkState.UNREACHABLE, SILENCE),
    LOST_ANSWER("LostAnswer", MAYBE_APPLIED, NetworkState.UNREACHABLE),
    NOT_JSON("NotJson", MAYBE_APPLIED, NetworkState.ONLINE, OTHER_SERVER),
    WRONG_SHAPE("WrongShape", MAYBE_APPLIED, NetworkState.ONLINE, OTHER_SERVER),
    TOO_LARGE("TooLarge", MAYBE_APPLIED, NetworkState.ONLINE),
    TOO_MANY("TooMany", MAYBE_APPLIED, NetworkState.ONLINE),
    CANCELLED("Cancelled", IF_SENT, null, ENDS_ALL),
    READ_ONLY("ReadOnly", NOT_APPLIED, null),
    REFUSED("Refused", NOT_APPLIED, null),
    NO_TOKEN("NoToken", LATER, null, NEEDS_TOKEN, ENDS_ALL),
    STORAGE("Storage", NOT_APPLIED, null),
    NOT_CREATED("NotCreated", NOT_APPLIED, null),
    DEFECT("Defect", MAYBE_APPLIED, null);

    /** Fate of a write that failed so. */
    public enum Write {
        /** Refused for now, and nothing was done: it can be sent again, and the others wait. */
        LATER,
        NOT_APPLIED,
        MAYBE_APPLIED,
        /** Perhaps applied if the server may have received it. */
        IF_SENT
    }

    /** Property that few types have. */
    enum Trait {
        /** The next request of many would fail in the same way. */
        ENDS_ALL,
        /** Nothing but another token helps. */
        NEEDS_TOKEN,
        /** It passes after a delay. */
        PASSES,
        /** The server said nothing in time. */
        SILENCE,
        /** Also the response of a server that doesn't know the operation. */
        OTHER_SERVER
    }

    private final String recorded;
    private final Write write;
    private final @Nullable NetworkState network;

    @SuppressWarnings("ImmutableEnumChecker") // A copy that nobody can change.
    private final Set<Trait> traits;

    FailureType(String recorded, Write write, @Nullable NetworkState network, Trait... traits) {
        this.recorded = recorded;
        this.write = write;
        this.network = network;
        this.traits = Set.of(traits);
    }

    /** The name in the journal, which stays the same for ever. */
    public String recorded() {
        return recorded;
    }

    /** The type with this name in the journal; empty for one of an older or newer version. */
    public static Optional<FailureType> of(String recorded) {
        return Arrays.stream(values()).filter(type -> type.recorded.equals(recorded)).findFirst();
    }

    public Write write() {
        return write;
    }

    /** What it says of the network; null where no request was sent. */
    public @Nullable NetworkState network() {
        return network;
    }

    boolean has(Trait trait) {
        return traits.contains(trait);
    }
}
