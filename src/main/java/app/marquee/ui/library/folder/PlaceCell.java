package app.marquee.ui.library.folder;

import app.marquee.model.id.FolderId;
import app.marquee.ui.control.ShownText;

import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;

import org.jspecify.annotations.Nullable;

import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * List cell of a move target in one line: its name, its parent folders, and the reason when it is
 * refused. FX thread only.
 */
final class PlaceCell extends ListCell<FolderPlaces.Place> {
    private static final PseudoClass REFUSED = PseudoClass.getPseudoClass("refused");

    private final Function<@Nullable FolderId, String> refused;
    private final Label name = new Label();
    private final Label beside = new Label();
    private final HBox content = new HBox(name, beside);

    PlaceCell(Function<@Nullable FolderId, String> refused) {
        this.refused = refused;
        beside.getStyleClass().add("caption");
        content.getStyleClass().add("place");
        setPrefWidth(0);
    }

    @Override
    protected void updateItem(FolderPlaces.Place place, boolean isEmpty) {
        super.updateItem(place, isEmpty);
        if (isEmpty || place == null) {
            setGraphic(null);
            setAccessibleText(null);
            pseudoClassStateChanged(REFUSED, false);
            return;
        }
        String why = refused.apply(place.folder());
        name.setText(ShownText.line(place.name()));
        beside.setText(
                Stream.of(place.above(), why)
                        .filter(words -> !words.isEmpty())
                        .map(ShownText::line)
                        .collect(Collectors.joining(" · ")));
        beside.setVisible(!beside.getText().isEmpty());
        beside.setManaged(beside.isVisible());
        pseudoClassStateChanged(REFUSED, !why.isEmpty());
        setAccessibleText(place.name() + ". " + beside.getText());
        setGraphic(content);
    }
}
