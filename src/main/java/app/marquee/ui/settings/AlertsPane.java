package app.marquee.ui.settings;

import app.marquee.model.settings.AlertKind;
import app.marquee.model.settings.AlertSettings;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.shell.alert.AlertCenter;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Pane for the alerts of the open connection, with their states. FX thread only. */
final class AlertsPane extends VBox {
    private final AlertCenter center;
    private final Messages messages;
    private final List<AlertRow> rows;
    private final CheckBox loads = new CheckBox();
    private final CheckBox desktop = new CheckBox();
    private final Label noDesktop = new Label();
    private final Subscription following;

    AlertsPane(AlertCenter center, SectionContext context) {
        this.center = center;
        this.messages = context.messages();
        this.rows =
                new ArrayList<>(
                        Arrays.stream(AlertKind.values())
                                .map(kind -> new AlertRow(kind, center, context))
                                .toList());
        getStyleClass().add("settings-form");
        Label about = new Label(messages.text("alerts.about"));
        about.setWrapText(true);
        about.getStyleClass().add("muted");
        VBox list = new VBox();
        list.getStyleClass().add("settings-alerts");
        list.getChildren().setAll(rows);
        loads.setId("alerts-loads");
        loads.setWrapText(true);
        loads.setSelected(center.settings().loads());
        loads.setOnAction(_ -> center.update(now -> now.withLoads(loads.isSelected())));
        desktop.setId("alerts-desktop");
        desktop.setText(messages.text("alerts.desktop"));
        desktop.setSelected(center.settings().desktop());
        desktop.setOnAction(_ -> center.update(now -> now.withDesktop(desktop.isSelected())));
        noDesktop.setId("alerts-no-desktop");
        noDesktop.setText(messages.text("alerts.desktop.none"));
        noDesktop.setWrapText(true);
        noDesktop.getStyleClass().add("muted");
        getChildren().addAll(about, list, loads, desktop, noDesktop);
        this.following =
                center.reportProperty()
                        .subscribe(_ -> show())
                        .and(center.reachesDesktopProperty().subscribe(this::reaches));
        center.askDesktop();
    }

    private void reaches(@Nullable Boolean reaches) {
        Visibility.show(noDesktop, Boolean.FALSE.equals(reaches));
    }

    /** The requests first: nothing is loaded for alerts before the user has seen how many. */
    private void show() {
        AlertSettings now = center.settings();
        rows.forEach(row -> row.show(now, center.reportProperty().get()));
        loads.setText(messages.plural("alerts.loads", center.requests()));
    }

    void close() {
        following.unsubscribe();
    }
}
