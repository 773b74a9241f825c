package app.marquee.ui.shell;

import app.marquee.model.failure.NetworkState;
import app.marquee.task.JobRegistry;
import app.marquee.text.Messages;
import app.marquee.ui.control.EffectiveWidth;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.VisibleTimer;
import app.marquee.ui.shell.notification.NoticeBell;
import app.marquee.ui.shell.notification.NoticeHistory;

import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.util.Subscription;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Locale;

/** Status bar with running tasks, the age of the data and the network status. */
final class StatusBar extends HBox implements AutoCloseable {
    private static final PseudoClass WARNING = PseudoClass.getPseudoClass("warning");
    private static final PseudoClass DANGER = PseudoClass.getPseudoClass("danger");
    private static final javafx.util.Duration TICK = javafx.util.Duration.seconds(20);

    private final Messages messages;
    private final Clock clock;
    private final RunningWork work;
    private final NoticeBell bell;
    private final Label age = new Label();
    private final Label network = new Label();
    private final FontIcon networkIcon = new FontIcon("fth-wifi");
    private final HBox networkBox = new HBox(networkIcon, network);
    private Subscription fetched = Subscription.EMPTY;
    private final Subscription state;
    private @Nullable Instant fetchedAt;
    private boolean isFailing;

    /** Actions of the status bar's buttons. */
    record Doors(Runnable work, Runnable notices) {}

    StatusBar(
            Messages messages,
            JobRegistry jobs,
            NetworkStatus status,
            NoticeHistory history,
            Clock clock,
            Doors doors) {
        this.messages = messages;
        this.clock = clock;
        this.work = new RunningWork(messages, jobs, doors.work());
        this.bell = new NoticeBell(messages, history, doors.notices());
        getStyleClass().add("status-bar");
        age.setId("data-age");
        age.setMinWidth(USE_PREF_SIZE);
        networkBox.setMinWidth(USE_PREF_SIZE);
        networkBox.setId("network-state");
        networkBox.getStyleClass().add("network-state");
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        getChildren().addAll(work, space, age, networkBox, bell);
        state = status.stateProperty().subscribe(this::show);
        // The view says it, too.
        EffectiveWidth.follow(
                this, effective -> Visibility.show(age, effective >= EffectiveWidth.ONE_PANE));
        VisibleTimer.whileShown(this, TICK, this::tick);
    }

    /** The anchor of the panel of running tasks. */
    Node workAnchor() {
        return work;
    }

    /** The anchor of the panel of notifications. */
    Node noticesAnchor() {
        return bell;
    }

    /** Follows the age of what another section shows. */
    void follow(ObservableValue<@Nullable Instant> time) {
        fetched.unsubscribe();
        fetched =
                time.subscribe(
                        at -> {
                            fetchedAt = at;
                            tick();
                        });
    }

    @Override
    protected void layoutChildren() {
        double beside =
                getManagedChildren().stream()
                        .filter(each -> !each.equals(work))
                        .mapToDouble(each -> each.prefWidth(-1) + getSpacing())
                        .sum();
        work.fit(getWidth() - snappedLeftInset() - snappedRightInset() - beside);
        super.layoutChildren();
    }

    /** Says nothing about the data while requests fail: the view says which copy it shows. */
    private void tick() {
        age.setText(
                fetchedAt == null || isFailing
                        ? ""
                        : messages.text(
                                "data.age",
                                messages.formats()
                                        .age(Duration.between(fetchedAt, clock.instant()))));
    }

    private void show(NetworkState now) {
        network.setText(messages.text("network." + now.name().toLowerCase(Locale.ROOT)));
        boolean off = now == NetworkState.UNREACHABLE || now == NetworkState.REFUSED;
        networkIcon.setIconLiteral(off ? "fth-wifi-off" : "fth-wifi");
        networkBox.pseudoClassStateChanged(DANGER, off);
        isFailing = off || now == NetworkState.FAILING;
        tick();
        networkBox.pseudoClassStateChanged(
                WARNING, now == NetworkState.LIMITED || now == NetworkState.FAILING);
    }

    @Override
    public void close() {
        fetched.unsubscribe();
        state.unsubscribe();
        work.close();
        bell.close();
    }
}
