package app.marquee.ui.referrals;

import app.marquee.export.ExportNote;
import app.marquee.model.failure.Failure;
import app.marquee.model.operation.Operation;
import app.marquee.service.analytics.ReportType;
import app.marquee.service.analytics.Reports;
import app.marquee.task.Job;
import app.marquee.task.Load;
import app.marquee.task.TaskRunner;
import app.marquee.text.FailureMessage;
import app.marquee.text.FailureSubject;
import app.marquee.text.FailureText;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.ReportSources;
import app.marquee.ui.analytics.report.ProvenanceFoot;
import app.marquee.ui.analytics.report.ProvenanceLabel;
import app.marquee.ui.control.FilterField;
import app.marquee.ui.control.ViewFrame;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.state.EmptyStateText;
import app.marquee.ui.control.state.ErrorBanner;
import app.marquee.ui.control.state.SkeletonShape;
import app.marquee.ui.control.state.StatePane;
import app.marquee.ui.export.ExportMenu;
import app.marquee.ui.export.Exporting;
import app.marquee.ui.export.PictureChoice;
import app.marquee.ui.export.PictureMaker;
import app.marquee.ui.export.TableSheet;
import app.marquee.ui.shell.section.Section;
import app.marquee.ui.shell.section.SectionContext;
import app.marquee.ui.shell.section.SectionDefinition;
import app.marquee.ui.shell.section.SectionGroup;

import javafx.scene.control.Label;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Referrals section: link, amounts and transactions of the member. FX thread only. */
public final class ReferralsSection implements Section, Exporting {
    private final Reports reports;
    private final Messages messages;
    private final TaskRunner tasks;
    private final Load<ReferralContent> load;
    private final FailureText failures;
    private final SummaryPane summary;
    private final TransactionTable table;
    private final VBox missing = new VBox();
    private final Label unread = new Label();
    private final ReferralProvenance provenance;
    private final ProvenanceLabel truth;
    private final StatePane pane;
    private final FilterField filter;
    private final ViewFrame view;
    private final ExportMenu exports;
    private @Nullable ReferralContent content;
    private boolean asked;

    ReferralsSection(Reports reports, SectionContext context) {
        this.reports = reports;
        this.messages = context.messages();
        this.tasks = context.tasks();
        this.load = new Load<>(tasks, context.clock(), ReferralContent::askedAt);
        this.failures = new FailureText(messages);
        this.summary = new SummaryPane(context);
        this.table = new TransactionTable(context, reports.zone());
        unread.setText(messages.text("missing"));
        this.provenance = new ReferralProvenance(messages, context.clock(), reports.zone());
        this.truth = new ProvenanceLabel(provenance::now, provenance::lasting);
        unread.setId("referrals-unread");
        unread.getStyleClass().addAll("muted", "referral-missing");
        VBox content = new VBox(missing, summary, unread, table);
        VBox.setVgrow(table, Priority.ALWAYS);
        this.pane =
                new StatePane(messages, context.clock(), content)
                        .shaped(SkeletonShape.REPORT_WITH_LINE)
                        .retry(FailureSubject.OTHER, this::refresh);
        pane.follow(load.stateProperty(), this::nothing);
        this.filter =
                new FilterField("referrals-filter", messages.text("filter"), table::filter)
                        .remember(context.memory());
        VBox body = new VBox(pane, foot());
        VBox.setVgrow(pane, Priority.ALWAYS);
        this.exports =
                new ExportMenu(
                        context,
                        new TransactionsFile(
                                context,
                                table,
                                this::asked,
                                provenance::lasting,
                                new PictureChoice(
                                        "export-png",
                                        messages.text("export.view"),
                                        truth.lasting(PictureMaker.of(body), body),
                                        body)));
        this.view =
                new ViewFrame(messages, messages.text("section.referrals"), body)
                        .counting(table.countProperty())
                        .narrowing(filter)
                        .actions(exports);
        summary.opensIn(view.popover());
        truth.tell();
    }

