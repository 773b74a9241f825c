package app.marquee.ui.change;

import app.marquee.change.ExternalChangeLog;
import app.marquee.model.change.Difference;
import app.marquee.model.id.ItemKind;
import app.marquee.task.FxThread;
import app.marquee.text.Messages;
import app.marquee.ui.control.EffectiveWidth;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.Wrapping;
import app.marquee.ui.control.table.Column;
import app.marquee.ui.control.table.DataTable;
import app.marquee.ui.control.table.FrameSource;
import app.marquee.ui.control.table.PictureColumn;
import app.marquee.ui.control.table.RowsHeight;
import app.marquee.ui.shell.dialog.Dialogs;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import org.kordamp.ikonli.javafx.FontIcon;

import java.time.ZoneId;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Notice line about values changed elsewhere, which opens their list, can be dismissed and is
 * hidden while there are none. Close it with its view. FX thread only.
 */
public final class ElsewhereNote extends HBox implements AutoCloseable {
    private final ElsewhereViewModel model;
    private final ElsewhereWords words;
    private final Messages messages;
    private final Button open = new Button();
    private boolean isBrief;

    /**
     * @param id of the line; its buttons are named after it
     * @param kinds of the section's items
     * @param names for the words of values
     */
    public ElsewhereNote(
            String id,
            SectionContext on,
            ExternalChangeLog differences,
            Set<ItemKind> kinds,
            ChangeWords names) {
        this.messages = on.messages().of("change");
        this.model = new ElsewhereViewModel(differences, kinds, FxThread::later);
        this.words = new ElsewhereWords(messages, names);
        setId(id);
        getStyleClass().add("elsewhere-note");
        open.setId(id + "-open");
        open.setGraphic(new FontIcon("fth-git-merge"));
        open.setMnemonicParsing(false);
        open.setMaxWidth(Double.MAX_VALUE);
        open.setMinWidth(0);
        open.getStyleClass().addAll("flat", "small", "waiting-note");
        open.setTooltip(new Tooltip(messages.text("elsewhere.open")));
        open.setOnAction(_ -> new ElsewhereDialog(on, words, model).open());
        HBox.setHgrow(open, Priority.ALWAYS);
        Button away = new Button(null, new FontIcon("fth-x"));
        away.setId(id + "-dismiss");
        away.setMinWidth(USE_PREF_SIZE);
        away.setAccessibleText(messages.text("dismiss"));
        away.setTooltip(new Tooltip(messages.text("dismiss")));
        away.getStyleClass().addAll("flat", "small");
        away.setOnAction(_ -> model.dismiss());
        getChildren().addAll(open, away);
        model.shownProperty().subscribe(this::show);
        EffectiveWidth.follow(
                this,
                effective -> {
                    isBrief = effective < EffectiveWidth.ONE_PANE;
                    show(model.shownProperty().get());
                });
    }

    private void show(List<Difference> all) {
        open.setText(
                isBrief
                        ? messages.text(
                                "pattern.dot",
                                messages.text("failure.conflict.title"),
                                messages.formats().integer(all.size()))
                        : words.of(all));
        Visibility.show(this, !all.isEmpty());
    }

    @Override
    public void close() {
        model.close();
    }

    /**
     * Dialog for values changed elsewhere: the earlier value, the current one, and the source of
     * the earlier one. FX thread only.
     */
    private static final class ElsewhereDialog {
        private static final double THING = 120;
        private static final double KIND = 80;
        private static final double MEMBER = 90;
        private static final double VALUE = 164;

        private final SectionContext on;
        private final Messages messages;
        private final ElsewhereWords words;
        private final ElsewhereViewModel model;
        private final DataTable<Difference> table;
        private final FrameSource frames;

        ElsewhereDialog(SectionContext on, ElsewhereWords words, ElsewhereViewModel model) {
            this.on = on;
            this.messages = on.messages().of("change");
            this.words = words;
            this.model = model;
            this.table = new DataTable<>("elsewhere-table", messages, on.tasks());
            this.frames = on.frames();
        }

        void open() {
            PictureColumn<Difference> picture = frames.videos(one -> one.of().video());
            table.table().getColumns().add(picture);
            buildTable();
            List<Difference> all = model.shownProperty().get();
            table.rows(all);
            frames.show(
                    picture,
                    all.stream().flatMap(one -> Stream.ofNullable(one.of().video())).toList());
            Label about = new Label(messages.text("elsewhere.about"));
            about.setWrapText(true);
            Wrapping.guard(about);
            about.setMinHeight(Region.USE_PREF_SIZE);
            about.getStyleClass().add("caption");
            VBox content = new VBox(about, table);
            content.getStyleClass().addAll("wide-content", "elsewhere-list");
            Button close = ReviewDialog.button("confirm-safe", messages.text("close"));
            Dialogs.OpenDialog dialog =
                    on.dialogs()
                            .show(messages.text("failure.conflict.title"), content, List.of(close));
            close.setOnAction(_ -> dialog.close());
            dialog.onClosed(frames::close);
            table.table().requestFocus();
        }

        private void buildTable() {
            ZoneId zone = on.connection().getValue().zone();
            table.columns(
                            Column.<Difference>text(
                                            "thing", messages.text("field.item"), words::thing)
                                    .width(THING)
                                    .takesRoom(),
                            Column.<Difference>text(
                                            "kind", messages.text("field.type"), words::kind)
                                    .width(KIND),
                            Column.<Difference>text(
                                            "member", messages.text("field.field"), words::member)
                                    .width(MEMBER),
                            Column.<Difference>text("held", text("held"), words::held).width(VALUE),
                            Column.<Difference>text("now", messages.text("column.now"), words::now)
                                    .width(VALUE),
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
                    .leaving("read", "source", "since", "kind", "member")
                    .named(messages.text("failure.conflict.title"));
            RowsHeight.limit(table);
        }

        private String text(String column) {
            return messages.text("elsewhere.column." + column);
        }
    }
}
