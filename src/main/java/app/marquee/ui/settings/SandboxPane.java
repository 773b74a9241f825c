package app.marquee.ui.settings;

import app.marquee.text.Messages;
import app.marquee.ui.control.form.FormField;
import app.marquee.ui.shell.dialog.Confirmation;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

import java.util.Locale;

/** Pane for the embedded sandbox's simulated failures, for developers. */
final class SandboxPane extends VBox {
    /** Usual faults, in the sandbox's own form. */
    enum Preset {
        NONE(""),
        SLOW("*:latency=1500"),
        FLAKY("*:500@0.3"),
        LIMITED("*:429-seconds=5@0.3"),
        OFFLINE("*:reset-before");

        private final String faults;

        Preset(String faults) {
            this.faults = faults;
        }

        /** The end of its message keys and of the ID of its button. */
        String key() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private final SandboxViewModel model;
    private final SectionContext context;
    private final TextField faults = new TextField();

    SandboxPane(SandboxViewModel model, SectionContext context) {
        this.model = model;
        this.context = context;
        Messages messages = context.messages();
        getStyleClass().add("settings-form");
        faults.setId("sandbox-faults");
        faults.setText(model.faults());
        faults.setPromptText(messages.text("preset.none"));
        faults.setOnAction(_ -> model.faults(faults.getText()));
        FormField field = new FormField(messages.text("field.faults"), faults);
        field.hintProperty().set(messages.text("hint.faults"));
        field.errorProperty().bind(model.faultProblemProperty());
        FlowPane presets = new FlowPane();
        presets.getStyleClass().add("settings-tools");
        for (Preset preset : Preset.values()) {
            Button button = new Button(messages.text("preset." + preset.key()));
            button.setId("sandbox-preset-" + preset.key());
            button.setOnAction(_ -> simulate(preset));
            presets.getChildren().add(button);
        }
        getChildren().addAll(field, presets);
    }

    void simulate(Preset preset) {
        faults.setText(preset.faults);
        model.faults(preset.faults);
    }

    /** Resets the sandbox, after a confirmation. */
    void reset() {
        Messages messages = context.messages();
        context.dialogs()
                .confirm(
                        Confirmation.destructive(
                                messages.text("reset.title"),
                                messages.text("reset.text"),
                                messages.text("reset.do"),
                                model::reset));
    }
}
