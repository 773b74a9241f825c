package app.marquee.ui.shell;

import app.marquee.model.connection.Exchange;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.NetworkState;
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

    /** As it was where no request was sent. */
    private NetworkState after(Failure failure) {
        NetworkState now = failure.type().network();
        return now == null ? state.get() : now;
    }
}
