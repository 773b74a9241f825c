package app.marquee.ui.playlists.edit;

import app.marquee.model.playlist.ExternalButton;
import app.marquee.model.playlist.LinkReport;
import app.marquee.service.playlist.LinkService;
import app.marquee.task.Job;
import app.marquee.task.LatestJob;
import app.marquee.task.TaskRunner;
import app.marquee.text.Messages;
import app.marquee.ui.shell.section.Action;
import app.marquee.ui.shell.section.Availability;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import org.jspecify.annotations.Nullable;

import java.net.URI;

/**
 * Check of the URL of a button, run in a job when the user requests it. Its report applies to the
 * URL as checked. FX thread only.
 */
public final class LinkCheck {
    private final LinkService links;
    private final LatestJob checking;
    private final Action asking = new Action(this::ask);
    private final Messages messages;
    private final ReadOnlyBooleanWrapper busy = new ReadOnlyBooleanWrapper();
    private final ReadOnlyObjectWrapper<@Nullable LinkReport> report =
            new ReadOnlyObjectWrapper<>(null);
    private String address = "";

    public LinkCheck(LinkService links, TaskRunner tasks, Messages messages) {
        this.links = links;
        this.checking = new LatestJob(tasks);
        this.messages = messages;
    }

    /** Whether a check is running. */
    ReadOnlyBooleanProperty busyProperty() {
        return busy.getReadOnlyProperty();
    }

    /** The report; null before the check. */
    ReadOnlyObjectProperty<@Nullable LinkReport> reportProperty() {
        return report.getReadOnlyProperty();
    }

    /** Checks the URL, when a browser could open it. */
    public Action asking() {
        return asking;
    }

    /** Takes the URL as it stands in the field; a report on another one is dropped. */
    void aim(String typed) {
        forget();
        address = typed.strip();
        asking.set(Availability.when(ExternalButton.isWebAddress(address), "needs.address"));
    }

    private void ask() {
        busy.set(true);
        report.set(null);
        checking.submit(
                Job.of(messages.text("job.link"), _ -> links.check(URI.create(address)))
                        .onSuccess(report::set)
                        .onFinally(() -> busy.set(false)));
    }

    /** Clears the report. */
    void forget() {
        checking.cancel();
        busy.set(false);
        report.set(null);
    }
}
