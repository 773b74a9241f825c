package app.marquee.ui.reports;

import app.marquee.drawing.TextMetrics;
import app.marquee.export.FileContent;
import app.marquee.model.report.BlockType;
import app.marquee.model.report.ReportTemplate;
import app.marquee.report.ClientReport;
import app.marquee.report.excel.ExcelReport;
import app.marquee.report.html.HtmlReport;
import app.marquee.report.pdf.PdfReport;
import app.marquee.service.analytics.BackgroundBudget;
import app.marquee.service.report.ReportService;
import app.marquee.service.report.TemplateBook;
import app.marquee.task.FxThread;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.ReportSources;
import app.marquee.ui.chart.FxText;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.TwoPanes;
import app.marquee.ui.control.ViewFrame;
import app.marquee.ui.control.ViewMemory;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.form.ChoiceWords;
import app.marquee.ui.export.FileExporter;
import app.marquee.ui.shell.dialog.Confirmation;
import app.marquee.ui.shell.dialog.DesktopServices;
import app.marquee.ui.shell.dialog.Dialogs;
import app.marquee.ui.shell.dialog.FileKind;
import app.marquee.ui.shell.section.Action;
import app.marquee.ui.shell.section.Availability;
import app.marquee.ui.shell.section.Place;
import app.marquee.ui.shell.section.Section;
import app.marquee.ui.shell.section.SectionContext;
import app.marquee.ui.shell.section.SectionDefinition;
import app.marquee.ui.shell.section.SectionGroup;

import javafx.scene.control.Button;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.List;
import java.util.function.Function;

/** Reports section: templates and their form, beside a preview of the pages. FX thread only. */
public final class ReportsSection implements Section {
    private static final double FORM_SHARE = 0.28;

    /** Width of the form over the preview, in pixels at the usual text size. */
    private static final double FORM_WIDTH = 320;

    private final Messages messages;
    private final DesktopServices desk;
    private final Dialogs dialogs;
    private final ComposerViewModel model;
    private final FileExporter exporter;
    private final TemplateForm form;
    private final ReportPreview preview;
    private final ChoiceBox<ReportTemplate> templates = new ChoiceBox<>();
    private final Label state = new Label();
    private final HBox bar = new HBox();
    private final Button save;
    private final ViewFrame view;
    private final Action making = new Action(this::create);
    private final Action choosingLogo = new Action(this::chooseLogo);
    private final Action savingPdf = new Action(() -> save("pdf", PdfReport::new));
    private final Action savingHtml = new Action(() -> save("html", HtmlReport::new));
    private final Action savingExcel = new Action(() -> save("xlsx", ExcelReport::new));
    private boolean begun;
    private boolean showing;
    private @Nullable BlockType sought;

    ReportsSection(
            ReportService service,
            TemplateBook book,
            BackgroundBudget background,
            SectionContext context) {
        this.messages = context.messages();
        this.desk = context.desk();
        this.dialogs = context.dialogs();
        this.model =
                new ComposerViewModel(
                        service,
                        book,
                        background,
                        context,
                        FxText.ofAnyThread(ReportsSection::onFxThread));
        this.exporter = new FileExporter(context);
        this.form = new TemplateForm(messages, model, this::chooseLogo);
        this.preview = new ReportPreview(messages);
        this.save = button("report-save", "save.pdf", "fth-download", savingPdf);
        save.getStyleClass().add("accent");
        TwoPanes panes = body(context.memory());
        this.view =
                new ViewFrame(messages, messages.text("title"), panes)
                        .narrowing(templates, editing(panes))
                        .actions(button("report-new", "new", "fth-plus", making), save)
                        .more(
                                button("report-save-html", "save.html", "fth-code", savingHtml),
                                button("report-save-xlsx", "save.xlsx", "fth-grid", savingExcel),
                                deleting());
        form.onBlock(type -> sought = type);
        templates.setId("report-template");
        templates.setAccessibleText(messages.text("template"));
        templates.setConverter(new ChoiceWords<>(ReportsSection::words));
        templates.valueProperty().subscribe((_, now) -> chosen(now));
        model.templatesProperty().subscribe(this::listed);
        model.openProperty().subscribe(this::opened);
        model.composedProperty().subscribe(this::composed);
        model.loadingProperty().subscribe(_ -> tell());
        List.of(savingPdf, savingHtml, savingExcel)
                .forEach(one -> one.set(Availability.refused(messages.text("save.nothing"))));
    }

    /** The section of one connection. */
    public static SectionDefinition definition(
            ReportService service, TemplateBook book, BackgroundBudget background) {
        return SectionDefinition.of(
                        ReportsSection.class,
                        SectionGroup.OUTWARD,
                        "fth-file-text",
                        context -> new ReportsSection(service, book, background, context))
                .sharing(ReportSources.TEXTS)
                .opening(Place.Reports.class)
                .with(ReportCommands.all());
    }

    private Button button(String id, String key, String icon, Action action) {
        Button button = new Button(messages.text(key), new FontIcon(icon));
        button.setId(id);
        button.setMinWidth(Region.USE_PREF_SIZE);
        action.attach(button);
        return button;
    }

    private Button deleting() {
        Button button =
                Buttons.titled("report-delete", messages.text("template.delete"), "fth-trash-2");
        button.setOnAction(_ -> confirmDelete());
        return button;
    }

    private void confirmDelete() {
        ReportTemplate open = model.openProperty().get();
        if (open != null) {
            dialogs.confirm(
                    Confirmation.destructive(
                            messages.text("template.delete.title", words(open)),
                            messages.text("template.delete.text"),
                            messages.text("template.delete.do"),
                            model::delete));
        }
    }

