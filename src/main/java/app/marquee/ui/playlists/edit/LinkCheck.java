package app.marquee.ui.playlists.edit;

import app.marquee.model.playlist.LinkReport;
import app.marquee.service.playlist.LinkService;
import app.marquee.task.Job;
import app.marquee.task.LatestJob;
import app.marquee.task.TaskRunner;
import app.marquee.ui.control.Messages;

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
    private final LatestJob asking;
    private final Messages messages;
    private final ReadOnlyBooleanWrapper busy = new ReadOnlyBooleanWrapper();
    private final ReadOnlyObjectWrapper<@Nullable LinkReport> report =
            new ReadOnlyObjectWrapper<>(null);

    public LinkCheck(LinkService links, TaskRunner tasks, Messages messages) {
        this.links = links;
        this.asking = new LatestJob(tasks);
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

    /**
     * @param address one that {@link ButtonAdvice#isWebAddress} takes
     */
    void ask(String address) {
        busy.set(true);
        report.set(null);
        asking.submit(
                Job.of(messages.text("job.link"), _ -> links.check(URI.create(address)))
                        .onSuccess(report::set)
                        .onFinally(() -> busy.set(false)));
    }

    /** Clears the report after the URL changed. */
    void forget() {
        asking.cancel();
        busy.set(false);
        report.set(null);
    }
}
