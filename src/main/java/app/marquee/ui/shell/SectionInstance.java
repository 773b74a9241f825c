package app.marquee.ui.shell;

import app.marquee.task.JobScope;
import app.marquee.ui.control.ChoiceWidths;
import app.marquee.ui.shell.section.Section;
import app.marquee.ui.shell.section.SectionDefinition;

/** A section that was made, with the scope of its jobs. */
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
     * Ends what it reads; false when it read nothing. A change on its way is stopped by the buttons
     * for it alone, and never by a key that closes so much else.
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
