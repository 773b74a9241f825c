package app.marquee.start;

import app.marquee.log.RunSecrets;

/** Listener for events of the running program: settings failures and new secrets. */
public record RunWatch(SettingsFailureRelay trouble, RunSecrets secrets) {
    public static RunWatch begin() {
        return new RunWatch(new SettingsFailureRelay(), new RunSecrets());
    }
}
