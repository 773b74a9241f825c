package app.marquee.text;

import app.marquee.model.operation.HostRole;
import app.marquee.service.connection.ReadTrial;

import java.time.Duration;

/** Formatter of what a connection test found out about one read. Immutable. */
public final class ReadTrialText {
    private final Messages messages;
    private final FailureText failures;

    public ReadTrialText(Messages messages) {
        this.messages = messages;
        this.failures = new FailureText(messages);
    }

    public String name(ReadTrial trial) {
        return messages.text("operation." + trial.operation());
    }

    /** Whether it works and where, or why not. */
    public String outcome(ReadTrial trial) {
        return switch (trial.outcome()) {
            case WORKS ->
                    trial.host() == null
                            ? messages.text("read.works")
                            : messages.text("read.works-at", messages.text(host(trial.host())));
            case FAILED -> failed(trial);
            case NO_ID -> messages.text("read." + needs(trial));
            case NOT_TRIED -> messages.text("read.not-tried");
        };
    }

    /** How long it took; empty when nothing was sent. */
    public String took(ReadTrial trial) {
        Duration took = trial.took();
        return took == null ? "" : messages.formats().took(took);
    }

    private String failed(ReadTrial trial) {
        return trial.failure() == null
                ? messages.text("read.failed")
                : failures.of(trial.failure(), FailureSubject.OTHER).title();
    }

    private static String host(HostRole role) {
        return role == HostRole.BASE ? "host.base" : "host.data";
    }

    private static String needs(ReadTrial trial) {
        return switch (trial.operation()) {
            case GET_FUNNEL -> "no-funnel";
            case GET_VIEWERS_HISTORIC -> "no-live";
            default -> "no-video";
        };
    }
}
