package app.marquee.ui.control.table;

import app.marquee.ui.control.Messages;
import app.marquee.ui.control.ViewMemory;

import javafx.beans.binding.Bindings;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;

import org.kordamp.ikonli.javafx.FontIcon;

import java.util.Optional;
import java.util.Set;

/**
 * Menu button that shows and hides columns and resets their widths; the last visible column can't
 * be hidden. FX thread only.
 */
public final class ColumnChoice extends MenuButton {
    /** The width of a row count and of its own label, in ems. */
    private static final double ROOM = 22;

    private final TableView<?> table;
    private final Messages messages;
    private final Set<String> always;
    private final DefaultColumnWidths<?> widths;
    private final MenuItem automatic;

    ColumnChoice(TableView<?> table, ScaledColumns scaled, Messages messages) {
        this(table, DefaultColumnWidths.of(table, scaled), messages, Set.of());
    }

    private ColumnChoice(
            TableView<?> table,
            DefaultColumnWidths<?> widths,
            Messages messages,
            Set<String> always) {
        super(messages.text("table.columns"), new FontIcon("fth-columns"));
        this.table = table;
        this.messages = messages;
        this.widths = widths;
        this.always = always;
        this.automatic = new MenuItem(messages.text("table.columns.reset"));
        automatic.setId(table.getId() + "-columns-automatic");
        automatic.setOnAction(_ -> makeAutomatic());
        setId(table.getId() + "-columns");
        getStyleClass().addAll("flat", "small");
        setMinWidth(USE_PREF_SIZE);
        setOnShowing(_ -> fill());
        table.getProperties().put(ColumnChoice.class, this);
    }

    /** Shows only its icon where its line is narrow, or has the commands on selected rows. */
    ColumnChoice in(Region line) {
        setTooltip(new Tooltip(getText()));
        contentDisplayProperty()
                .bind(
                        Bindings.createObjectBinding(
                                () ->
                                        line.getPseudoClassStates()
                                                                .contains(RowCommandBar.SELECTING)
                                                        || line.getWidth()
                                                                < ROOM * getFont().getSize()
                                                ? ContentDisplay.GRAPHIC_ONLY
                                                : ContentDisplay.LEFT,
                                line.getPseudoClassStates(),
                                line.widthProperty(),
                                fontProperty()));
        return this;
    }

    /** The menu of a table; empty for a table with fixed columns. */
    static Optional<ColumnChoice> of(TableView<?> table) {
        return Optional.ofNullable(table.getProperties().get(ColumnChoice.class))
                .map(ColumnChoice.class::cast);
    }

    /** Whether every column has its default width. */
    public boolean areAutomatic() {
        return widths.areWorn();
    }

    /** Resets every column to its default width. */
    public void makeAutomatic() {
        widths.restore();
    }

    /**
     * Creates the menu, and the memory, of a table that is not a {@link DataTable}.
     *
     * @param messages of any bundle; only their language matters
     * @param always IDs of columns that are always visible
     */
    public static ColumnChoice of(
            TableView<?> table,
            ScaledColumns scaled,
            Messages messages,
            ViewMemory memory,
            Set<String> always) {
        DefaultColumnWidths<?> widths = DefaultColumnWidths.of(table, scaled);
        new TableMemory(memory.under(table.getId()), scaled).attach(table);
        return new ColumnChoice(table, widths, messages, always);
    }

    /** Images alone would leave nothing to filter, copy or save. */
    private boolean isLastWithWords(TableColumn<?, ?> column) {
        return column.isVisible()
                && !(column instanceof PictureColumn)
                && PictureColumn.without(table.getVisibleLeafColumns()).count() == 1;
    }

    /** Says why a column is hidden, where the user did not hide it. */
    private String title(TableColumn<?, ?> column) {
        return UniformColumns.isHidden(column)
                ? messages.text("table.columns.uniform", column.getText())
                : column.getText();
    }

    private void fill() {
        getItems().clear();
        for (TableColumn<?, ?> column : table.getColumns()) {
            CheckMenuItem item = new CheckMenuItem(title(column));
            item.setMnemonicParsing(false);
            item.setSelected(column.isVisible());
            item.setDisable(always.contains(column.getId()) || isLastWithWords(column));
            item.setOnAction(
                    _ -> {
                        UniformColumns.choose(column);
                        column.setVisible(item.isSelected());
                    });
            getItems().add(item);
        }
        automatic.setDisable(areAutomatic());
        getItems().addAll(new SeparatorMenuItem(), automatic);
    }
}
