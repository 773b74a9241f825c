package app.marquee.ui.shell;

import app.marquee.model.Id;

import java.util.Set;
import java.util.function.Function;

/**
 * A section that the rail offers. It is made when it is first opened, and made anew when the
 * language or the connection changes.
 *
 * @param id in kebab case; its place in the rail has the id {@code nav-<id>}
 * @param room the package below {@code app.marquee.ui} whose messages it speaks
 * @param titleKey the key of its title in those messages
 * @param icon an Ikonli Feather literal such as {@code fth-folder}
 * @param subjects the kinds of ids that it can open by itself
 * @param create makes the section for a window
 */
public record SectionDefinition(
        String id,
        String room,
        String titleKey,
        SectionGroup group,
        String icon,
        Set<Class<? extends Id>> subjects,
        Function<SectionContext, Section> create) {
    public SectionDefinition {
        subjects = Set.copyOf(subjects);
    }

    /** The id of its place in the rail. */
    public String navId() {
        return "nav-" + id;
    }
}
