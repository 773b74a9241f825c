package app.marquee.ui.shell;

import app.marquee.model.connection.Exchange;
import app.marquee.model.failure.Failure;
import app.marquee.model.operation.Operation;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import org.jspecify.annotations.Nullable;

import java.util.EnumMap;
import java.util.Map;

/** Network status of one workspace, updated after each exchange. FX thread only. */
public final class NetworkStatus {
    private final ReadOnlyObjectWrapper<NetworkState> state =
            new ReadOnlyObjectWrapper<>(NetworkState.QUIET);
    private final ReadOnlyObjectWrapper<@Nullable Exchange> repeating =
            new ReadOnlyObjectWrapper<>(null);
    private final Map<Operation, String> repeated = new EnumMap<>(Operation.class);

    public ReadOnlyObjectProperty<NetworkState> stateProperty() {
        return state.getReadOnlyProperty();
    }

    /**
     * The last exchange whose response repeated a member in one object; a repeat of the same
     * finding for the same operation is ignored.
     */
    ReadOnlyObjectProperty<@Nullable Exchange> repeatingProperty() {
        return repeating.getReadOnlyProperty();
    }

    /** Takes note of an exchange that has ended. */
    public void seen(Exchange exchange) {
        Failure failure = exchange.failure();
        state.set(failure == null ? NetworkState.ONLINE : after(failure));
        String now = exchange.repeated();
        if (now == null) {
            repeated.remove(exchange.operation());
        } else if (!now.equals(repeated.put(exchange.operation(), now))) {
            repeating.set(exchange);
        }
    }

    private NetworkState after(Failure failure) {
        return switch (failure) {
            case Failure.Unavailable _, Failure.LostAnswer _, Failure.TimedOut _ ->
                    NetworkState.UNREACHABLE;
            case Failure.RateLimited _ -> NetworkState.LIMITED;
            case Failure.Unauthorized _, Failure.Forbidden _ -> NetworkState.REFUSED;
            case Failure.ServerError _ -> NetworkState.FAILING;
            case Failure.NotFound _,
                    Failure.Conflict _,
                    Failure.Invalid _,
                    Failure.Unexpected _,
                    Failure.Redirected _,
                    Failure.ErrorReported _,
                    Failure.NotHttp _,
                    Failure.Undecodable _,
                    Failure.NotJson _,
                    Failure.WrongShape _,
                    Failure.TooLarge _,
                    Failure.TooMany _ ->
                    NetworkState.ONLINE;
            // No request was sent.
            case Failure.Cancelled _,
                    Failure.ReadOnly _,
                    Failure.Refused _,
                    Failure.NoToken _,
                    Failure.Storage _,
                    Failure.NotCreated _,
                    Failure.Defect _ ->
                    state.get();
        };
    }
}
