package app.marquee.ui.reports;

import app.marquee.drawing.TextMetrics;
import app.marquee.model.report.ReportTemplate;
import app.marquee.model.report.ReportTemplate.ReportTitle;
import app.marquee.model.video.PictureData;
import app.marquee.report.ClientReport;
import app.marquee.report.page.ReportPage;
import app.marquee.report.page.ReportPages;
import app.marquee.service.analytics.BackgroundBudget;
import app.marquee.service.report.ChosenLogo;
import app.marquee.service.report.ReportService;
import app.marquee.service.report.TemplateBook;
import app.marquee.task.Job;
import app.marquee.task.LatestJob;
import app.marquee.text.Messages;
import app.marquee.ui.shell.section.SectionContext;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import org.jspecify.annotations.Nullable;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.IntPredicate;
import java.util.function.UnaryOperator;

/** View model of the composer: templates, the open one and its report. FX thread only. */
final class ComposerViewModel {
    private final ReportService service;
    private final TemplateBook book;
    private final Messages messages;
    private final LatestJob previews;
    private final LatestJob saves;
    private final LatestJob logos;

    /** Templates that aren't stored yet, by their IDs: a job that is superseded stored nothing. */
    private final Map<String, ReportTemplate> unsaved = new LinkedHashMap<>();

    /** Templates that aren't deleted on disk yet, by their IDs. */
    private final Map<String, ReportTemplate> gone = new LinkedHashMap<>();

    private final ReadOnlyObjectWrapper<ChosenLogo.@Nullable Why> logoProblem =
            new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<List<ReportTemplate>> templates =
            new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<@Nullable ReportTemplate> open =
            new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<@Nullable ComposedReport> composed =
            new ReadOnlyObjectWrapper<>();
    private final ReadOnlyBooleanWrapper loading = new ReadOnlyBooleanWrapper();
    private final TextMetrics metrics;
    private final BackgroundBudget background;
    private BackgroundBudget.@Nullable Visit visit;

    /** Whether the load that runs is a background load. */
    private boolean isUnasked;

    private @Nullable ComposedReport arrived;

    /** What is done with the open report once it is loaded. */
    private @Nullable Runnable awaiting;

    /** Requests that the last load left, since they failed: they aren't repeated unasked. */
    private int failed;

    /**
     * @param background budget of the loads that the user didn't ask for
     * @param metrics of the font of the preview, which may be used on any thread
     */
    ComposerViewModel(
            ReportService service,
            TemplateBook book,
            BackgroundBudget background,
            SectionContext context,
            TextMetrics metrics) {
        this.service = service;
        this.book = book;
        this.messages = context.messages();
        this.previews = new LatestJob(context.tasks());
        this.saves = new LatestJob(context.tasks());
        this.logos = new LatestJob(context.tasks());
        this.background = background;
        this.metrics = metrics;
    }

    ReadOnlyObjectProperty<List<ReportTemplate>> templatesProperty() {
        return templates.getReadOnlyProperty();
    }

    ReadOnlyObjectProperty<@Nullable ReportTemplate> openProperty() {
        return open.getReadOnlyProperty();
    }

    ReadOnlyObjectProperty<@Nullable ComposedReport> composedProperty() {
        return composed.getReadOnlyProperty();
    }

    /** Whether missing data is being loaded. */
    ReadOnlyBooleanProperty loadingProperty() {
        return loading.getReadOnlyProperty();
    }

    /** The composer is in front. */
    void shown() {
        visit = background.visit();
    }

    /** The user leaves, which ends background loads. */
    void hidden() {
        visit = null;
        if (loading.get() && isUnasked && awaiting == null) {
            previews.supersede();
            loading.set(false);
        }
    }

    /** Reads the templates; without any, a new one that isn't stored is open. */
    void begin() {
        saves.submit(Job.of(messages.text("job.templates"), _ -> book.all()).onSuccess(this::read));
    }

    private void read(List<ReportTemplate> stored) {
        templates.set(stored.isEmpty() ? List.of(fresh()) : stored);
        choose(templates.get().getFirst());
    }

    private ReportTemplate fresh() {
        return ReportTemplate.of(
                UUID.randomUUID().toString(),
                book.connection(),
                new ReportTitle(messages.text("template.usual"), "", "", ""),
                messages.locale());
    }

    void create() {
        ReportTemplate made = fresh();
        List<ReportTemplate> all = new ArrayList<>(templates.get());
        all.add(made);
        templates.set(List.copyOf(all));
        store(made);
        choose(made);
    }

    void choose(ReportTemplate template) {
        logoProblem.set(null);
        failed = 0;
        awaiting = null;
        open.set(template);
        preview();
    }

