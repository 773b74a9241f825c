package app.marquee.ui.reports;

import app.marquee.model.report.ReportTemplate;
import app.marquee.service.report.ChosenLogo;
import app.marquee.text.Messages;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.Visibility;

import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.util.Locale;

/**
 * Field for the logo of the open template, with the reason why a file isn't one. FX thread only.
 */
final class LogoField extends VBox {
    private static final PseudoClass DANGER = PseudoClass.getPseudoClass("danger");

    private final Messages messages;
    private final Button choose;
    private final Button remove;
    private final Label problem = new Label();

    LogoField(Messages messages, ComposerViewModel model, Runnable choosing) {
        this.messages = messages;
        this.choose = Buttons.titled("report-logo", messages.text("logo.choose"));
        this.remove = Buttons.titled("report-logo-remove", messages.text("logo.remove"));
        choose.setOnAction(_ -> choosing.run());
        remove.setOnAction(_ -> model.logo(null));
        remove.getStyleClass().add("flat");
        FlowPane buttons = new FlowPane(choose, remove);
        buttons.getStyleClass().add("report-logo-buttons");
        problem.setId("report-logo-problem");
        problem.getStyleClass().add("form-message");
        problem.pseudoClassStateChanged(DANGER, true);
        problem.setWrapText(true);
        problem.setMinHeight(USE_PREF_SIZE);
        getChildren().setAll(buttons, problem);
        model.logoProblemProperty().subscribe(this::tell);
    }

    private void tell(ChosenLogo.@Nullable Why why) {
        problem.setText(
                why == null ? "" : messages.text("logo." + why.name().toLowerCase(Locale.ROOT)));
        Visibility.show(problem, why != null);
    }

    void show(ReportTemplate template) {
        boolean has = template.style().logo() != null;
        choose.setText(messages.text(has ? "logo.replace" : "logo.choose"));
        Visibility.show(remove, has);
    }
}
