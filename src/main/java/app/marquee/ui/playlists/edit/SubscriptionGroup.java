package app.marquee.ui.playlists.edit;

import javafx.beans.value.ObservableValue;
import javafx.util.Subscription;

import java.util.function.Consumer;

/**
 * Group of a view's subscriptions, closed with the view so that longer-lived models release it. FX
 * thread only.
 */
public final class SubscriptionGroup implements AutoCloseable {
    private Subscription all = Subscription.EMPTY;

    /** Calls the follower now and after each change. */
    public <T> void follow(ObservableValue<T> value, Consumer<? super T> follower) {
        all = all.and(value.subscribe(now -> follower.accept(now)));
    }

    /** Runs something at the end. */
    public void atEnd(Subscription end) {
        all = all.and(end);
    }

    @Override
    public void close() {
        all.unsubscribe();
        all = Subscription.EMPTY;
    }
}
