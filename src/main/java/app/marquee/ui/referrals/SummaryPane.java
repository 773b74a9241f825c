package app.marquee.ui.referrals;

import app.marquee.model.referral.ReferralSummary;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.Figure;
import app.marquee.ui.analytics.FigureStrip;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.EffectiveWidth;
import app.marquee.ui.control.Popover;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.export.FileExporter;
import app.marquee.ui.shell.dialog.DesktopServices;
import app.marquee.ui.shell.notification.Notices;
import app.marquee.ui.shell.section.Action;
import app.marquee.ui.shell.section.Availability;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Pane of the amounts, a tile for each status, and the referral link with its QR code on request.
 * FX thread only.
 */
final class SummaryPane extends VBox {
    private final Messages messages;
    private final DesktopServices desk;
    private final Notices notices;
    private final Money money;
    private final StatusTiles statuses;
    private final TextField link = new TextField();
    private final Button copy = new Button();
    private final Button open = new Button();
    private final Action copying = new Action(this::copyLink);
    private final Action opening = new Action(this::openLink);
    private final CodeCard code;
    private final Button scan = new Button();
    private final FigureStrip amounts = new FigureStrip("referrals-amounts");

    SummaryPane(SectionContext context) {
        this.messages = context.messages();
        this.desk = context.desk();
        this.notices = context.notices();
        this.money = new Money(messages);
        this.statuses = new StatusTiles(messages);
        this.code = new CodeCard(messages, new FileExporter(context));
        getStyleClass().add("referral-summary");
        link.setId("referrals-link");
        link.setEditable(false);
        link.setPromptText(messages.text("link.unknown"));
        link.setAccessibleText(messages.text("link"));
        HBox.setHgrow(link, Priority.SOMETIMES);
        link.getStyleClass().add("referral-link");
        build(copy, "referrals-copy", messages.text("link.copy"), "fth-copy", copying);
        build(open, "referrals-open", messages.text("browser.open"), "fth-external-link", opening);
        Visibility.show(open, desk.canBrowse());
        scan.setId("referrals-qr-open");
        scan.setText(messages.text("qr.open"));
        scan.setGraphic(new FontIcon("fth-grid"));
        scan.setMinWidth(USE_PREF_SIZE);
        Label caption = new Label(messages.text("link"));
        caption.setLabelFor(link);
        caption.getStyleClass().add("form-label");
        caption.setMinWidth(USE_PREF_SIZE);
        HBox row = new HBox(caption, link, copy, open, scan);
        row.getStyleClass().add("referral-link-row");
        EffectiveWidth.follow(this, effective -> fit(caption, effective < EffectiveWidth.ONE_PANE));
        amounts.prefWrapLengthProperty().bind(widthProperty());
        getChildren().addAll(amounts, row);
    }

    /** The link needs the room in a narrow window; the buttons keep their names for the tooltip. */
    private void fit(Label caption, boolean isNarrow) {
        Visibility.show(caption, !isNarrow);
        List.of(copy, open, scan).forEach(button -> Buttons.shorten(button, isNarrow));
    }

    /** Shows the code in a card of this view. */
    void opensIn(Popover popover) {
        scan.setOnAction(_ -> popover.toggle(scan, code));
    }

    Action copying() {
        return copying;
    }

    Action opening() {
        return opening;
    }

    private static void build(Button button, String id, String words, String icon, Action action) {
        button.setId(id);
        button.setText(words);
        button.setGraphic(new FontIcon(icon));
        button.setMinWidth(USE_PREF_SIZE);
        action.attach(button);
    }

    void show(ReferralContent content) {
        ReferralSummary summary = content.summary();
        String address = summary == null ? null : summary.link();
        link.setText(address == null ? "" : address);
        copying.set(Availability.when(address != null, "link.unknown"));
        boolean canOpen = desk.canBrowse() && web(link.getText()).isPresent();
        opening.set(Availability.when(canOpen, "link.closed"));
        code.show(content.code(), link.getText());
        Visibility.show(scan, content.code() != null);
        amounts.show(
                Stream.concat(amounts(summary).stream(), statuses.of(content.totals()).stream())
                        .toList());
    }

    private List<Figure> amounts(@Nullable ReferralSummary summary) {
        String currency = summary == null ? null : summary.currency();
        return List.of(
                Figure.of(
                        "referrals-balance",
                        messages.text("amount.balance"),
                        money.of(summary == null ? null : summary.balance(), currency)),
                Figure.of(
                        "referrals-received",
                        messages.text("amount.received"),
                        money.of(summary == null ? null : summary.totalReceived(), currency)),
                Figure.of(
                        "referrals-pending",
                        messages.text("amount.pending"),
                        money.of(summary == null ? null : summary.pendingEstimate(), currency)));
    }

    private void copyLink() {
        desk.copy(link.getText());
        notices.done(messages.text("copied"));
    }

    private void openLink() {
        web(link.getText()).ifPresent(desk::browse);
    }

    /** The URL if it is an http or https one; the server's value may be anything. */
    static Optional<URI> web(String address) {
        try {
            URI uri = new URI(address.strip());
            String scheme = uri.getScheme();
            boolean isWeb = "https".equalsIgnoreCase(scheme) || "http".equalsIgnoreCase(scheme);
            return isWeb && uri.getHost() != null ? Optional.of(uri) : Optional.empty();
        } catch (URISyntaxException e) {
            return Optional.empty();
        }
    }
}
