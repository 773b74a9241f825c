package app.marquee.ui.shell.section;

import app.marquee.text.Messages;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Descriptor of a section. Its package below {@code app.marquee.ui} is called by its ID, and so are
 * its texts. The section is created when first opened, and again when the language or the
 * connection changes.
 *
 * @param id the name of its package; its place in the rail has the id {@code nav-<id>}
 * @param texts packages that hold its texts: its own, then one that it shares with others
 * @param icon an Ikonli Feather literal such as {@code fth-folder}
 * @param subjects types of IDs and places that it can open
 * @param create makes the section for a window
 * @param badge stands beside its title in the rail
 * @param stock dims its title in the rail while it is empty
 */
public record SectionDefinition(
        String id,
        List<String> texts,
        SectionGroup group,
        String icon,
        Set<Class<?>> subjects,
        Function<SectionContext, ? extends Section> create,
        SectionCommands<?> commands,
        Optional<SectionBadge> badge,
        Optional<SectionStock> stock) {
    public SectionDefinition {
        texts = List.copyOf(texts);
        subjects = Set.copyOf(subjects);
    }

    /** A section with no more than its view. */
    public static <S extends Section> SectionDefinition of(
            Class<S> type,
            SectionGroup group,
            String icon,
            Function<SectionContext, ? extends S> create) {
        String id = type.getPackageName().substring(type.getPackageName().lastIndexOf('.') + 1);
        return new SectionDefinition(
                id,
                List.of(id),
                group,
                icon,
                Set.of(),
                create,
                new SectionCommands<>(type, List.of()),
                Optional.empty(),
                Optional.empty());
    }

    /** It also has the texts of a package below {@code app.marquee.ui} that is no section. */
    public SectionDefinition sharing(String others) {
        return new SectionDefinition(
                id, List.of(id, others), group, icon, subjects, create, commands, badge, stock);
    }

    /** It opens IDs and places of these types. */
    public SectionDefinition opening(Class<?>... types) {
        return new SectionDefinition(
                id, texts, group, icon, Set.of(types), create, commands, badge, stock);
    }

    /** It has these commands, even before it is created. */
    public SectionDefinition with(SectionCommands<?> own) {
        return new SectionDefinition(id, texts, group, icon, subjects, create, own, badge, stock);
    }

    /** Its item in the rail has this badge. */
    public SectionDefinition with(SectionBadge shown) {
        return new SectionDefinition(
                id, texts, group, icon, subjects, create, commands, Optional.of(shown), stock);
    }

    /** Its item in the rail is dimmed while it has nothing. */
    public SectionDefinition with(SectionStock known) {
        return new SectionDefinition(
                id, texts, group, icon, subjects, create, commands, badge, Optional.of(known));
    }

    /** The ID of its item in the rail. */
    public String navId() {
        return "nav-" + id;
    }

    /**
     * Its texts.
     *
     * @param any texts in the language
     */
    public Messages messages(Messages any) {
        return any.of(texts);
    }

    /** Its title: a text of its own, or one that other packages use too. */
    public String title(Messages any) {
        Messages own = messages(any);
        return Stream.of("title", "section." + id)
                .filter(own::has)
                .findFirst()
                .map(own::text)
                .orElse(id);
    }
}
