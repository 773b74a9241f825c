package app.marquee.ui.activity;

import app.marquee.model.id.Id;
import app.marquee.ui.export.ExportMenu;
import app.marquee.ui.export.Exporting;
import app.marquee.ui.shell.section.DrawerDefinition;
import app.marquee.ui.shell.section.Place;
import app.marquee.ui.shell.section.Section;
import app.marquee.ui.shell.section.SectionContext;
import app.marquee.ui.shell.section.SectionDefinition;
import app.marquee.ui.shell.section.SectionGroup;

import javafx.beans.value.ObservableValue;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.Optional;

/** Section Activity, which shows the requests and the changes. FX thread only. */
public final class ActivitySection implements Section, Exporting {
    private final SharedActivity shared;
    private final ActivityViewModel model;
    private final ActivityView view;

    private ActivitySection(SharedActivity shared, SectionContext context) {
        this.shared = shared;
        this.model = shared.open(context);
        this.view = new ActivityView(model, context);
    }

    public static SectionDefinition definition(SharedActivity shared) {
        return SectionDefinition.of(
                        ActivitySection.class,
                        SectionGroup.APPLICATION,
                        "fth-activity",
                        context -> new ActivitySection(shared, context))
                .opening(Place.Activity.class, Place.PendingChanges.class, Place.ChangesOf.class)
                .with(ActivityCommands.all());
    }

    /** The drawer with the pending changes. */
    public static DrawerDefinition drawer(SharedActivity shared) {
        return new DrawerDefinition("activity", context -> new PendingDrawer(shared, context));
    }

    @Override
    public Optional<ExportMenu> exports() {
        return Optional.of(view.export());
    }

    @Override
    public ActivityView view() {
        return view;
    }

    void showChanges() {
        view.showChanges();
    }

    @Override
    public void shown() {
        model.follow(this);
        model.loadChanges();
    }

    @Override
    public void hidden() {
        model.pause(this);
    }

    @Override
    public void refresh() {
        model.showExchanges();
        model.loadChanges();
    }

    /** Shows the changes, with the pending ones of an item selected. */
    @Override
    public void open(Place place) {
        switch (place) {
            case Place.PendingChanges _ -> showChanges();
            case Place.ChangesOf(Id item) -> view.showWaiting(item);
            default -> {}
        }
    }

    @Override
    public void focusFilter() {
        view.focusFilter();
    }

    @Override
    public ObservableValue<@Nullable Instant> fetchedAt() {
        return view.changesFetchedAt();
    }

    @Override
    public void close() {
        model.pause(this);
        view.changes().close();
        shared.release();
    }
}
