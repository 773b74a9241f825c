package app.marquee.ui.control;

import app.marquee.text.Messages;

import javafx.beans.InvalidationListener;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.css.PseudoClass;
import javafx.event.Event;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.CheckBox;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Labeled;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/**
 * Row of controls in which those without room are in a menu "⋯" at the end, so that it never gets a
 * second line. First the fields become narrower, then the commands leave, the last one first and
 * the primary one never, then the filter becomes an icon until it is used, and at last the title
 * leaves. FX thread only.
 */
public final class OverflowBar extends Region {
    private static final PseudoClass MARKED = PseudoClass.getPseudoClass("marked");
    private static final String PRIMARY = "accent";
    private static final double GAP = 8;

    private final MenuButton more = new MenuButton();
    private final List<Slot> slots = new ArrayList<>();
    private final List<ButtonBase> entries = new ArrayList<>();
    private final List<Runnable> returns = new ArrayList<>();
    private final ReadOnlyDoubleWrapper taken = new ReadOnlyDoubleWrapper(this, "taken");
    private final Slot usual;
    private @Nullable Slot right;

    /** Way in which a control gives up room. */
    private enum Kind {
        /** It leaves. */
        COMMAND,
        /** It stays. */
        KEPT,
        /** It stays, and becomes as narrow as it may be. */
        FIELD,
        /** It leaves when nothing else helps. */
        TITLE
    }

    /**
     * Place of a control: hidden by the bar for want of room, while its owner hides the control.
     */
    private static final class Cell extends StackPane {
        private final Node control;
        private final Kind kind;

        Cell(Node control, Kind kind) {
            super(control);
            this.control = control;
            this.kind = kind;
        }

        boolean isWanted() {
            return control.isManaged();
        }

        /** A filter that is an icon is narrower than a field may be. */
        @Override
        protected void layoutChildren() {
            if (kind == Kind.FIELD) {
                control.resizeRelocate(0, 0, getWidth(), getHeight());
            } else {
                super.layoutChildren();
            }
        }

        /** The primary command stays, wherever it stands. */
        boolean isLeaving(Kind leaving) {
            return kind == leaving && !control.getStyleClass().contains(PRIMARY);
        }

        boolean isFilter() {
            return control instanceof FilterField;
        }

        /** Whether a width between its least and its usual one is of no use to it. */
        boolean isAllOrNothing() {
            return control instanceof ChoiceSwitch;
        }

        /** Whether it is a filter in use, which is never an icon. */
        boolean isOpen() {
            return control instanceof FilterField field
                    && (field.isFocused() || !field.getText().isEmpty());
        }
    }

    /** Place of some neighboring controls of the bar. */
    public final class Slot {
        private List<Cell> cells = List.of();
        private final boolean marks;

        private Slot(boolean marks) {
            this.marks = marks;
        }

        /** Replaces the controls; they leave when there is no room. */
        public void set(Collection<? extends Node> controls) {
            cells = controls.stream().map(each -> cell(each, Kind.COMMAND)).toList();
            refill();
        }

        /** Adds controls to the right of the others; they leave when there is no room. */
        public void add(Node... controls) {
            add(Kind.COMMAND, controls);
        }

        /** Adds controls that stay. */
        public void addKept(Node... controls) {
            add(Kind.KEPT, controls);
        }

        /** Adds fields that stay, and become as narrow as they may be. */
        public void addFields(Node... fields) {
            add(Kind.FIELD, fields);
        }

        private void add(Kind kind, Node... controls) {
            cells =
                    Stream.concat(cells.stream(), Stream.of(controls).map(each -> cell(each, kind)))
                            .toList();
            refill();
        }
    }

    /** The widths of the controls that fit. */
    private record Fit(Map<Cell, Double> widths, boolean isWithMenu) {}

    /**
     * @param id of the menu of controls without room
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
        usual = slot();
    }

    /** Adds a place for controls to the right of those that are there. */
    public Slot slot() {
        return slot(false);
    }

