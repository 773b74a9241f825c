package app.marquee.ui.shell;

import app.marquee.task.Job;
import app.marquee.task.LatestJob;
import app.marquee.task.TaskRunner;
import app.marquee.text.Messages;
import app.marquee.ui.control.AfterPaint;
import app.marquee.ui.control.TextScale;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.form.FocusScroller;
import app.marquee.ui.shell.section.SectionBadge;
import app.marquee.ui.shell.section.SectionDefinition;
import app.marquee.ui.shell.section.SectionGroup;
import app.marquee.ui.shell.section.SectionStock;

import javafx.animation.PauseTransition;
import javafx.beans.binding.Bindings;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Duration;

import org.kordamp.ikonli.javafx.FontIcon;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Navigation rail of the sections in their groups, with arrow-key navigation. Those of the
 * application stay at the bottom while the others scroll.
 */
final class Rail extends VBox {
    private static final PseudoClass BARE = PseudoClass.getPseudoClass("bare");
    private static final PseudoClass NARROW = PseudoClass.getPseudoClass("narrow");

    /** Twice the smallest content; below this width the rail has its names below the icons. */
    private static final double ROOMY = 1000;

    private static final Duration DRAG_PAUSE = Duration.millis(700);

    private final PauseTransition pause = new PauseTransition(DRAG_PAUSE);
    private final VBox places = new VBox();
    private final ScrollPane scroll = new ScrollPane(places);
    private final VBox foot = new VBox();
    private final ToggleGroup one = new ToggleGroup();
    private final List<NavItem> items = new ArrayList<>();
    private final List<Label> titles = new ArrayList<>();
    private final Map<String, NavBadge> badges = new HashMap<>();
    private final Consumer<String> open;
    private final StackPane place = new StackPane();
    private final FocusScroller sight = new FocusScroller(scroll, places);
    private final TaskRunner quiet;
    private String front = "";

    /**
     * @param open takes the ID of the section that was chosen
     * @param offer stands above the sections of the application
     * @param quiet runs tasks that are not shown as running
     */
    Rail(Consumer<String> open, Optional<ConnectOffer> offer, TaskRunner quiet) {
        this.open = open;
        this.quiet = quiet;
        offer.ifPresent(place.getChildren()::add);
        scroll.setId("rail");
        getStyleClass().add("rail");
        places.getStyleClass().add("rail-places");
        foot.getStyleClass().add("rail-places");
        foot.setMinHeight(USE_PREF_SIZE);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        StackPane seen = new StackPane(scroll, fade());
        seen.setAlignment(Pos.BOTTOM_CENTER);
        VBox.setVgrow(seen, Priority.ALWAYS);
        setMinWidth(USE_PREF_SIZE);
        getChildren().addAll(seen, foot);
        addEventFilter(KeyEvent.KEY_PRESSED, this::onKey);
        TextScale.follow(this, _ -> fit());
        sceneProperty().flatMap(Scene::widthProperty).orElse(0).subscribe(_ -> fit());
        sight.followFocus();
        scroll.heightProperty().subscribe(_ -> showChosen());
        places.heightProperty().subscribe(_ -> showChosen());
    }

    /** Over the last of the sections in sight while more are below them. */
    private Region fade() {
        Region fade = new Region();
        fade.getStyleClass().add("rail-fade");
        fade.setMouseTransparent(true);
        fade.visibleProperty()
                .bind(
                        Bindings.createBooleanBinding(
                                () ->
                                        scroll.getVvalue() < scroll.getVmax()
                                                && places.getHeight()
                                                        > scroll.getViewportBounds().getHeight(),
                                scroll.vvalueProperty(),
                                scroll.viewportBoundsProperty(),
                                places.heightProperty()));
        return fade;
    }

    /** In a narrow window the names are small, below the icons, and groups have no title. */
    private void fit() {
        Scene scene = getScene();
        boolean narrow = scene != null && scene.getWidth() < ROOMY * TextScale.now(this);
        pseudoClassStateChanged(NARROW, narrow);
        titles.forEach(title -> Visibility.show(title, !narrow));
        Visibility.show(place, !narrow);
    }

    private void showChosen() {
        items.stream().filter(NavItem::isSelected).forEach(sight::show);
    }

    /** Shows these sections and no others. */
    void show(List<SectionDefinition> sections, Messages messages) {
        places.getChildren().clear();
        foot.getChildren().setAll(place);
        items.clear();
        titles.clear();
        badges.clear();
        scroll.setAccessibleText(messages.text("section.sections"));
        for (SectionGroup group : SectionGroup.values()) {
            List<SectionDefinition> members =
                    sections.stream().filter(section -> section.group() == group).toList();
            if (!members.isEmpty()) {
                boolean isLast = group == SectionGroup.APPLICATION;
                if (!isLast) {
                    begin(group, messages);
                }
                members.forEach(section -> add(isLast ? foot : places, section, messages));
            }
        }
        fit();
    }

