package app.marquee.ui.settings;

import app.marquee.ui.control.FormField;
import app.marquee.ui.control.Messages;
import app.marquee.ui.shell.Confirmation;
import app.marquee.ui.shell.SectionContext;

import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

import java.util.Map;
import java.util.TreeMap;

/** Faults of the embedded sandbox while it runs, and its reset. */
final class SandboxPane extends VBox {
    /** Specifications of the sandbox's own form, by the end of their message key. */
    private static final Map<String, String> PRESETS =
            new TreeMap<>(
                    Map.of(
                            "1-none", "",
                            "2-slow", "*:latency=1500",
                            "3-flaky", "*:500@0.3",
                            "4-limited", "*:429-seconds=5@0.3",
                            "5-offline", "*:reset-before"));

    private final TextField faults = new TextField();

    SandboxPane(SettingsViewModel model, SectionContext context) {
        Messages messages = context.messages();
        getStyleClass().add("settings-form");
        faults.setId("sandbox-faults");
        faults.setText(model.faults());
        faults.setPromptText(messages.text("faults.prompt"));
        faults.setOnAction(_ -> model.faults(faults.getText()));
        FormField field = new FormField(messages.text("field.faults"), faults);
        field.hintProperty().set(messages.text("hint.faults"));
        field.errorProperty().bind(model.faultProblemProperty());
        HBox presets = new HBox();
        presets.getStyleClass().add("view-tools");
        PRESETS.forEach(
                (key, spec) -> {
                    Button preset = new Button(messages.text("preset." + key));
                    preset.setId("sandbox-preset-" + key);
                    preset.setOnAction(
                            _ -> {
                                faults.setText(spec);
                                model.faults(spec);
                            });
                    presets.getChildren().add(preset);
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
                                                model::resetSandbox)));
        getChildren().addAll(field, presets, reset);
    }
}
