package app.marquee.ui.control;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.tour.Screenshot;
import app.marquee.ui.control.ControlsList.Entry;
import app.marquee.ui.testing.WindowTest;

import javafx.scene.control.Button;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;

/** The list of controls names what has an id, with its words; pictures show what is there. */
class ControlsListTest extends WindowTest {
    private void open() {
        show(
                () -> {
                    Button save = new Button("Save | now");
                    save.setId("playlist-save");
                    TextField name = new TextField("secret value");
                    name.setId("playlist-name");
                    name.setAccessibleText("Name");
                    MenuItem item = new MenuItem("As CSV");
                    item.setId("export-csv");
                    MenuButton menu = new MenuButton("Export", null, item);
                    menu.setId("export-menu");
                    TableView<String> table = new TableView<>();
                    table.setId("video-table");
                    TableColumn<String, String> title = new TableColumn<>("Title");
                    title.setId("title");
                    table.getColumns().add(title);
                    Button nameless = new Button("Nameless");
                    Button inner = new Button("Inner");
                    inner.setId("SomeSkinPart");
                    return new VBox(save, name, menu, table, nameless, inner);
                });
    }

    @Test
    void namesEveryControlWithAnId() {
        open();
        List<Entry> entries = onFx(() -> ControlsList.of(window().getScene().getRoot()));
        assertThat(entries)
                .containsExactly(
                        new Entry("playlist-save", "button", "Save | now"),
                        new Entry("playlist-name", "text field", "Name"),
                        new Entry("export-menu", "menu button", "Export"),
                        new Entry("export-csv", "menu item", "As CSV"),
                        new Entry("video-table", "table view", ""),
                        new Entry("video-table / title", "column", "Title"));
        assertThat(ControlsList.markdown(entries))
                .contains("| `playlist-save` | button | Save \\| now |")
                .doesNotContain("secret value");
    }

    @Tag("painted")
    @Test
    void aPictureHasTheSizeAndTheColoursOfTheWindow() {
        open();
        Screenshot shot = picture("scene");
        assertThat(shot.width()).isEqualTo(1280);
        assertThat(shot.height()).isEqualTo(800);
        assertThat(shot.argb(1270, 790) >>> 24).isEqualTo(0xff);
        assertThat(
                        Objects.requireNonNull(
                                Path.of("target/pictures/ControlsListTest-scene.png").toFile()))
                .exists();
    }
}
