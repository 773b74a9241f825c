package app.marquee.ui.change;

import app.marquee.change.ExternalChangeLog;
import app.marquee.model.change.Difference;
import app.marquee.model.id.ItemKind;
import app.marquee.task.FxThread;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

import org.kordamp.ikonli.javafx.FontIcon;

import java.util.List;
import java.util.Set;

/**
 * Notice line about values changed elsewhere, which opens their list, can be dismissed and is
 * hidden while there are none. Close it with its view. FX thread only.
 */
public final class ElsewhereNote extends HBox implements AutoCloseable {
    private final ElsewhereViewModel model;
    private final ElsewhereWords words;
    private final Button open = new Button();

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
        Messages messages = on.messages().of("change");
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
    }

    private void show(List<Difference> all) {
        open.setText(words.of(all));
        Visibility.show(this, !all.isEmpty());
    }

    @Override
    public void close() {
        model.close();
    }
}