    /** Adds a place for controls that color the menu while it has one of them. */
    public Slot markingSlot() {
        return slot(true);
    }

    private Slot slot(boolean marks) {
        Slot made = new Slot(marks);
        slots.add(made);
        return made;
    }

    /** Adds a place at the right end; all that follow are there, too. */
    public Slot rightSlot() {
        Slot made = slot();
        if (right == null) {
            right = made;
        }
        refill();
        return made;
    }

    /** Adds commands to the right of the others. */
    public void add(Node... commands) {
        usual.add(commands);
    }

    /** Adds a command that stays in sight however narrow the bar is. */
    public void addKept(Node command) {
        usual.addKept(command);
    }

    /** Adds a text that stays until nothing else helps. */
    void addTitle(Node title) {
        usual.add(Kind.TITLE, title);
    }

    /** Adds a control before all others; it stays. */
    void addFirst(Node control) {
        usual.cells =
                Stream.concat(Stream.of(cell(control, Kind.KEPT)), usual.cells.stream()).toList();
        refill();
    }

    /** Adds commands that are always in the menu; they are in no view. */
    public void addToMenu(ButtonBase... commands) {
        for (ButtonBase command : commands) {
            entries.add(command);
            command.managedProperty().addListener(_ -> requestLayout());
        }
        requestLayout();
    }

    /** The width that the controls in sight take, with the edges of the bar. */
    public ReadOnlyDoubleProperty takenProperty() {
        return taken.getReadOnlyProperty();
    }

    /** The control, or the menu that it is in. */
    static Node inSight(Node control) {
        return Stream.iterate(control, Objects::nonNull, Node::getParent)
                .filter(Cell.class::isInstance)
                .filter(cell -> !cell.isVisible() && cell.getParent() instanceof OverflowBar)
                .map(cell -> (Node) ((OverflowBar) cell.getParent()).more)
                .findFirst()
                .orElse(control);
    }

    private Cell cell(Node control, Kind kind) {
        Cell cell = new Cell(control, kind);
        if (control instanceof FilterField field) {
            InvalidationListener change = _ -> requestLayout();
            field.focusedProperty().addListener(change);
            field.textProperty().addListener(change);
        }
        return cell;
    }

    private void refill() {
        List<Node> all = new ArrayList<>(cells().toList());
        all.add(more);
        getChildren().setAll(all);
    }

    private Stream<Cell> cells() {
        return slots.stream().flatMap(slot -> slot.cells.stream());
    }

    private List<Cell> wanted() {
        return cells().filter(Cell::isWanted).toList();
    }

    private boolean hasEntries() {
        return entries.stream().anyMatch(Node::isManaged);
    }

    private static double gaps(int controls) {
        return GAP * Math.max(0, controls - 1);
    }

    private static double usual(Region one) {
        return Math.ceil(one.prefWidth(-1));
    }

    private static double least(Cell cell) {
        return cell.kind == Kind.FIELD
                ? Math.min(usual(cell), Math.ceil(cell.minWidth(-1)))
                : usual(cell);
    }

    /** The width of a filter that is an icon. */
    private static double icon(Cell filter) {
        return Math.ceil(filter.prefHeight(-1)) + GAP / 2;
    }

    /** The least width when the commands have left. */
    private static double narrowest(Cell cell) {
        return cell.isFilter() && !cell.isOpen() ? icon(cell) : least(cell);
    }

    private double sides() {
        Insets around = getInsets();
        return around.getLeft() + around.getRight();
    }

    private double menu(boolean isWithMenu) {
        return isWithMenu ? GAP + usual(more) : 0;
    }

    private static double sum(double... widths) {
        double sum = gaps(widths.length);
        for (double width : widths) {
            sum += width;
        }
        return sum;
    }