    private ProvenanceFoot foot() {
        return new ProvenanceFoot(truth, () -> view.popover(), messages, provenance::details);
    }

    /** The source of the transactions, for an export. */
    public static SectionDefinition definition(ReportSources sources) {
        return SectionDefinition.of(
                        ReferralsSection.class,
                        SectionGroup.OUTWARD,
                        "fth-gift",
                        context -> new ReferralsSection(sources.reports(), context))
                .sharing(ReportSources.TEXTS)
                .with(ReferralCommands.all());
    }

    private List<ExportNote> asked(TableSheet sheets) {
        Instant at = pane.fetchedAtProperty().getValue();
        ReferralContent shown = content;
        return at == null || shown == null
                ? List.of()
                : sheets.asked(
                        Operation.GET_REFERRAL_TRANSACTIONS,
                        shown.host(ReportType.TRANSACTIONS),
                        at);
    }

    /** Tells which part could not be loaded, or is older than the other. */
    private void tellMissing(ReferralContent read, ReferralContent shown) {
        missing.getChildren().clear();
        Failure failure = read.failure();
        if (failure != null) {
            FailureMessage words = failures.ofRefresh(failure, FailureSubject.OTHER);
            ErrorBanner banner = new ErrorBanner(messages);
            banner.show(words.titled(missing(words.title(), read, shown)), this::refresh);
            missing.getChildren().add(banner);
        }
    }

    private String missing(String why, ReferralContent read, ReferralContent shown) {
        String part =
                messages.text(read.hasTransactions() ? "missing.amounts" : "missing.rows", why);
        return shown.askedAt().equals(read.askedAt())
                ? part
                : messages.text(
                        "missing.older",
                        part,
                        messages.formats().dateTime(shown.askedAt(), reports.zone()));
    }

    private void put(ReferralContent next) {
        content = next;
        summary.show(next);
        table.show(next);
        Visibility.show(unread, !next.hasTransactions());
        provenance.show(next);
        truth.tell();
    }

    private void done(ReferralContent read) {
        ReferralContent before = content;
        ReferralContent next = before == null ? read : read.completedBy(before);
        put(next);
        tellMissing(read, next);
        load.arrived(next, next.askedAt());
        keep(read);
    }

    /** Saves a copy, and updates the times since when transactions are pending. */
    private void keep(ReferralContent read) {
        if (reports.savesReports()) {
            tasks.submit(
                    Job.of(messages.text("job.keep"), _ -> read.save(reports))
                            .onSuccess(this::saved));
        }
    }

    private void saved(ReferralContent read) {
        ReferralContent shown = content;
        if (shown == null) {
            return;
        }
        ReferralContent next = shown.since(read);
        if (!next.transactions().equals(shown.transactions())) {
            content = next;
            table.show(next);
        }
    }

    private @Nullable EmptyStateText nothing() {
        return content != null && content.isEmpty()
                ? EmptyStateText.of(
                        "fth-gift", messages.text("empty.title"), messages.text("empty.text"))
                : null;
    }

    SummaryPane summary() {
        return summary;
    }

    @Override
    public Optional<ExportMenu> exports() {
        return Optional.of(exports);
    }

    @Override
    public Region view() {
        return view;
    }

    @Override
    public void shown() {
        if (!asked) {
            refresh();
        }
    }

    @Override
    public void refresh() {
        asked = true;
        boolean first = content == null;
        load.run(
                Job.of(
                                messages.text(first ? "job" : "job.refresh"),
                                _ -> ReferralContent.load(reports))
                        .onSuccess(this::done));
        if (first && reports.savesReports()) {
            // The saved copy is shown at once, even offline.
            load.begin(
                    Job.of(messages.text("job"), _ -> ReferralContent.cached(reports))
                            .onSuccess(this::older));
        }
    }

    private void older(Optional<ReferralContent> kept) {
        if (content == null) {
            kept.ifPresent(this::put);
        }
    }

    @Override
    public void focusFilter() {
        filter.requestFocus();
    }

    @Override
    public void close() {
        load.cancel();
    }
}