    /** Changes the open template, stores it and makes its report again. */
    void edit(UnaryOperator<ReportTemplate> change) {
        ReportTemplate before = open.get();
        if (before == null) {
            return;
        }
        ReportTemplate after = change.apply(before);
        if (after.equals(before)) {
            return;
        }
        templates.set(
                templates.get().stream()
                        .map(one -> one.id().equals(after.id()) ? after : one)
                        .toList());
        awaiting = null;
        open.set(after);
        store(after);
        preview();
    }

    private void store(ReportTemplate template) {
        unsaved.put(template.id(), template);
        write();
    }

    private void write() {
        List<ReportTemplate> now = List.copyOf(unsaved.values());
        List<ReportTemplate> deleted = List.copyOf(gone.values());
        saves.submit(
                Job.of(
                                messages.text("job.store"),
                                _ -> {
                                    now.forEach(book::save);
                                    deleted.forEach(book::delete);
                                    return now;
                                })
                        .onSuccess(
                                _ -> {
                                    unsaved.values().removeAll(now);
                                    gone.values().removeAll(deleted);
                                }));
    }

    /** Why the file chosen last isn't a logo; null when it is. */
    ReadOnlyObjectProperty<ChosenLogo.@Nullable Why> logoProblemProperty() {
        return logoProblem.getReadOnlyProperty();
    }

    /** Checks a file, and takes it for the logo of the open template. */
    void chooseLogo(Path file) {
        ReportTemplate of = open.get();
        logos.submit(
                Job.of(messages.text("job.logo"), _ -> ChosenLogo.of(file))
                        .onSuccess(
                                chosen -> {
                                    // Another template may be open by now.
                                    ReportTemplate now = open.get();
                                    if (of != null && now != null && of.id().equals(now.id())) {
                                        chosen(chosen);
                                    }
                                }));
    }

    private void chosen(ChosenLogo chosen) {
        switch (chosen) {
            case ChosenLogo.Fits(var image) -> logo(image);
            case ChosenLogo.Refused(var why) -> logoProblem.set(why);
        }
    }

    /**
     * @param logo null for none
     */
    void logo(@Nullable PictureData logo) {
        logoProblem.set(null);
        edit(template -> template.with(template.style().with(logo)));
    }

    /** Deletes the open template and opens another one. */
    void delete() {
        ReportTemplate deleted = open.get();
        if (deleted == null) {
            return;
        }
        unsaved.remove(deleted.id());
        gone.put(deleted.id(), deleted);
        write();
        read(
                templates.get().stream()
                        .filter(template -> !template.id().equals(deleted.id()))
                        .toList());
    }

    /** Makes the report again of the saved copies, and loads what is missing, unless it is much. */
    void preview() {
        compose(null);
    }

    /** Loads what is missing or outdated, however much it is. */
    void complete() {
        isUnasked = false;
        loading.set(true);
        compose(_ -> true);
    }

    /** Loads it within the budget, unless the section was left. */
    private void completeUnasked(BackgroundBudget.Visit within) {
        isUnasked = true;
        loading.set(true);
        compose(_ -> within.takeUninterrupted());
    }

    /**
     * Loads what is missing of the open report, however much it is, unless that runs already.
     *
     * @param then runs once it is there, unless that fails or the report changes before
     */
    void complete(Runnable then) {
        awaiting = then;
        if (!loading.get()) {
            complete();
        }
    }

    /** Shown once nothing is being loaded any more, so that it may begin to load. */
    private void ended() {
        ComposedReport made = arrived;
        arrived = null;
        loading.set(false);
        if (made == null) {
            awaiting = null;
        } else {
            show(made);
        }
    }

    private void show(ComposedReport made) {
        int missing = made.plan().requests();
        composed.set(made);
        if (made.isLoaded()) {
            failed = missing;
        }
        Runnable next = awaiting;
        BackgroundBudget.Visit within = visit;
        boolean isLacking = !made.isLoaded() && missing > 0;
        if (isLacking && next != null) {
            complete();
        } else if (isLacking
                && within != null
                && missing != failed
                && missing <= BackgroundBudget.A_VISIT) {
            completeUnasked(within);
        } else if (next != null) {
            awaiting = null;
            next.run();
        }
    }

    /**
     * @param mayAsk null to send nothing
     */
    private void compose(@Nullable IntPredicate mayAsk) {
        ReportTemplate template = open.get();
        if (template == null) {
            return;
        }
        previews.submit(
                Job.of(
                                messages.text(mayAsk == null ? "job.preview" : "job.load"),
                                progress -> {
                                    ClientReport report =
                                            mayAsk == null
                                                    ? service.saved(template)
                                                    : service.loaded(
                                                            template,
                                                            sent -> {
                                                                progress.report(sent, -1);
                                                                return mayAsk.test(sent);
                                                            });
                                    List<ReportPage> pages = ReportPages.of(report, metrics);
                                    return new ComposedReport(
                                            template,
                                            report,
                                            service.plan(template),
                                            pages,
                                            new PageImages(pages),
                                            mayAsk != null);
                                })
                        .onSuccess(made -> arrived = made)
                        .onFinally(this::ended));
    }
}
