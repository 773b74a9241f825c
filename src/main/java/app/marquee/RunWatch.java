package app.marquee;

/** What a run listens to from its first moment on: trouble with settings, and secrets it meets. */
record RunWatch(SettingsTrouble trouble, RunSecrets secrets) {
    static RunWatch begin() {
        return new RunWatch(new SettingsTrouble(), new RunSecrets());
    }
}
