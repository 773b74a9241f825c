package app.marquee.ui.export;

import app.marquee.export.CsvFile;
import app.marquee.export.CsvForm;
import app.marquee.export.FileContent;
import app.marquee.export.JsonLinesFile;
import app.marquee.export.PngFile;
import app.marquee.export.XlsxFile;
import app.marquee.text.Messages;
import app.marquee.ui.control.DeveloperMode;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.Tooltip;

import org.kordamp.ikonli.javafx.FontIcon;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Menu button that saves or copies the content of a view; files for programs only for developers.
 * FX thread only.
 */
public final class ExportMenu extends MenuButton {
    static final String ID = "export-menu";

    /** Pixels of an image for one of the window, so that it is sharp on paper as well. */
    private static final int SHARP = 2;

    private final Messages messages;
    private final ExportSource source;
    private final FileExporter saving;
    private final MenuItem csv;
    private final MenuItem plain;
    private final MenuItem lines;
    private final MenuItem xlsx;
    private final MenuItem copy;
    private final Map<PictureChoice, MenuItem> pictures = new LinkedHashMap<>();

    public ExportMenu(SectionContext context, ExportSource source) {
        this.messages = context.messages().of("export");
        this.source = source;
        this.saving = new FileExporter(context, messages);
        setId(ID);
        setGraphic(new FontIcon("fth-download"));
        getStyleClass().addAll("button-icon", "flat");
        setTooltip(new Tooltip(messages.text("menu")));
        setAccessibleText(messages.text("menu"));
        setMinWidth(USE_PREF_SIZE);
        csv = item("export-csv", "csv", "fth-file-text", this::csv);
        plain = item("export-csv-plain", "csv.plain", "fth-code", this::plainCsv);
        lines = item("export-jsonl", "jsonl", "fth-align-left", this::jsonLines);
        xlsx = item("export-xlsx", "xlsx", "fth-grid", this::xlsx);
        copy = item("export-copy", "export.copy", "fth-copy", this::copy);
        getItems().addAll(csv, plain, lines, xlsx, copy);
        DeveloperMode.follow(
                this, on -> List.of(plain, lines).forEach(item -> item.setVisible(on)));
        List<PictureChoice> choices = source.pictures();
        if (!choices.isEmpty()) {
            getItems().add(new SeparatorMenuItem());
            choices.forEach(each -> pictures.put(each, item(each)));
            getItems().addAll(pictures.values());
        }
        setOnShowing(_ -> refreshItems());
    }

    private MenuItem item(String id, String key, String icon, Runnable action) {
        MenuItem item = new MenuItem(messages.text(key), new FontIcon(icon));
        item.setId(id);
        item.setMnemonicParsing(false);
        item.setOnAction(_ -> action.run());
        return item;
    }

    private MenuItem item(PictureChoice choice) {
        MenuItem image = new MenuItem(choice.title(), new FontIcon("fth-image"));
        image.setId(choice.id());
        image.setMnemonicParsing(false);
        image.setOnAction(_ -> picture(choice));
        return image;
    }

    /** Disables the items that are unavailable now. */
    private void refreshItems() {
        boolean nothing = !hasTable();
        List.of(csv, plain, lines, xlsx, copy).forEach(item -> item.setDisable(nothing));
        pictures.forEach((each, item) -> item.setDisable(!each.there().getAsBoolean()));
    }

    /** Whether there is a table to be saved. */
    public boolean hasTable() {
        return source.sheet().isPresent();
    }

    boolean hasPictures() {
        return there().findAny().isPresent();
    }

    private Stream<PictureChoice> there() {
        return pictures.keySet().stream().filter(each -> each.there().getAsBoolean());
    }

    /** Saves CSV for spreadsheets, with numbers in the user's locale. */
    void csv() {
        table("csv", sheet -> new CsvFile<>(sheet, CsvForm.of(messages.locale())));
    }

    /** Saves raw CSV for programs. */
    void plainCsv() {
        table("csv", sheet -> new CsvFile<>(sheet, CsvForm.FIXED));
    }

    /** Saves JSON Lines, with the same member names in every language. */
    void jsonLines() {
        table("jsonl", JsonLinesFile::new);
    }

    void xlsx() {
        table("xlsx", XlsxFile::new);
    }

    private void table(String ending, FileExporter.Kind kind) {
        source.sheet()
                .ifPresent(
                        work -> saving.ask(source.fileName(), ending, () -> kind.of(work.make())));
    }

    void copy() {
        source.sheet().ifPresent(saving::copy);
    }

    boolean hasVectors() {
        return vectors().findAny().isPresent();
    }

    private Stream<Supplier<FileContent>> vectors() {
        return there().flatMap(each -> Stream.ofNullable(each.vector()));
    }

    /** Saves a vector image of the first available chart. */
    void svg() {
        vectors()
                .findFirst()
                .ifPresent(
                        vector -> {
                            FileContent chart = vector.get();
                            saving.ask(source.fileName(), "svg", () -> chart);
                        });
    }

    /** Saves an image of the first available part. */
    void picture() {
        there().findFirst().ifPresent(this::picture);
    }

    /** Takes the image now, before the user chooses the file. */
    private void picture(PictureChoice choice) {
        choice.maker()
                .make(
                        SHARP,
                        picture ->
                                saving.ask(source.fileName(), "png", () -> new PngFile(picture)));
    }
}
