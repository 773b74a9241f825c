package app.marquee.ui.analytics.report;

import app.marquee.ui.control.Messages;
import app.marquee.ui.control.Popover;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

import org.kordamp.ikonli.javafx.FontIcon;

import java.util.List;
import java.util.function.Supplier;

/** Status line of a view with a button for all that is known of its data. FX thread only. */
public final class ProvenanceFoot extends HBox {
    /**
     * @param popover where the details open
     * @param details a line each
     */
    public ProvenanceFoot(
            ProvenanceLabel line,
            Supplier<Popover> popover,
            Messages messages,
            Supplier<List<String>> details) {
        Button info = new Button(null, new FontIcon("fth-info"));
        info.setId("provenance-info");
        info.getStyleClass().addAll("button-icon", "flat");
        info.setAccessibleText(messages.text("provenance.info"));
        info.setTooltip(new Tooltip(messages.text("provenance.info")));
        info.setOnAction(_ -> popover.get().toggle(info, lines(details.get())));
        info.visibleProperty().bind(line.visibleProperty());
        info.managedProperty().bind(line.visibleProperty());
        setHgrow(line, Priority.ALWAYS);
        getChildren().addAll(line, info);
        getStyleClass().add("truth-foot");
    }

    private static Region lines(List<String> details) {
        Label words = new Label(String.join("\n", details));
        words.setId("provenance-details");
        words.setWrapText(true);
        words.setFocusTraversable(true);
        words.getStyleClass().add("provenance-details");
        return words;
    }
}
