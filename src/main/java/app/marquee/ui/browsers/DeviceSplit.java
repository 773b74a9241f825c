package app.marquee.ui.browsers;

import app.marquee.analytics.CounterMetric;
import app.marquee.model.analytics.BrowserRow;
import app.marquee.service.analytics.BrowserQuestion;
import app.marquee.service.analytics.Report;
import app.marquee.task.Job;
import app.marquee.task.LatestJob;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.group.GroupContent;
import app.marquee.ui.analytics.group.GroupNames;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.time.ZoneOffset;
import java.util.stream.Collectors;

/** Stacked bar of the devices of viewers, with their shares below. FX thread only. */
final class DeviceSplit extends VBox {
    private final Messages messages;
    private final GroupNames names;
    private final LatestJob dividing;
    private final GridPane bar = new GridPane();
    private final FlowPane legend = new FlowPane();
    private boolean isOffered = true;
    private boolean isTold;

    /**
     * @param id of the control
     */
    DeviceSplit(String id, SectionContext context) {
        this.messages = context.messages();
        this.names = new GroupNames(messages, ZoneOffset.UTC);
        this.dividing = new LatestJob(context.tasks());
        setId(id);
        getStyleClass().add("device-split");
        bar.getStyleClass().add("device-bar");
        legend.getStyleClass().add("device-legend");
        setAccessibleRole(AccessibleRole.TEXT);
        getChildren().addAll(bar, legend);
        Visibility.show(this, false);
    }

    /** Sets whether there is a place for it. */
    void offer(boolean offered) {
        isOffered = offered;
        Visibility.show(this, isOffered && isTold);
    }

    /** Shows the devices of a report once they are known; a report that doesn't tell them none. */
    void show(@Nullable GroupContent<BrowserQuestion, BrowserRow> content) {
        if (content == null) {
            dividing.supersede();
            tell(false);
            return;
        }
        Report<BrowserQuestion, BrowserRow> report = content.report();
        CounterMetric metric = metric(content.metric());
        dividing.submit(
                Job.of(
                                messages.text("browsers.job.order"),
                                _ -> DeviceShares.of(report.rows(), report.buckets(), metric))
                        .onSuccess(this::show));
    }

    /** Unique values can't be added up. */
    private static CounterMetric metric(CounterMetric shown) {
        return shown.isAdditive() ? shown : CounterMetric.VIEWS;
    }

    private void show(DeviceShares devices) {
        showShares(
                devices,
                messages.text("browsers.split", messages.text("metric." + devices.metric().key())));
    }

    /** Shows these shares; none where no name tells a device. */
    void showShares(DeviceShares devices, String title) {
        bar.getChildren().clear();
        bar.getColumnConstraints().clear();
        legend.getChildren().clear();
        Label caption = new Label(title);
        caption.getStyleClass().add("figure-caption");
        legend.getChildren().add(caption);
        devices.shares().forEach(this::add);
        setAccessibleText(
                title
                        + ": "
                        + devices.shares().stream()
                                .map(this::words)
                                .collect(Collectors.joining(", ")));
        tell(devices.isTold());
    }

    /** Shows or hides the shares. */
    void tell(boolean told) {
        isTold = told;
        Visibility.show(this, isOffered && isTold);
    }

    private void add(DeviceShares.Share share) {
        String style = "device-" + (share.isUnknown() ? "unknown" : share.group().name());
        ColumnConstraints width = new ColumnConstraints();
        width.setPercentWidth(share.part() * 100);
        bar.getColumnConstraints().add(width);
        Region part = new Region();
        part.getStyleClass().addAll("device-part", style);
        bar.addRow(0, part);
        Region mark = new Region();
        mark.getStyleClass().addAll("device-mark", style);
        Label label = new Label(words(share), mark);
        label.getStyleClass().add("device-label");
        legend.getChildren().add(label);
    }

    private String words(DeviceShares.Share share) {
        return names.of(share.group()) + " " + messages.formats().percent(share.part());
    }
}
