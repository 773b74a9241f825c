package app.marquee.start;

import app.marquee.log.RunSecrets;

/** What a run listens to from its first moment on: trouble with settings, and secrets it meets. */
public record RunWatch(SettingsFailureRelay trouble, RunSecrets secrets) {
    public static RunWatch begin() {
        return new RunWatch(new SettingsFailureRelay(), new RunSecrets());
    }
}
