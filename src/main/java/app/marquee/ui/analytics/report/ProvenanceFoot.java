package app.marquee.ui.analytics.report;

import app.marquee.text.Messages;
import app.marquee.ui.control.DeveloperMode;
import app.marquee.ui.control.Popover;

import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

import org.kordamp.ikonli.javafx.FontIcon;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;

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
            Supplier<List<ProvenanceDetail>> details) {
        Button info = new Button(null, new FontIcon("fth-info"));
        info.setId("provenance-info");
        info.getStyleClass().addAll("button-icon", "flat");
        info.setAccessibleText(messages.text("provenance.info"));
        info.setTooltip(new Tooltip(messages.text("provenance.info")));
        info.setOnAction(
                _ -> popover.get().toggle(info, lines("provenance-details", shown(info, details))));
        setHgrow(line, Priority.ALWAYS);
        getChildren().addAll(line, info);
        getStyleClass().add("truth-foot");
        info.visibleProperty().bind(line.visibleProperty());
    }

    private static List<ProvenanceDetail> shown(
            Node where, Supplier<List<ProvenanceDetail>> details) {
        boolean isOn = DeveloperMode.now(where);
        return details.get().stream().filter(each -> isOn || !each.isForDevelopers()).toList();
    }

    /** Labels to the left, each once, and to the right what they stand for. */
    public static Region lines(String id, List<ProvenanceDetail> details) {
        GridPane lines = new GridPane();
        lines.setId(id);
        lines.setFocusTraversable(true);
        lines.setAccessibleText(
                details.stream()
                        .map(each -> each.label() + ": " + each.text())
                        .collect(Collectors.joining("\n")));
        lines.getStyleClass().add("provenance-details");
        String before = "";
        for (int i = 0; i < details.size(); i++) {
            ProvenanceDetail each = details.get(i);
            Label label = new Label(each.label().equals(before) ? "" : each.label());
            label.getStyleClass().add("muted");
            label.setMinWidth(USE_PREF_SIZE);
            GridPane.setValignment(label, VPos.TOP);
            Label text = new Label(each.text());
            text.setWrapText(true);
            text.setMinHeight(USE_PREF_SIZE);
            lines.addRow(i, label, text);
            before = each.label();
        }
        return lines;
    }
}
