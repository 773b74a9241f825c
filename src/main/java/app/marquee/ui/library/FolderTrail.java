package app.marquee.ui.library;

import app.marquee.model.id.FolderId;
import app.marquee.service.folder.FolderNode;
import app.marquee.text.Messages;
import app.marquee.ui.control.ShownText;
import app.marquee.ui.library.folder.FolderActionsViewModel;
import app.marquee.ui.library.folder.FolderTreeViewModel;
import app.marquee.ui.library.folder.RowKey;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Breadcrumb of the shown place: each folder above it opens and accepts drops. FX thread only. */
final class FolderTrail extends HBox {
    /** Folders above the shown one that are named; a menu has those before them. */
    private static final int NAMED = 2;

    private static final PseudoClass LINKED = PseudoClass.getPseudoClass("linked");

    private final FolderTreeViewModel tree;
    private final FolderActionsViewModel actions;
    private final Messages messages;
    private final Label heading = new Label();
    private final BooleanProperty brief = new SimpleBooleanProperty(this, "brief");
    private @Nullable FolderDrag drag;

    FolderTrail(FolderTreeViewModel tree, FolderActionsViewModel actions, Messages messages) {
        this.tree = tree;
        this.actions = actions;
        this.messages = messages;
        setId("library-breadcrumb");
        setMinWidth(0);
        getStyleClass().add("folder-trail");
        heading.setId("video-heading");
        heading.getStyleClass().add("heading");
        heading.setMinWidth(40);
        setHgrow(heading, Priority.ALWAYS);
    }

    /** Whether its first part is an icon, where there is little room. */
    BooleanProperty briefProperty() {
        return brief;
    }

    void draggedBy(FolderDrag one) {
        drag = one;
    }

    /** Shows the way to a place. */
    void show(VideoPlace place) {
        List<Node> parts = new ArrayList<>();
        switch (place) {
            case VideoPlace.Everywhere _, VideoPlace.Nowhere _ ->
                    last(parts, messages.text("videos.all"), null);
            case VideoPlace.Found _ -> last(parts, messages.text("library.found"), null);
            case VideoPlace.Top _ -> {
                parts.add(all());
                last(parts, messages.text("value.unfiled"), new RowKey.Top());
            }
            case VideoPlace.In(var folder) -> {
                parts.add(all());
                above(folder, parts);
                last(parts, actions.name(folder), RowKey.of(folder));
            }
        }
        put(parts);
    }

    /** The name of the shown place. */
    String name() {
        return heading.getText();
    }

    /** Shows a heading alone, with a note on it. */
    void show(String words, String note) {
        List<Node> parts = new ArrayList<>();
        last(parts, words, null);
        heading.setTooltip(new Tooltip(note));
        heading.setAccessibleHelp(note);
        put(parts);
    }

    private void put(List<Node> parts) {
        pseudoClassStateChanged(LINKED, parts.size() > 1);
        getChildren().setAll(parts);
    }

    private void last(List<Node> parts, String words, @Nullable RowKey place) {
        heading.setText(line(words));
        heading.setTooltip(null);
        heading.setAccessibleHelp(null);
        take(heading, place);
        parts.add(heading);
    }

    private static String line(String words) {
        return ShownText.line(words);
    }

    private void take(Node node, @Nullable RowKey place) {
        FolderDrag.detach(node);
        if (drag != null && place != null) {
            drag.attach(node, place);
        }
    }

    /** All videos; what is dropped here goes to the top level. */
    private Node all() {
        String words = messages.text("videos.all");
        Button crumb = crumb(words, () -> tree.select(Set.of()));
        crumb.setGraphic(new FontIcon("fth-film"));
        crumb.setTooltip(new Tooltip(words));
        crumb.contentDisplayProperty()
                .bind(brief.map(on -> on ? ContentDisplay.GRAPHIC_ONLY : ContentDisplay.TEXT_ONLY));
        take(crumb, new RowKey.Top());
        return after(crumb);
    }

    private void above(FolderId folder, List<Node> parts) {
        List<FolderNode> path = tree.tree().path(folder);
        List<FolderNode> above = path.subList(0, Math.max(0, path.size() - 1));
        int hidden = Math.max(0, above.size() - NAMED);
        if (hidden > 0) {
            parts.add(after(menu(above.subList(0, hidden))));
        }
        for (FolderNode node : above.subList(hidden, above.size())) {
            Button crumb = crumb(actions.name(node.id()), () -> tree.reveal(node.id()));
            take(crumb, RowKey.of(node.id()));
            parts.add(after(crumb));
        }
    }

    private Button crumb(String words, Runnable open) {
        Button crumb = new Button(line(words));
        crumb.getStyleClass().addAll("flat", "small", "crumb");
        crumb.setMnemonicParsing(false);
        crumb.setMinWidth(24);
        crumb.setOnAction(_ -> open.run());
        return crumb;
    }

    private MenuButton menu(List<FolderNode> hidden) {
        MenuButton more = new MenuButton("…");
        more.setId("library-breadcrumb-more");
        more.setAccessibleText(messages.text("library.above"));
        more.getStyleClass().addAll("flat", "small", "no-arrow");
        more.setMinWidth(USE_PREF_SIZE);
        for (FolderNode node : hidden) {
            MenuItem item = new MenuItem(line(actions.name(node.id())));
            item.setMnemonicParsing(false);
            item.setOnAction(_ -> tree.reveal(node.id()));
            more.getItems().add(item);
        }
        return more;
    }

    private static Node after(Node crumb) {
        FontIcon sign = new FontIcon("fth-chevron-right");
        sign.getStyleClass().add("crumb-sign");
        HBox both = new HBox(crumb, sign);
        both.getStyleClass().add("folder-trail");
        both.setMinWidth(0);
        return both;
    }
}
