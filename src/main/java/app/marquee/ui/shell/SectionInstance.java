package app.marquee.ui.shell;

import app.marquee.task.JobScope;
import app.marquee.ui.shell.section.Section;
import app.marquee.ui.shell.section.SectionDefinition;

/** Open section with the scope of its tasks. */
final class SectionInstance implements AutoCloseable {
    private final SectionDefinition definition;
    private final JobScope jobs;
    private final Section section;

    SectionInstance(SectionDefinition definition, JobScope jobs, Section section) {
        this.definition = definition;
        this.jobs = jobs;
        this.section = section;
        ChoiceWidths.follow(section.view());
    }

    SectionDefinition definition() {
        return definition;
    }

    Section section() {
        return section;
    }

    /**
     * Cancels its loads; false when there were none. A change that is being applied is only stopped
     * by its own buttons.
     */
    boolean cancelLoads() {
        return jobs.cancelReads();
    }

    @Override
    public void close() {
        jobs.close();
        section.close();
    }
}
