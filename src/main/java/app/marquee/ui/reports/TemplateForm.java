package app.marquee.ui.reports;

import app.marquee.analytics.PeriodPreset;
import app.marquee.model.report.BlockType;
import app.marquee.model.report.ReportTemplate;
import app.marquee.model.report.ReportTemplate.ReportStyle;
import app.marquee.model.report.ReportTemplate.ReportTitle;
import app.marquee.report.ReportWords;
import app.marquee.text.Messages;
import app.marquee.ui.control.Debouncer;
import app.marquee.ui.control.form.ChoiceWords;
import app.marquee.ui.control.form.FormField;

import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;
import javafx.scene.layout.VBox;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** Form of the open template: blocks, texts, period, language and color. FX thread only. */
final class TemplateForm extends VBox {
    private static final List<Integer> COLORS =
            List.of(ReportStyle.USUAL_COLOR, 0x00704a, 0xc2611f, 0x5b2a86, 0xb3261e, 0x1b2130);
    private static final List<Locale> LANGUAGES =
            List.of(Locale.ENGLISH, Locale.of("pt", "BR"), Locale.of("es", "419"));
    private static final int NOTE_ROWS = 2;

    private final Messages messages;
    private final ComposerViewModel model;
    private final Debouncer typing = Debouncer.ofChoices(this);
    private final TextField name = new TextField();
    private final TextField client = new TextField();
    private final TextArea note = new TextArea();
    private final TextArea summary = new TextArea();
    private final ChoiceBox<PeriodPreset> period;
    private final ChoiceBox<Locale> language;
    private final ChoiceBox<Integer> color;
    private final BlockList blocks;
    private final LogoField logo;
    private Consumer<BlockType> onBlock = _ -> {};
    private boolean showing;

    /**
     * @param choosingLogo asks for a file
     */
    TemplateForm(Messages messages, ComposerViewModel model, Runnable choosingLogo) {
        this.messages = messages;
        this.model = model;
        getStyleClass().add("form");
        this.period =
                choice(
                        List.of(PeriodPreset.values()),
                        preset -> messages.text("preset." + preset.key()));
        this.language = choice(LANGUAGES, one -> messages.text("report.in." + one.toLanguageTag()));
        this.color = choice(COLORS, one -> messages.text("color." + COLORS.indexOf(one)));
        this.blocks =
                new BlockList(
                        ReportWords.of(messages.locale()),
                        new BlockList.Edits() {
                            @Override
                            public void choose(BlockType type, boolean chosen) {
                                onBlock.accept(type);
                                model.edit(template -> template.choosing(type, chosen));
                            }

                            @Override
                            public void move(BlockType type, int to) {
                                model.edit(template -> template.moving(type, to));
                            }
                        });
        this.logo = new LogoField(messages, model, choosingLogo);
        note.setPrefRowCount(NOTE_ROWS);
        note.setWrapText(true);
        summary.setPrefRowCount(NOTE_ROWS);
        summary.setWrapText(true);
        add("report-period", "truth.label.period", period);
        add("report-client", "form.client", client);
        add("report-name", "form.name", name);
        add("report-note", "form.note", note);
        add("report-summary", "form.summary", summary);
        getChildren().add(new FormField(messages.text("form.blocks"), blocks));
        getChildren().add(logo());
        add("report-language", "form.language", language);
        add("report-color", "form.color", color);
        List.of(name, client, note, summary).forEach(this::follow);
        period.valueProperty().subscribe((_, now) -> change(one -> one.over(now.key())));
        language.valueProperty().subscribe((_, _) -> change(this::styled));
        color.valueProperty().subscribe((_, _) -> change(this::styled));
    }

    /** Sets what follows when a block is ticked or unticked. */
    void onBlock(Consumer<BlockType> next) {
        onBlock = next;
    }

    private static <T> ChoiceBox<T> choice(List<T> items, Function<T, String> text) {
        ChoiceBox<T> box = new ChoiceBox<>();
        box.getItems().setAll(items);
        box.setMaxWidth(Double.MAX_VALUE);
        box.setConverter(new ChoiceWords<>(text));
        return box;
    }

    /** Its buttons keep their own names. */
    private VBox logo() {
        Label label = new Label(messages.text("form.logo"));
        label.getStyleClass().add("form-label");
        VBox field = new VBox(label, logo);
        field.getStyleClass().add("form-field");
        return field;
    }

    private void add(String id, String key, Control control) {
        control.setId(id);
        getChildren().add(new FormField(messages.text(key), control));
    }

    private void follow(TextInputControl field) {
        field.textProperty()
                .subscribe(
                        (_, _) -> {
                            if (!showing) {
                                typing.soon(() -> model.edit(this::titled));
                            }
                        });
    }

    private void change(UnaryOperator<ReportTemplate> edit) {
        if (!showing) {
            model.edit(edit);
        }
    }

    /** A note is in the report from its first letter on. */
    private ReportTemplate titled(ReportTemplate template) {
        ReportTemplate typed =
                template.with(
                        new ReportTitle(
                                name.getText(),
                                client.getText(),
                                note.getText(),
                                summary.getText()));
        boolean isNote = !note.getText().isBlank();
        return isNote == template.title().note().isBlank()
                ? typed.choosing(BlockType.NOTE, isNote)
                : typed;
    }

    private ReportTemplate styled(ReportTemplate template) {
        return template.with(
                new ReportStyle(language.getValue(), color.getValue(), template.style().logo()));
    }

    void show(ReportTemplate template) {
        showing = true;
        ReportTitle title = template.title();
        put(name, title.name());
        put(client, title.client());
        put(note, title.note());
        put(summary, title.summary());
        period.setValue(
                Arrays.stream(PeriodPreset.values())
                        .filter(preset -> preset.key().equals(template.period()))
                        .findFirst()
                        .orElse(PeriodPreset.LAST_MONTH));
        language.setValue(
                LANGUAGES.stream()
                        .filter(
                                one ->
                                        one.getLanguage()
                                                .equals(template.style().language().getLanguage()))
                        .findFirst()
                        .orElse(Locale.ENGLISH));
        color.setValue(
                COLORS.contains(template.style().color())
                        ? template.style().color()
                        : ReportStyle.USUAL_COLOR);
        blocks.show(template.blocks());
        logo.show(template);
        showing = false;
    }

    /** A field that has the text keeps its caret. */
    private static void put(TextInputControl field, String text) {
        if (!Objects.equals(field.getText(), text)) {
            field.setText(text);
        }
    }
}
