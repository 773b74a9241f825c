package app.marquee.ui.playlists.edit;

import app.marquee.model.playlist.LinkReport;
import app.marquee.text.Messages;
import app.marquee.ui.control.Buttons;

import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

/** Pane that checks the URL of a button on demand and shows the report. FX thread only. */
final class LinkCheckPane extends VBox {
    private static final PseudoClass WARNING = PseudoClass.getPseudoClass("warning");

    private final Messages messages;
    private final LinkCheck check;
    private final Label told = new Label();

    /**
     * @param place what the IDs of the controls begin with
     * @param address as it stands in the field
     */
    LinkCheckPane(
            Messages messages,
            String place,
            LinkCheck check,
            ObservableValue<String> address,
            SubscriptionGroup life) {
        this.messages = messages;
        this.check = check;
        Button ask = Buttons.titled(place + "-check-link", messages.text("link.ask"), "fth-link");
        check.asking().attach(ask);
        told.setId(place + "-link-report");
        told.getStyleClass().add("link-report");
        told.setWrapText(true);
        told.setMinHeight(USE_PREF_SIZE);
        getStyleClass().add("link-check");
        getChildren().addAll(ask, told);
        life.follow(address, check::aim);
        life.follow(check.busyProperty(), _ -> show());
        life.follow(check.reportProperty(), _ -> show());
        life.atEnd(check::forget);
    }

    private void show() {
        @Nullable LinkReport report = check.reportProperty().get();
        told.setText(
                report != null
                        ? new LinkWords(messages).of(report)
                        : check.busyProperty().get() ? messages.text("link.asking") : "");
        boolean good = report == null || (report.isFound() && report.isSecure());
        told.pseudoClassStateChanged(WARNING, !good);
        told.setVisible(!told.getText().isEmpty());
        told.setManaged(told.isVisible());
    }
}
