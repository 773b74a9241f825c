package app.marquee.sandbox.server;

import app.marquee.sandbox.fault.Faults;
import app.marquee.sandbox.wire.Answer;
import app.marquee.sandbox.wire.Call;
import app.marquee.sandbox.wire.Handler;
import app.marquee.sandbox.wire.SeenRequest;

import java.time.Duration;
import java.util.function.BiFunction;
import java.util.function.Consumer;

/**
 * Options shared by both hosts.
 *
 * @param token what the Authorization header has to be
 * @param latency the delay of every request
 * @param desk handles the calls
 * @param form gives a successful answer the form that was chosen
 * @param seen called for every request that arrives
 */
public record ServerOptions(
        String token,
        Duration latency,
        RouteOptions routes,
        Handler desk,
        BiFunction<Call, Answer, Answer> form,
        Faults faults,
        Consumer<SeenRequest> seen) {

    /** Leaves the token out. */
    @Override
    public String toString() {
        return "ServerOptions[" + routes + "]";
    }
}
