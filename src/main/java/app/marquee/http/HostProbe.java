package app.marquee.http;

import app.marquee.model.connection.Connection;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.Failure.Unavailable;
import app.marquee.model.failure.FailureException;
import app.marquee.model.operation.HostRole;
import app.marquee.model.operation.Operation;

import org.jspecify.annotations.Nullable;

import java.util.EnumSet;
import java.util.Set;
import java.util.function.Function;

/**
 * Probe for the host of reads whose host the contract leaves open (section 4). Until one host has
 * responded, a 404 leads to the other one. A write never changes its host.
 */
final class HostProbe {
    private static final Set<Operation> UNCERTAIN =
            EnumSet.of(
                    Operation.GET_BROWSER,
                    Operation.GET_REFERRER,
                    Operation.GET_RANKING,
                    Operation.GET_VIEWERS_HISTORIC);

    private final Connection connection;
    private final HostMemory memory;

    HostProbe(Connection connection, HostMemory memory) {
        this.connection = connection;
        this.memory = memory;
    }

    /** Whether the other host may be asked after this one. */
    boolean isOpen(Operation operation) {
        return UNCERTAIN.contains(operation)
                && !operation.isWrite()
                && !connection.routes().hosts().containsKey(operation)
                && !sameHosts()
                && memory.get(connection, operation) == null;
    }

    private boolean sameHosts() {
        return connection.baseUrl().equals(connection.dataUrl());
    }

    <T> T ask(Operation operation, Function<HostRole, T> call) {
        HostRole first = first(operation);
        if (!isOpen(operation)) {
            return call.apply(first);
        }
        try {
            return remembered(operation, first, call);
        } catch (FailureException failed) {
            if (!isElsewhere(failed.failure())) {
                throw failed;
            }
            return askOther(operation, first.other(), call, failed);
        }
    }

    private HostRole first(Operation operation) {
        HostRole chosen = connection.routes().hosts().get(operation);
        @Nullable HostRole known = chosen == null ? memory.get(connection, operation) : chosen;
        return known == null ? operation.host() : known;
    }

    private <T> T askOther(
            Operation operation,
            HostRole other,
            Function<HostRole, T> call,
            FailureException first) {
        try {
            return remembered(operation, other, call);
        } catch (FailureException failed) {
            // A host that does not know the operation has nothing to say about it.
            throw failed.failure().mayBeOtherServer() ? first : failed;
        }
    }

    private <T> T remembered(Operation operation, HostRole host, Function<HostRole, T> call) {
        T answer = call.apply(host);
        memory.put(connection, operation, host);
        return answer;
    }

    static boolean isElsewhere(Failure failure) {
        return failure instanceof Failure.NotFound
                || (failure instanceof Unavailable unavailable
                        && unavailable.cause() == Unavailable.Cause.NO_SUCH_HOST);
    }
}
