package app.marquee.ui.settings;

import app.marquee.ui.control.Messages;
import app.marquee.ui.control.form.FormField;
import app.marquee.ui.shell.dialog.Confirmation;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

import java.util.List;

/** Pane for the embedded sandbox's simulated failures and its reset. */
final class SandboxPane extends VBox {
    /** Specifications of the sandbox's own form, by the end of their message key. */
    private static final List<Preset> PRESETS =
            List.of(
                    new Preset("none", ""),
                    new Preset("slow", "*:latency=1500"),
                    new Preset("flaky", "*:500@0.3"),
                    new Preset("limited", "*:429-seconds=5@0.3"),
                    new Preset("offline", "*:reset-before"));

    private record Preset(String key, String faults) {}

    private static final double FIELD_GAP = 8;

    private final TextField faults = new TextField();

    SandboxPane(SandboxViewModel model, SectionContext context) {
        Messages messages = context.messages();
        getStyleClass().add("settings-form");
        faults.setId("sandbox-faults");
        faults.setText(model.faults());
        faults.setPromptText(messages.text("preset.none"));
        faults.setOnAction(_ -> model.faults(faults.getText()));
        FormField field = new FormField(messages.text("field.faults"), faults);
        field.hintProperty().set(messages.text("hint.faults"));
        field.errorProperty().bind(model.faultProblemProperty());
        HBox presets = new HBox();
        presets.getStyleClass().add("settings-tools");
        PRESETS.forEach(
                preset -> {
                    Button button = new Button(messages.text("preset." + preset.key()));
                    button.setId("sandbox-preset-" + preset.key());
                    button.setOnAction(
                            _ -> {
                                faults.setText(preset.faults());
                                model.faults(preset.faults());
                            });
                    presets.getChildren().add(button);
                });
        Button reset = new Button(messages.text("reset"));
        reset.setId("sandbox-reset");
        reset.setOnAction(
                _ ->
                        context.dialogs()
                                .confirm(
                                        Confirmation.destructive(
                                                messages.text("reset.title"),
                                                messages.text("reset.text"),
                                                messages.text("reset.do"),
                                                model::reset)));
        reset.getStyleClass().add("danger");
        getChildren().addAll(new VBox(FIELD_GAP, field, presets), reset);
    }
}
