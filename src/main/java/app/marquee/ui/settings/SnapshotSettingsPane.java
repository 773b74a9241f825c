package app.marquee.ui.settings;

import app.marquee.service.session.ReportCacheSettings;
import app.marquee.task.Job;
import app.marquee.task.LatestJob;
import app.marquee.text.Messages;
import app.marquee.ui.control.form.ChoiceWords;
import app.marquee.ui.control.form.FormField;
import app.marquee.ui.shell.dialog.Confirmation;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

import java.util.List;
import java.util.TreeSet;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/**
 * Pane for the size limit and current size of saved reports, and for the days until data is final.
 * FX thread only.
 */
final class SnapshotSettingsPane extends VBox {
    private static final long MEGABYTE = 1_000_000;
    private static final List<Integer> MEGABYTES = List.of(64, 128, 256, 512, 1_000, 2_000);
    private static final List<Integer> SETTLING = List.of(1, 2, 3, 5, 7, 14);

    private final ReportCacheSettings kept;
    private final SectionContext context;
    private final Messages messages;
    private final LatestJob asking;
    private final ProgressBar bar = new ProgressBar(0);
    private final Label words = new Label();

    SnapshotSettingsPane(ReportCacheSettings kept, SectionContext context) {
        this.kept = kept;
        this.context = context;
        this.messages = context.messages();
        this.asking = new LatestJob(context.tasks());
        getStyleClass().add("settings-form");
        FlowPane choices = new FlowPane();
        choices.getStyleClass().add("settings-look");
        choices.getChildren()
                .addAll(
                        field(
                                "settings-kept-size",
                                messages.text("kept.size"),
                                choice(MEGABYTES, kept.megabytes(), this::inBytes, this::size)),
                        field(
                                "settings-settling",
                                messages.text("kept.settling"),
                                choice(
                                        SETTLING,
                                        kept.settlingDays(),
                                        this::inDays,
                                        kept::settleAfter)));
        bar.setId("settings-kept-bar");
        bar.getStyleClass().add("settings-kept-bar");
        bar.setMaxWidth(Double.MAX_VALUE);
        bar.setAccessibleText(messages.text("kept.used"));
        words.setId("settings-kept-usage");
        words.getStyleClass().add("muted");
        words.setWrapText(true);
        words.setMinHeight(USE_PREF_SIZE);
        getChildren().addAll(choices, bar, words);
        look(kept::usage);
    }

    private static FormField field(String id, String name, ComboBox<Integer> box) {
        box.setId(id);
        return new FormField(name, box);
    }

    /** The usual steps, and the present one where a file says another. */
    private static ComboBox<Integer> choice(
            List<Integer> steps, int present, IntFunction<String> words, IntConsumer choose) {
        ComboBox<Integer> box = new ComboBox<>();
        TreeSet<Integer> all = new TreeSet<>(steps);
        all.add(present);
        box.getItems().setAll(all);
        box.setConverter(new ChoiceWords<>(words::apply));
        box.setValue(present);
        box.setOnAction(_ -> choose.accept(box.getValue()));
        return box;
    }

    private String inDays(int days) {
        return messages.plural("count.days", days);
    }

    private String inBytes(int megabytes) {
        return messages.formats().bytes(megabytes * MEGABYTE);
    }

    private void size(int megabytes) {
        kept.keepMegabytes(megabytes);
        look(kept::trim);
    }

    /** Deletes the saved reports, after a confirmation. */
    void clear() {
        context.dialogs()
                .confirm(
                        Confirmation.destructive(
                                messages.text("kept.clear.title"),
                                messages.text("kept.clear.text"),
                                messages.text("kept.clear.do"),
                                () -> look(kept::clear)));
    }

    private void look(Supplier<ReportCacheSettings.Usage> usage) {
        asking.submit(
                Job.of(messages.text("section.kept"), _ -> usage.get()).onSuccess(this::show));
    }

    private void show(ReportCacheSettings.Usage usage) {
        long most = kept.megabytes() * MEGABYTE;
        bar.setProgress(Math.min(1, usage.bytes() / (double) most));
        words.setText(
                messages.plural(
                        "kept.usage",
                        usage.answers(),
                        messages.formats().bytes(usage.bytes()),
                        messages.formats().bytes(most)));
    }
}
