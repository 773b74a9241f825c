package app.marquee.ui.browsers;

import app.marquee.analytics.BucketReader;
import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.Period;
import app.marquee.model.analytics.BrowserRow;
import app.marquee.model.analytics.Granularity;
import app.marquee.service.analytics.BrowserQuestion;
import app.marquee.service.analytics.Report;
import app.marquee.service.analytics.ReportType;
import app.marquee.service.analytics.Reports;
import app.marquee.task.Job;
import app.marquee.task.LatestJob;
import app.marquee.text.FailureSubject;
import app.marquee.text.Messages;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/**
 * Pane with the devices of the most viewed videos together: what is saved at once, the rest on
 * request. FX thread only.
 */
final class TopDevices extends VBox {
    /** Videos, and requests where nothing of them is saved. */
    private static final int MOST = 10;

    private final Reports reports;
    private final SectionContext context;
    private final Messages messages;
    private final LatestJob loading;
    private final DeviceSplit split;
    private final Button load = Buttons.titled("browsers-top", "", "fth-download-cloud");
    private final HBox place = new HBox(load);
    private @Nullable Period looked;
    private boolean isLoading;

    /** Reports of the top videos, and how many of them aren't saved. */
    private record Wanted(List<BrowserQuestion> questions, int missing) {}

    TopDevices(Reports reports, SectionContext context) {
        this.reports = reports;
        this.context = context;
        this.messages = context.messages();
        this.loading = new LatestJob(context.tasks());
        this.split = new DeviceSplit("browsers-top-split", context);
        load.getStyleClass().add("flat");
        place.getStyleClass().add("device-top");
        getChildren().addAll(split, place);
        offer(false);
    }

    private void offer(boolean offered) {
        Visibility.show(place, offered);
        Visibility.show(this, offered || split.isVisible());
    }

    /** Looks for what is saved of the top videos of these days, unless it is here already. */
    void look(Period days) {
        if (days.equals(looked) && (isVisible() || isLoading)) {
            return;
        }
        looked = days;
        isLoading = false;
        split.tell(false);
        offer(false);
        loading.submit(
                Job.of(messages.text("browsers.job.order"), _ -> wanted(days))
                        .onSuccess(this::found));
    }

    private Wanted wanted(Period days) {
        List<BrowserQuestion> all =
                TopVideos.of(reports, days, MOST).stream()
                        .map(video -> new BrowserQuestion(video, days, Granularity.TOTAL))
                        .toList();
        return new Wanted(all, all.size() - reports.cachedAt(ReportType.BROWSERS, all).size());
    }

    /** One video is the chosen one, which is shown already. */
    private void found(Wanted wanted) {
        int videos = wanted.questions().size();
        if (videos < 2) {
            return;
        }
        if (wanted.missing() == 0) {
            load(wanted, false);
            return;
        }
        load.setText(messages.plural("browsers.top", wanted.missing(), videos));
        load.setOnAction(_ -> load(wanted, true));
        offer(true);
    }

    /**
     * @param isAsked by the user, who is told what is unknown, too
     */
    private void load(Wanted wanted, boolean isAsked) {
        offer(false);
        isLoading = true;
        loading.submit(
                Job.of(messages.text("browsers.top.job"), _ -> shares(wanted.questions()))
                        .onFinally(() -> isLoading = false)
                        .onSuccess(shares -> show(shares, wanted.questions().size(), isAsked))
                        .onFailure(
                                failure -> {
                                    lookAgain();
                                    context.notices()
                                            .failed(
                                                    messages.text("browsers.top.job"),
                                                    failure,
                                                    FailureSubject.VIDEO);
                                })
                        .onCancelled(this::lookAgain));
    }

    /** Some of them were saved before the failure. */
    private void lookAgain() {
        Period days = looked;
        looked = null;
        if (days != null) {
            look(days);
        }
    }

    private DeviceShares shares(List<BrowserQuestion> questions) throws InterruptedException {
        List<BrowserRow> rows = new ArrayList<>();
        for (BrowserQuestion question : questions) {
            rows.addAll(report(question).rows());
        }
        return DeviceShares.of(rows, new BucketReader(null, reports.zone()), CounterMetric.VIEWS);
    }

    private Report<BrowserQuestion, BrowserRow> report(BrowserQuestion question) {
        return reports.cached(ReportType.BROWSERS, question)
                .orElseGet(
                        () -> {
                            Report<BrowserQuestion, BrowserRow> loaded =
                                    reports.load(ReportType.BROWSERS, question, _ -> {});
                            reports.save(loaded);
                            return loaded;
                        });
    }

    private void show(DeviceShares shares, int videos, boolean isAsked) {
        split.showShares(shares, messages.text("browsers.top.split", videos));
        split.tell(shares.isTold() || (isAsked && !shares.shares().isEmpty()));
        offer(false);
    }
}