    private TwoPanes body(ViewMemory memory) {
        ScrollPane left = new ScrollPane(form);
        left.setFitToWidth(true);
        left.getStyleClass().add("report-side");
        state.setId("report-state");
        state.setWrapText(true);
        state.setMinHeight(Region.USE_PREF_SIZE);
        state.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(state, Priority.ALWAYS);
        bar.getStyleClass().add("report-bar");
        bar.getChildren().setAll(state);
        VBox right = new VBox(bar, preview);
        VBox.setVgrow(preview, Priority.ALWAYS);
        return new TwoPanes(
                        "report",
                        right,
                        TwoPanes.Position.LEFT,
                        FORM_SHARE,
                        memory.under("form"),
                        messages)
                .wide(FORM_WIDTH)
                .side(left);
    }

    /** Opens the form where it has no room beside the preview. */
    private Button editing(TwoPanes panes) {
        Button edit = Buttons.titled("report-edit", messages.text("edit"), "fth-edit-2");
        edit.setOnAction(_ -> panes.open());
        panes.narrowProperty().subscribe(isNarrow -> Visibility.show(edit, isNarrow));
        return edit;
    }

    private void create() {
        model.create();
    }

    private void chooseLogo() {
        desk.chooseFile(
                messages.text("logo.choose"),
                new FileKind(messages.text("logo.files"), List.of("png", "jpg", "jpeg")),
                model::chooseLogo);
    }

    Action choosingLogo() {
        return choosingLogo;
    }

    Action making() {
        return making;
    }

    Action savingPdf() {
        return savingPdf;
    }

    Action savingHtml() {
        return savingHtml;
    }

    Action savingExcel() {
        return savingExcel;
    }

    /** Saves the report once what is missing is loaded. */
    private void save(String ending, Function<ClientReport, FileContent> format) {
        ComposedReport made = model.composedProperty().get();
        boolean isLoading = model.loadingProperty().get();
        if (isLoading || (made != null && made.plan().requests() > 0)) {
            model.complete(() -> saveNow(ending, format));
        } else {
            saveNow(ending, format);
        }
    }

    private void saveNow(String ending, Function<ClientReport, FileContent> format) {
        ComposedReport made = model.composedProperty().get();
        if (made != null) {
            ClientReport report = made.report();
            Runnable saving =
                    () -> exporter.ask(report.fileName(), ending, () -> format.apply(report));
            if (report.isPartial()) {
                askPartial(report, saving);
            } else {
                saving.run();
            }
        }
    }

    /** The reader of the file wouldn't know what is missing in it, so its author decides. */
    private void askPartial(ClientReport report, Runnable saving) {
        dialogs.confirm(
                Confirmation.of(
                        messages.text("save.partial.title"),
                        messages.text("save.partial.text", String.join(", ", report.missing())),
                        messages.text("save.partial.do"),
                        saving));
    }

    private void listed(List<ReportTemplate> all) {
        showing = true;
        ReportTemplate open = model.openProperty().get();
        templates.getItems().setAll(all);
        templates.setValue(open);
        showing = false;
    }

    private void chosen(@Nullable ReportTemplate template) {
        if (!showing && template != null) {
            model.choose(template);
        }
    }

    private void opened(@Nullable ReportTemplate template) {
        if (template != null) {
            showing = true;
            templates.setValue(template);
            showing = false;
            form.show(template);
        }
    }

    private void composed(@Nullable ComposedReport made) {
        Visibility.show(bar, made != null);
        if (made == null) {
            return;
        }
        preview.show(made.pages(), made.images(), beginning(made));
        turnToSought(made);
        tell();
        List.of(savingPdf, savingHtml, savingExcel).forEach(one -> one.set(Availability.ready()));
    }

    private void tell() {
        ComposedReport made = model.composedProperty().get();
        if (model.loadingProperty().get()) {
            state.setText(messages.text("state.loading.data"));
        } else if (made != null) {
            state.setText(state(made, made.plan().requests()));
        }
    }

    private String state(ComposedReport made, int requests) {
        boolean isPartial = made.report().isPartial();
        if (requests > 0 && !made.isLoaded()) {
            return messages.plural(isPartial ? "state.missing" : "state.outdated", requests);
        }
        return isPartial
                ? messages.text("state.partial", String.join(", ", made.report().missing()))
                : messages.plural(
                        "state.complete", made.pages().size(), made.report().head().days());
    }

    /** Shows the block that was ticked, once it is there. */
    private void turnToSought(ComposedReport made) {
        made.report().blocks().stream()
                .filter(block -> block.type() == sought)
                .findFirst()
                .ifPresent(block -> preview.turnTo(block.title()));
        sought = null;
    }

    /** The page that a report opens with: what follows a cover of which nothing was typed. */
    private static int beginning(ComposedReport made) {
        ReportTemplate.ReportTitle title = made.template().title();
        boolean isPlain = (title.client() + title.summary()).isBlank();
        boolean hasCover = made.template().has(BlockType.COVER) && made.pages().size() > 1;
        return isPlain && hasCover ? 1 : 0;
    }

    /** The client first. */
    private static String words(ReportTemplate template) {
        ReportTemplate.ReportTitle title = template.title();
        return title.client().isBlank() ? title.name() : title.client() + " – " + title.name();
    }

    @Override
    public Region view() {
        return view;
    }

    @Override
    public void shown() {
        model.shown();
        if (begun) {
            model.preview();
        } else {
            begun = true;
            model.begin();
        }
    }

    @Override
    public void hidden() {
        model.hidden();
    }

    @Override
    public void refresh() {
        model.complete();
    }

    private static TextMetrics onFxThread(TextMetrics metrics) {
        return (text, font) -> FxThread.call(() -> metrics.width(text, font));
    }

    @Override
    public void close() {}
}
