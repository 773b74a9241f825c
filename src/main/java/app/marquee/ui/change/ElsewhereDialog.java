package app.marquee.ui.change;

import app.marquee.model.change.Difference;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.table.Column;
import app.marquee.ui.control.table.DataTable;
import app.marquee.ui.shell.dialog.Dialogs;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import java.time.ZoneId;
import java.util.List;

/**
 * Dialog for values changed elsewhere: the earlier value, the current one, and the source of the
 * earlier one. FX thread only.
 */
final class ElsewhereDialog {
    private static final double HEIGHT = 260;
    private static final double THING = 150;
    private static final double KIND = 80;
    private static final double MEMBER = 90;
    private static final double VALUE = 150;

    private final SectionContext on;
    private final Messages messages;
    private final ElsewhereWords words;
    private final ElsewhereViewModel model;
    private final DataTable<Difference> table;

    ElsewhereDialog(SectionContext on, ElsewhereWords words, ElsewhereViewModel model) {
        this.on = on;
        this.messages = on.messages().of("change");
        this.words = words;
        this.model = model;
        this.table = new DataTable<>("elsewhere-table", messages, on.tasks());
    }

    void open() {
        buildTable();
        table.rows(model.shownProperty().get());
        Label about = new Label(messages.text("elsewhere.about"));
        about.setWrapText(true);
        about.setMinHeight(Region.USE_PREF_SIZE);
        about.getStyleClass().add("caption");
        VBox content = new VBox(about, table);
        content.getStyleClass().addAll("wide-content", "elsewhere-list");
        Button seen = ReviewDialog.button("elsewhere-seen", messages.text("dismiss"));
        Button close = ReviewDialog.button("confirm-safe", messages.text("close"));
        Dialogs.OpenDialog dialog =
                on.dialogs().show(messages.text("elsewhere.title"), content, List.of(seen, close));
        close.setOnAction(_ -> dialog.close());
        seen.setOnAction(
                _ -> {
                    model.dismiss();
                    dialog.close();
                });
        table.table().requestFocus();
    }

    private void buildTable() {
        ZoneId zone = on.connection().getValue().zone();
        table.columns(
                        Column.<Difference>text("thing", messages.text("field.item"), words::thing)
                                .width(THING),
                        Column.<Difference>text("kind", messages.text("field.type"), words::kind)
                                .width(KIND),
                        Column.<Difference>text(
                                        "member", messages.text("field.field"), words::member)
                                .width(MEMBER),
                        Column.<Difference>text("held", text("held"), words::held).width(VALUE),
                        Column.<Difference>text("now", text("now"), words::now).width(VALUE),
                        Column.<Difference>time(
                                "since",
                                text("since"),
                                Difference::heldAt,
                                messages.formats(),
                                zone),
                        Column.<Difference>text(
                                        "source", messages.text("field.source"), words::source)
                                .width(VALUE),
                        Column.<Difference>time(
                                        "read",
                                        text("read"),
                                        Difference::readAt,
                                        messages.formats(),
                                        zone)
                                .hidden())
                .named(messages.text("elsewhere.title"));
        table.setPrefHeight(HEIGHT);
        table.setMinHeight(HEIGHT);
    }

    private String text(String column) {
        return messages.text("elsewhere.column." + column);
    }
}
