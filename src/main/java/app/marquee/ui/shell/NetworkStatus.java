package app.marquee.ui.shell;

import app.marquee.model.Exchange;
import app.marquee.model.Failure;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** What the last exchange tells of the network. On the FX thread; a workspace has its own. */
public final class NetworkStatus {
    private final ReadOnlyObjectWrapper<NetworkState> state =
            new ReadOnlyObjectWrapper<>(NetworkState.QUIET);

    public ReadOnlyObjectProperty<NetworkState> stateProperty() {
        return state.getReadOnlyProperty();
    }

    /** Takes note of an exchange that has ended. */
    public void seen(Exchange exchange) {
        Failure failure = exchange.failure();
        state.set(failure == null ? NetworkState.ONLINE : after(failure));
    }

    private NetworkState after(Failure failure) {
        return switch (failure) {
            case Failure.Unavailable _, Failure.LostAnswer _, Failure.TimedOut _ ->
                    NetworkState.UNREACHABLE;
            case Failure.RateLimited _ -> NetworkState.LIMITED;
            case Failure.Unauthorized _, Failure.Forbidden _ -> NetworkState.REFUSED;
            case Failure.NotFound _,
                    Failure.Conflict _,
                    Failure.Invalid _,
                    Failure.ServerError _,
                    Failure.Unexpected _,
                    Failure.NotJson _,
                    Failure.WrongShape _,
                    Failure.TooLarge _,
                    Failure.TooMany _ ->
                    NetworkState.ONLINE;
            // Nothing was asked of the network.
            case Failure.Cancelled _,
                    Failure.ReadOnly _,
                    Failure.Refused _,
                    Failure.NoToken _,
                    Failure.Storage _,
                    Failure.Defect _ ->
                    state.get();
        };
    }
}
