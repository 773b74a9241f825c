package app.marquee.ui.referrals;

import app.marquee.analytics.referral.StatusTotal;
import app.marquee.model.referral.ReferralStatus;
import app.marquee.model.referral.ReferralSummary;
import app.marquee.ui.control.Messages;
import app.marquee.ui.shell.dialog.DesktopServices;
import app.marquee.ui.shell.notification.Notices;
import app.marquee.ui.shell.section.Action;
import app.marquee.ui.shell.section.Availability;

import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Pane of the referral link with its QR code, the three amounts, and the transactions by status. FX
 * thread only.
 */
final class SummaryPane extends HBox {
    private final Messages messages;
    private final DesktopServices desk;
    private final Notices notices;
    private final Money money;
    private final TextField link = new TextField();
    private final Button copy = new Button();
    private final Button open = new Button();
    private final Action copying = new Action(this::copyLink);
    private final Action opening = new Action(this::openLink);
    private final QrView code;
    private final FlowPane amounts = new FlowPane();
    private final FlowPane totals = new FlowPane();

    SummaryPane(Messages messages, DesktopServices desk, Notices notices) {
        this.messages = messages;
        this.desk = desk;
        this.notices = notices;
        this.money = new Money(messages);
        this.code = new QrView("referrals-qr", messages.text("qr"));
        getStyleClass().add("referral-summary");
        link.setId("referrals-link");
        link.setEditable(false);
        link.setPromptText(messages.text("link.unknown"));
        link.setAccessibleText(messages.text("link"));
        HBox.setHgrow(link, Priority.ALWAYS);
        build(copy, "referrals-copy", messages.text("link.copy"), "fth-copy", copying);
        build(open, "referrals-open", messages.text("browser.open"), "fth-external-link", opening);
        Label caption = new Label(messages.text("link"));
        caption.setLabelFor(link);
        caption.getStyleClass().add("form-label");
        HBox row = new HBox(link, copy, open);
        row.getStyleClass().add("referral-link-row");
        amounts.getStyleClass().add("referral-figures");
        totals.getStyleClass().add("referral-figures");
        VBox facts = new VBox(caption, row, amounts, totals);
        facts.getStyleClass().add("referral-facts");
        HBox.setHgrow(facts, Priority.ALWAYS);
        amounts.prefWrapLengthProperty().bind(facts.widthProperty());
        totals.prefWrapLengthProperty().bind(facts.widthProperty());
        getChildren().addAll(facts, code);
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
        code.show(content.code());
        amounts.getChildren().setAll(amounts(summary));
        totals.getChildren()
                .setAll(
                        content.hasTransactions()
                                ? content.totals().stream().map(this::total).toList()
                                : List.of());
    }

    private List<Node> amounts(@Nullable ReferralSummary summary) {
        String currency = summary == null ? null : summary.currency();
        List<Node> tiles = new ArrayList<>();
        tiles.add(
                tile(
                        "referrals-balance",
                        messages.text("amount.balance"),
                        money.of(summary == null ? null : summary.balance(), currency)));
        tiles.add(
                tile(
                        "referrals-received",
                        messages.text("amount.received"),
                        money.of(summary == null ? null : summary.totalReceived(), currency)));
        tiles.add(
                tile(
                        "referrals-pending",
                        messages.text("amount.pending"),
                        money.of(summary == null ? null : summary.pendingEstimate(), currency)));
        return tiles;
    }

    private Node total(StatusTotal total) {
        ReferralStatus status = total.status();
        String id = status == null ? "unknown" : status.wire().toLowerCase(Locale.ROOT);
        return tile(
                "referrals-total-" + id.replaceAll("[^a-z0-9]+", "-"),
                messages.plural("total", total.count(), new StatusWords(messages).of(status)),
                money.of(total));
    }

    private static Node tile(String id, String caption, String value) {
        Label above = new Label(caption);
        above.getStyleClass().add("caption");
        Label figure = new Label(value);
        figure.getStyleClass().add("referral-value");
        VBox tile = new VBox(above, figure);
        tile.setId(id);
        tile.setAccessibleRole(AccessibleRole.TEXT);
        tile.setAccessibleText(caption + ": " + value);
        return tile;
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
