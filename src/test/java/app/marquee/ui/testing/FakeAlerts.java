package app.marquee.ui.testing;

import app.marquee.model.settings.AlertKind;
import app.marquee.model.settings.AlertSettings;
import app.marquee.service.alert.AlertLoading;
import app.marquee.service.alert.AlertReport;
import app.marquee.service.alert.AlertResult;
import app.marquee.service.alert.AlertService;
import app.marquee.service.alert.DesktopNotifications;
import app.marquee.ui.shell.alert.AlertCenter;

import java.time.InstantSource;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/** Alerts in memory, of which the test says what comes of them, and a desktop. */
public final class FakeAlerts implements AlertService, DesktopNotifications {
    public final Map<AlertKind, AlertResult> results = new EnumMap<>(AlertKind.class);
    public final List<AlertLoading> checks = new ArrayList<>();
    public final List<String> shown = new ArrayList<>();
    public boolean hasDesktop;
    public int requests = 2;
    public Runnable listener = () -> {};

    /** Happens after they are judged and before the result arrives. */
    public Runnable meanwhile = () -> {};

    private AlertSettings settings = AlertSettings.USUAL;

    public AlertCenter center() {
        return center(() -> FakeShell.NOW);
    }

    public AlertCenter center(InstantSource clock) {
        return new AlertCenter(this, this, clock);
    }

    @Override
    public AlertSettings settings() {
        return settings;
    }

    @Override
    public void update(UnaryOperator<AlertSettings> change) {
        settings = change.apply(settings);
    }

    @Override
    public int requests() {
        return requests;
    }

    @Override
    public AlertReport check(AlertLoading loading) {
        checks.add(loading);
        Map<AlertKind, AlertResult> on = new EnumMap<>(results);
        on.keySet().retainAll(settings.on());
        meanwhile.run();
        return new AlertReport(FakeShell.NOW, on);
    }

    @Override
    public Runnable listen(Runnable told) {
        listener = told;
        return () -> listener = () -> {};
    }

    @Override
    public boolean isAvailable() {
        return hasDesktop;
    }

    @Override
    public boolean show(String title, String text) {
        shown.add(title + " | " + text);
        return hasDesktop;
    }
}
