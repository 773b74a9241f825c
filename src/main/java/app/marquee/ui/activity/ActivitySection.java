package app.marquee.ui.activity;

import app.marquee.model.id.Id;
import app.marquee.service.change.ActivityService;
import app.marquee.service.session.Session;
import app.marquee.task.CoalescingFxRunner;
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
import java.util.concurrent.Executor;

/** Section Activity, which shows the requests and the changes. FX thread only. */
public final class ActivitySection implements Section, Exporting {
    private final ActivityViewModel model;
    private final ActivityView view;

    /**
     * @param fxThread runs what it is given on the FX thread, in order
     */
    public ActivitySection(ActivityService service, SectionContext context, Executor fxThread) {
        this.model =
                new ActivityViewModel(
                        service, context, refresh -> new CoalescingFxRunner(fxThread, refresh));
        this.view = new ActivityView(model, context);
    }

    public static SectionDefinition definition(Session session, Executor fxThread) {
        return SectionDefinition.of(
                        ActivitySection.class,
                        SectionGroup.APPLICATION,
                        "fth-activity",
                        context ->
                                new ActivitySection(
                                        new ActivityService(session), context, fxThread))
                .opening(Place.Activity.class, Place.PendingChanges.class, Place.ChangesOf.class)
                .with(ActivityCommands.all());
    }

    /** The drawer with the pending changes. */
    public static DrawerDefinition drawer(Session session, Executor fxThread) {
        return new DrawerDefinition(
                "activity",
                context -> new PendingDrawer(new ActivityService(session), context, fxThread));
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

    void showRequests() {
        view.showRequests();
    }

    @Override
    public void shown() {
        model.follow();
        model.loadChanges();
    }

    @Override
    public void hidden() {
        model.pause();
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
        model.close();
    }
}
