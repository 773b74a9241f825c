package app.marquee.ui.shell;

import app.marquee.model.id.Id;
import app.marquee.ui.control.ViewFrame;
import app.marquee.ui.shell.dialog.UnsavedEdit;
import app.marquee.ui.shell.section.Navigation;
import app.marquee.ui.shell.section.Place;
import app.marquee.ui.shell.section.Section;
import app.marquee.ui.shell.section.SectionDefinition;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.Parent;
import javafx.scene.TraversalDirection;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

import org.jspecify.annotations.Nullable;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Container that creates sections on first use, shows one at a time and closes them all. */
final class SectionHost extends StackPane implements Navigation, AutoCloseable {
    private final List<SectionDefinition> definitions;
    private final Function<SectionDefinition, SectionInstance> make;
    private final SectionScrollPane pane = new SectionScrollPane();
    private final Map<String, SectionInstance> made = new LinkedHashMap<>();
    private final ReadOnlyObjectWrapper<@Nullable SectionInstance> front =
            new ReadOnlyObjectWrapper<>(null);

    private final Runnable openDrawer;

    /**
     * @param openDrawer opens the drawer with the pending changes over the section in front
     */
    SectionHost(
            List<SectionDefinition> definitions,
            Function<SectionDefinition, SectionInstance> make,
            Runnable openDrawer) {
        this.definitions = definitions;
        this.make = make;
        this.openDrawer = openDrawer;
        getStyleClass().add("section-host");
        getChildren().add(pane);
    }

    ReadOnlyObjectProperty<@Nullable SectionInstance> frontProperty() {
        return front.getReadOnlyProperty();
    }

    @Nullable SectionInstance front() {
        return front.get();
    }

    /** Brings a section to the front; nothing happens when there is none with this ID. */
    void open(String sectionId) {
        definition(sectionId).ifPresent(this::bringToFront);
    }

    @Override
    public void open(Id subject) {
        opener(subject.getClass()).ifPresent(found -> styled(found).open(subject));
    }

    @Override
    public void open(Place place) {
        if (place instanceof Place.ChangesDrawer) {
            openDrawer.run();
        } else {
            opener(place.getClass()).ifPresent(found -> bringToFront(found).section().open(place));
        }
    }

    @Override
    public boolean canOpen(Class<?> type) {
        return opener(type).isPresent();
    }

    boolean has(String sectionId) {
        return definition(sectionId).isPresent();
    }

    List<UnsavedEdit> unsavedEdits() {
        return made.values().stream()
                .flatMap(open -> open.section().unsavedEdits().stream())
                .toList();
    }

    /** The section when it was opened before. */
    Optional<Section> made(SectionDefinition definition) {
        return Optional.ofNullable(made.get(definition.id())).map(SectionInstance::section);
    }

    SectionInstance bringToFront(SectionDefinition definition) {
        SectionInstance next = made.computeIfAbsent(definition.id(), _ -> make.apply(definition));
        SectionInstance before = front.get();
        if (next != before) {
            boolean keysWereInside = pane.isFocusWithin();
            if (before != null) {
                before.section().hidden();
            }
            pane.show(next.section().view());
            front.set(next);
            if (keysWereInside) {
                // The focused node is gone: the focus moves here, not to the edge of the window.
                takeFocus(next.section().view());
            }
            next.section().shown();
        }
        return next;
    }

    /** Brings a section to the front and gives it the focus. */
    void enter(SectionDefinition definition) {
        Section section = styled(definition);
        if (!section.takeFocus()) {
            takeFocus(section.view());
        }
    }

    /** Brings a section to the front, whose controls can take the focus at once. */
    private Section styled(SectionDefinition definition) {
        boolean isNew = made(definition).isEmpty();
        Section section = bringToFront(definition).section();
        if (isNew) {
            // What scrolls or splits has no content before it is styled.
            section.view().applyCss();
        }
        return section;
    }

    /** Puts the focus into the filter of the section in front, also where a pane covers it. */
    void focusFilter() {
        SectionInstance now = front.get();
        if (now != null) {
            frame(now.section().view()).ifPresent(ViewFrame::takeHeader);
            now.section().focusFilter();
        }
    }

    private static void takeFocus(Region view) {
        frame(view)
                .ifPresentOrElse(
                        ViewFrame::takeFocus,
                        () -> view.requestFocusTraversal(TraversalDirection.NEXT));
    }

    /** The frame that a view is, or that its page is. */
    private static Optional<ViewFrame> frame(Parent view) {
        return view instanceof ViewFrame frame
                ? Optional.of(frame)
                : view.getChildrenUnmodifiable().stream()
                        .filter(ViewFrame.class::isInstance)
                        .map(ViewFrame.class::cast)
                        .findFirst();
    }

    private Optional<SectionDefinition> definition(String id) {
        return definitions.stream().filter(each -> each.id().equals(id)).findFirst();
    }

    private Optional<SectionDefinition> opener(Class<?> type) {
        return definitions.stream().filter(each -> each.subjects().contains(type)).findFirst();
    }

    @Override
    public void close() {
        made.values().forEach(SectionInstance::close);
        made.clear();
        front.set(null);
        pane.clear();
    }
}
