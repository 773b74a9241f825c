package app.marquee.ui.change.sheet;

import app.marquee.text.Messages;
import app.marquee.ui.change.ReviewDialog;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.form.ChoiceWords;
import app.marquee.ui.control.form.ComboBoxFirstItemFix;
import app.marquee.ui.control.form.FormField;

import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.function.BiConsumer;

/**
 * Pane for choosing the encoding of a file that doesn't say it, with sample rows. FX thread only.
 */
final class EncodingPane extends VBox {

    private final SpreadsheetViewModel model;
    private final ComboBox<@Nullable TextEncoding> encodings = new ComboBox<>();
    private final Label sample = new Label();
    private final Button use;
    private @Nullable Path file;

    /**
     * @param importing takes the file and the encoding that was chosen
     */
    EncodingPane(
            SpreadsheetViewModel model, Messages messages, BiConsumer<Path, Charset> importing) {
        this.model = model;
        this.use =
                ReviewDialog.button(
                        "spreadsheet-encoding-use", messages.text("sheet.encoding.use"));
        encodings.setId("spreadsheet-encoding");
        encodings.setMaxWidth(Double.MAX_VALUE);
        encodings.getItems().setAll(TextEncoding.supported());
        encodings.setConverter(
                new ChoiceWords<>(
                        messages.text("sheet.encoding.none"),
                        one -> messages.text("sheet.encoding." + one.name())));
        ComboBoxFirstItemFix.attach(encodings);
        encodings.valueProperty().addListener((_, _, chosen) -> chosen(chosen));
        sample.setId("spreadsheet-encoding-sample");
        sample.setWrapText(true);
        sample.setMinHeight(USE_PREF_SIZE);
        sample.textProperty().subscribe(text -> Visibility.show(sample, !text.isEmpty()));
        use.setOnAction(_ -> use(importing));
        getStyleClass().add("sheet-encoding");
        getChildren()
                .setAll(new FormField(messages.text("sheet.encoding"), encodings), sample, use);
        model.unclearProperty().subscribe(this::show);
    }

    private void show(@Nullable UnclearFile unclear) {
        Visibility.show(this, unclear != null);
        file = unclear == null ? null : unclear.file();
        encodings.setValue(null);
        if (unclear != null) {
            encodings.setValue(unclear.likely());
        }
    }

    private void chosen(@Nullable TextEncoding encoding) {
        sample.setText("");
        use.setDisable(true);
        Path of = file;
        if (encoding != null && of != null) {
            model.sample(
                    of,
                    encoding.charset(),
                    found -> {
                        sample.setText(found.text());
                        use.setDisable(!found.readable());
                    });
        }
    }

    private void use(BiConsumer<Path, Charset> importing) {
        TextEncoding encoding = encodings.getValue();
        Path of = file;
        if (encoding != null && of != null) {
            importing.accept(of, encoding.charset());
        }
    }
}