    private Fit fit(double width) {
        List<Cell> in = new ArrayList<>(wanted());
        boolean isWithMenu =
                leave(in.reversed(), Kind.COMMAND, OverflowBar::least, width, hasEntries());
        isWithMenu = leave(in, Kind.TITLE, OverflowBar::narrowest, width, isWithMenu);
        double room = width - menu(isWithMenu);
        double[] widths = in.stream().mapToDouble(OverflowBar::least).toArray();
        narrow(in, widths, room);
        widen(in, widths, room);
        Map<Cell, Double> fitting = new HashMap<>();
        for (int i = 0; i < widths.length; i++) {
            fitting.put(in.get(i), widths[i]);
        }
        return new Fit(fitting, isWithMenu);
    }

    /**
     * Removes the first ones of a kind until the others fit.
     *
     * @return whether any is in the menu
     */
    private boolean leave(
            List<Cell> in,
            Kind kind,
            ToDoubleFunction<Cell> least,
            double width,
            boolean isWithMenu) {
        boolean any = isWithMenu;
        while (sum(in.stream().mapToDouble(least).toArray()) + menu(any) > width) {
            Optional<Cell> first = in.stream().filter(each -> each.isLeaving(kind)).findFirst();
            if (first.isEmpty()) {
                break;
            }
            in.remove(first.get());
            any |= kind == Kind.COMMAND;
        }
        return any;
    }

    /** When all commands have left, the filter becomes an icon. */
    private void narrow(List<Cell> in, double[] widths, double room) {
        for (int i = 0; i < widths.length && sum(widths) > room; i++) {
            widths[i] = narrowest(in.get(i));
        }
        for (int i = 0; i < widths.length; i++) {
            double over = sum(widths) - room;
            if (over > 0) {
                widths[i] = Math.max(icon(in.get(i)), widths[i] - over);
            }
        }
    }

    /** Fields get back what is left. */
    private static void widen(List<Cell> in, double[] widths, double room) {
        for (int i = 0; i < widths.length; i++) {
            Cell cell = in.get(i);
            double wide = Math.min(usual(cell), widths[i] + room - sum(widths));
            boolean isOfUse = !cell.isAllOrNothing() || wide >= usual(cell);
            if (wide > widths[i]
                    && cell.kind == Kind.FIELD
                    && isOfUse
                    && widths[i] >= least(cell)) {
                widths[i] = wide;
            }
        }
    }

    @Override
    protected double computeMinWidth(double height) {
        List<Cell> all = wanted();
        double[] always =
                all.stream()
                        .filter(each -> !each.isLeaving(Kind.COMMAND) && each.kind != Kind.TITLE)
                        .mapToDouble(each -> each.isFilter() ? icon(each) : least(each))
                        .toArray();
        boolean isAll = always.length == all.size();
        double rest = menu(hasEntries() || !isAll);
        double least = sum(always) + (always.length == 0 ? Math.max(0, rest - GAP) : rest);
        return sides() + Math.min(computePrefWidth(-1) - sides(), Math.ceil(least));
    }

    @Override
    protected double computePrefWidth(double height) {
        return sides()
                + sum(wanted().stream().mapToDouble(OverflowBar::usual).toArray())
                + menu(hasEntries());
    }

    @Override
    protected double computeMaxWidth(double height) {
        return right == null ? computePrefWidth(height) : Double.MAX_VALUE;
    }

