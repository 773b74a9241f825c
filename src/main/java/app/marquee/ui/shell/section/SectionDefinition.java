package app.marquee.ui.shell.section;

import app.marquee.model.id.Id;

import java.util.Set;
import java.util.function.Function;

/**
 * Definition of a section in the rail. The section is created when first opened, and again when the
 * language or the connection changes.
 *
 * @param id in kebab case; its place in the rail has the id {@code nav-<id>}
 * @param bundle the package below {@code app.marquee.ui} that holds its messages
 * @param titleKey the key of its title in those messages
 * @param icon an Ikonli Feather literal such as {@code fth-folder}
 * @param subjects the types of IDs that it can open by itself
 * @param create makes the section for a window
 * @param commands its commands
 */
public record SectionDefinition(
        String id,
        String bundle,
        String titleKey,
        SectionGroup group,
        String icon,
        Set<Class<? extends Id>> subjects,
        Function<SectionContext, Section> create,
        SectionCommands<?> commands) {
    public SectionDefinition {
        subjects = Set.copyOf(subjects);
    }

    /** A section without commands of its own. */
    public SectionDefinition(
            String id,
            String bundle,
            String titleKey,
            SectionGroup group,
            String icon,
            Set<Class<? extends Id>> subjects,
            Function<SectionContext, Section> create) {
        this(id, bundle, titleKey, group, icon, subjects, create, SectionCommands.none());
    }

    /** The same section with what can be done in it. */
    public SectionDefinition with(SectionCommands<?> others) {
        return new SectionDefinition(id, bundle, titleKey, group, icon, subjects, create, others);
    }

    /** The ID of its item in the rail. */
    public String navId() {
        return "nav-" + id;
    }
}