    /** Marks a section as the one in front; the one before may have learned something. */
    void select(String sectionId) {
        NavBadge left = badges.get(front);
        if (left != null) {
            left.soon();
        }
        front = sectionId;
        items.stream()
                .filter(item -> item.section().id().equals(sectionId))
                .forEach(item -> item.setSelected(true));
        showChosen();
    }

    private void add(VBox to, SectionDefinition section, Messages messages) {
        NavItem item = new NavItem(section, messages);
        item.setToggleGroup(one);
        item.setOnAction(_ -> open.accept(section.id()));
        item.setOnDragEntered(_ -> openAfterAPause(item));
        item.setOnDragExited(_ -> pause.stop());
        items.add(item);
        section.stock().ifPresent(stock -> dim(item, stock));
        to.getChildren()
                .add(section.badge().map(badge -> badged(item, badge, messages)).orElse(item));
    }

    /** Dims it while its section is empty, which is found out after the window was painted. */
    private void dim(NavItem item, SectionStock stock) {
        LatestJob reading = new LatestJob(quiet);
        AfterPaint afterPaint = new AfterPaint(item);
        Runnable read =
                () ->
                        reading.submit(
                                Job.of(item.getText(), _ -> stock.isEmpty())
                                        .onSuccess(item::dim)
                                        .onFailure(_ -> item.dim(false)));
        new NewsFollower(item, stock::listen, () -> afterPaint.execute(read));
    }

    private Node badged(NavItem item, SectionBadge badge, Messages messages) {
        SectionDefinition section = item.section();
        NavBadge shown = new NavBadge(badge, section, section.messages(messages), quiet);
        shown.wordsProperty().subscribe(item::say);
        badges.put(section.id(), shown);
        StackPane both = new StackPane(item, shown);
        both.getStyleClass().add("nav-badged");
        return both;
    }

    /** What is dragged can be taken to another section; passing by opens nothing. */
    private void openAfterAPause(NavItem item) {
        pause.setOnFinished(_ -> item.fire());
        pause.playFromStart();
    }

    /** Sets a group apart from the one before it. */
    private void begin(SectionGroup group, Messages messages) {
        if (!places.getChildren().isEmpty()) {
            Region gap = new Region();
            gap.getStyleClass().add("rail-gap");
            places.getChildren().add(gap);
        }
        if (group.isTitled()) {
            String key = "section." + group.name().toLowerCase(Locale.ROOT);
            Label title = new Label(messages.text(key));
            title.getStyleClass().add("rail-group");
            titles.add(title);
            places.getChildren().add(title);
        }
    }

    private void onKey(KeyEvent event) {
        switch (event.getCode()) {
            case UP -> step(event, -1);
            case DOWN -> step(event, 1);
            default -> {}
        }
    }

    private void step(KeyEvent event, int by) {
        int at = -1;
        for (int i = 0; i < items.size(); i++) {
            if (items.get(i).isFocused()) {
                at = i;
            }
        }
        if (at >= 0) {
            NavItem next = items.get(Math.clamp(at + by, 0, items.size() - 1));
            next.requestFocus();
            next.fire();
            event.consume();
        }
    }

    /** Toggle in the navigation rail that stays selected when pressed again. */
    private static final class NavItem extends ToggleButton {
        private final SectionDefinition section;
        private final Messages messages;

        NavItem(SectionDefinition section, Messages messages) {
            super(section.title(messages), new FontIcon(section.icon()));
            this.section = section;
            this.messages = messages;
            setId(section.navId());
            setAccessibleRole(AccessibleRole.RADIO_BUTTON);
            getStyleClass().setAll("nav-item");
        }

        SectionDefinition section() {
            return section;
        }

        /** Says what its badge shows, under the mouse and to screen readers; empty for nothing. */
        void say(String shown) {
            setTooltip(shown.isEmpty() ? null : new Tooltip(shown));
            setAccessibleText(
                    shown.isEmpty() ? null : messages.text("pattern.labeled", getText(), shown));
        }

        void dim(boolean isEmpty) {
            pseudoClassStateChanged(BARE, isEmpty);
            setAccessibleHelp(isEmpty ? messages.text("section.bare") : null);
        }

        @Override
        public void fire() {
            if (!isSelected()) {
                super.fire();
            }
        }
    }
}