    @Override
    protected double computePrefHeight(double width) {
        Insets around = getInsets();
        double highest = wanted().stream().mapToDouble(each -> each.prefHeight(-1)).max().orElse(0);
        double menu = hasEntries() ? more.prefHeight(-1) : 0;
        return around.getTop() + around.getBottom() + Math.max(menu, highest);
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    protected void layoutChildren() {
        Insets around = getInsets();
        double top = around.getTop();
        double height = getHeight() - top - around.getBottom();
        Fit fit = fit(getWidth() - sides());
        double spare =
                right == null
                        ? 0
                        : Math.max(
                                0,
                                getWidth()
                                        - sides()
                                        - sum(
                                                fit.widths().values().stream()
                                                        .mapToDouble(Double::doubleValue)
                                                        .toArray())
                                        - menu(fit.isWithMenu()));
        double x = around.getLeft();
        for (Slot slot : slots) {
            x += slot.equals(right) ? spare : 0;
            for (Cell cell : slot.cells) {
                Double wide = fit.widths().get(cell);
                cell.setVisible(wide != null);
                if (wide != null) {
                    x = place(cell, x, wide, top, height);
                }
            }
        }
        more.setVisible(fit.isWithMenu());
        double end = place(more, x, usual(more), top, height);
        taken.set((fit.isWithMenu() ? end : x) - GAP + around.getRight());
        // A card of a command without room opens below the menu.
        for (Cell cell : wanted()) {
            if (!cell.isVisible()) {
                place(cell, x, usual(cell), top, height);
            }
        }
        more.pseudoClassStateChanged(
                MARKED,
                slots.stream()
                        .filter(slot -> slot.marks)
                        .flatMap(slot -> slot.cells.stream())
                        .anyMatch(cell -> cell.isWanted() && !cell.isVisible()));
    }

    private double place(Region node, double x, double width, double top, double room) {
        double height = Math.min(room, node.prefHeight(-1));
        node.resizeRelocate(
                snapPositionX(x), snapPositionY(top + (room - height) / 2), width, height);
        return x + width + GAP;
    }

    private void fill() {
        List<MenuItem> items = new ArrayList<>();
        cells().filter(each -> each.isWanted() && !each.isVisible())
                .filter(each -> each.kind == Kind.COMMAND)
                .forEach(each -> items.addAll(items(each.control)));
        List<MenuItem> always = entries.stream().filter(Node::isManaged).map(this::entry).toList();
        if (!items.isEmpty() && !always.isEmpty()) {
            items.add(new SeparatorMenuItem());
        }
        items.addAll(always);
        more.getItems().setAll(items);
    }

    private void empty() {
        more.getItems().setAll(new MenuItem());
        returns.forEach(Runnable::run);
        returns.clear();
    }

    private List<MenuItem> items(Node control) {
        return switch (control) {
            case Node hidden when !hidden.isManaged() -> List.of();
            case ButtonBase command -> List.of(item(command));
            case ComboBox<?> choice -> List.of(choices(choice));
            case Labeled text -> List.of(text(text));
            case Parent parent ->
                    parent.getChildrenUnmodifiable().stream()
                            .flatMap(each -> items(each).stream())
                            .toList();
            default -> List.of();
        };
    }

    private static MenuItem text(Labeled label) {
        MenuItem item = new MenuItem(label.getText());
        item.setMnemonicParsing(false);
        item.setDisable(true);
        return item;
    }

    private static <T> Menu choices(ComboBox<T> choice) {
        Menu menu = new Menu(choice.getAccessibleText());
        menu.setId(choice.getId() + "-item");
        menu.setMnemonicParsing(false);
        menu.setDisable(choice.isDisabled());
        for (T each : choice.getItems()) {
            RadioMenuItem item = new RadioMenuItem(choice.getConverter().toString(each));
            item.setMnemonicParsing(false);
            item.setSelected(each.equals(choice.getValue()));
            item.setOnAction(_ -> choice.setValue(each));
            menu.getItems().add(item);
        }
        return menu;
    }

    /** The item of a command that has no button in the view, and so its ID. */
    private MenuItem entry(ButtonBase command) {
        MenuItem item = item(command);
        item.setId(command.getId());
        return item;
    }

    private MenuItem item(ButtonBase command) {
        MenuItem item =
                switch (command) {
                    case MenuButton menu -> menu(menu);
                    case ToggleButton toggle -> check(toggle.isSelected());
                    case CheckBox option -> check(option.isSelected());
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

    private static MenuItem check(boolean isSelected) {
        CheckMenuItem item = new CheckMenuItem();
        item.setSelected(isSelected);
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
