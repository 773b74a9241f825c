package app.marquee.ui.control;

import javafx.event.Event;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

import org.kordamp.ikonli.javafx.FontIcon;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Row of commands in which those without room are in a menu "⋯" at the end. The first ones stay
 * longest, after those that always stay. FX thread only.
 */
public final class OverflowBar extends Region {
    private static final double GAP = 8;

    private final MenuButton more = new MenuButton();
    private final List<Cell> cells = new ArrayList<>();
    private final Set<Node> kept = new HashSet<>();
    private final List<Runnable> returns = new ArrayList<>();

    /**
     * Place of a command: hidden by the bar for want of room, while its owner hides the command.
     */
    private static final class Cell extends StackPane {
        private final Node command;

        Cell(Node command) {
            super(command);
            this.command = command;
        }

        boolean isWanted() {
            return command.isManaged();
        }
    }

    /**
     * @param id of the menu of commands without room
     * @param messages of any bundle; only their language matters
     */
    public OverflowBar(String id, Messages messages) {
        more.setId(id);
        more.getStyleClass().addAll("flat", "overflow");
        more.setGraphic(new FontIcon("fth-more-horizontal"));
        more.setAccessibleText(messages.text("overflow"));
        more.setTooltip(new Tooltip(messages.text("overflow")));
        more.setMinWidth(USE_PREF_SIZE);
        more.setVisible(false);
        more.setOnShowing(_ -> fill());
        more.setOnHidden(_ -> empty());
        // Without an item the menu would not open.
        more.getItems().add(new MenuItem());
        getStyleClass().add("overflow-bar");
        getChildren().add(more);
    }

    /** Adds commands to the right of the others. */
    public void add(Node... commands) {
        for (Node command : commands) {
            Cell cell = new Cell(command);
            cells.add(cell);
            getChildren().add(getChildren().size() - 1, cell);
        }
    }

    /** Adds a command that stays in sight however narrow the bar is. */
    public void addKept(Node command) {
        kept.add(command);
        add(command);
    }

    public boolean isEmpty() {
        return cells.stream().noneMatch(Cell::isWanted);
    }

    private List<Cell> wanted() {
        return cells.stream().filter(Cell::isWanted).toList();
    }

    private static double width(List<? extends Region> some) {
        double gaps = GAP * Math.max(0, some.size() - 1);
        return some.stream().mapToDouble(each -> Math.ceil(each.prefWidth(-1))).sum() + gaps;
    }

    private double sides() {
        Insets around = getInsets();
        return around.getLeft() + around.getRight();
    }

    /** The commands that fit; the others are in the menu. */
    private List<Cell> fitting(double width) {
        List<Cell> all = wanted();
        if (width(all) <= width) {
            return all;
        }
        Set<Cell> in = new HashSet<>();
        all.stream().filter(each -> kept.contains(each.command)).forEach(in::add);
        double room = width - GAP - more.prefWidth(-1);
        for (Cell cell : all) {
            in.add(cell);
            if (width(all.stream().filter(in::contains).toList()) > room
                    && !kept.contains(cell.command)) {
                in.remove(cell);
                break;
            }
        }
        return all.stream().filter(in::contains).toList();
    }

    @Override
    protected double computeMinWidth(double height) {
        List<Cell> all = wanted();
        List<Cell> always = all.stream().filter(each -> kept.contains(each.command)).toList();
        if (always.size() == all.size()) {
            return sides() + width(all);
        }
        double least = width(always) + (always.isEmpty() ? 0 : GAP) + more.prefWidth(-1);
        return sides() + Math.min(width(all), Math.ceil(least));
    }

    @Override
    protected double computePrefWidth(double height) {
        return sides() + width(wanted());
    }

    @Override
    protected double computeMaxWidth(double height) {
        return computePrefWidth(height);
    }

    @Override
    protected double computePrefHeight(double width) {
        Insets around = getInsets();
        double highest = wanted().stream().mapToDouble(each -> each.prefHeight(-1)).max().orElse(0);
        return around.getTop() + around.getBottom() + highest;
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    protected void layoutChildren() {
        Insets around = getInsets();
        double height = getHeight() - around.getTop() - around.getBottom();
        List<Cell> fitting = fitting(getWidth() - sides());
        double x = around.getLeft();
        for (Cell cell : cells) {
            cell.setVisible(fitting.contains(cell));
            if (cell.isVisible()) {
                x = place(cell, x, around.getTop(), height);
            }
        }
        more.setVisible(fitting.size() < wanted().size());
        place(more, x, around.getTop(), height);
    }

    private double place(Region node, double x, double top, double room) {
        double width = Math.ceil(node.prefWidth(-1));
        double height = Math.min(room, node.prefHeight(-1));
        node.resizeRelocate(
                snapPositionX(x), snapPositionY(top + (room - height) / 2), width, height);
        return x + width + GAP;
    }

    private void fill() {
        more.getItems()
                .setAll(
                        cells.stream()
                                .filter(each -> each.isWanted() && !each.isVisible())
                                .filter(each -> each.command instanceof ButtonBase)
                                .map(each -> item((ButtonBase) each.command))
                                .toList());
    }

    private void empty() {
        more.getItems().setAll(new MenuItem());
        returns.forEach(Runnable::run);
        returns.clear();
    }

    private MenuItem item(ButtonBase command) {
        MenuItem item =
                switch (command) {
                    case MenuButton menu -> menu(menu);
                    case ToggleButton toggle -> check(toggle);
                    default -> new MenuItem();
                };
        String text = command.getText();
        item.setText(text == null || text.isBlank() ? command.getAccessibleText() : text);
        item.setMnemonicParsing(false);
        item.setId(command.getId() + "-item");
        item.setDisable(command.isDisabled());
        if (command.getGraphic() instanceof FontIcon icon) {
            item.setGraphic(new FontIcon(icon.getIconLiteral()));
        }
        if (!(item instanceof Menu)) {
            item.setOnAction(_ -> command.fire());
        }
        return item;
    }

    private static MenuItem check(ToggleButton toggle) {
        CheckMenuItem item = new CheckMenuItem();
        item.setSelected(toggle.isSelected());
        return item;
    }

    /** The items are lent: they return to their own menu when this one is closed. */
    private Menu menu(MenuButton lender) {
        Event.fireEvent(lender, new Event(MenuButton.ON_SHOWING));
        List<MenuItem> items = List.copyOf(lender.getItems());
        Menu menu = new Menu();
        lender.getItems().clear();
        menu.getItems().setAll(items);
        returns.add(
                () -> {
                    menu.getItems().clear();
                    lender.getItems().setAll(items);
                });
        return menu;
    }
}
