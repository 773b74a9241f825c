package app.marquee.ui.shell;

import app.marquee.task.JobScope;

/** A section that was made, with the scope of its jobs. */
final class OpenSection implements AutoCloseable {
    private final SectionDefinition definition;
    private final JobScope jobs;
    private final Section section;

    OpenSection(SectionDefinition definition, JobScope jobs, Section section) {
        this.definition = definition;
        this.jobs = jobs;
        this.section = section;
        RoomDialogs.dress(section.view(), definition.room());
    }

    SectionDefinition definition() {
        return definition;
    }

    Section section() {
        return section;
    }

    /** Ends what it does; false when it did nothing. */
    boolean cancelJobs() {
        boolean busy = jobs.isBusy();
        jobs.cancelAll();
        return busy;
    }

    @Override
    public void close() {
        jobs.close();
        section.close();
    }
}
