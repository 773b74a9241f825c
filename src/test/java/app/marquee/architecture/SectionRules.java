package app.marquee.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;

import java.util.Optional;
import java.util.function.Predicate;

/**
 * Rules for the sections below one root. A section is a package below {@code ui} that {@link
 * ArchitectureRules#DEPENDENCIES} doesn't name.
 */
final class SectionRules {
    /** The only class of the application that names sections for the window. */
    static final String WIRING = "Wiring";

    /** The only one that names them for the command line. */
    private static final String TABLES = "ReportTables";

    private final String root;

    SectionRules(String root) {
        this.root = root;
    }

    /** A section uses neither another section nor anything else that it may not. */
    ArchRule useWhatTheyMay() {
        return classes()
                .should(haveNo("forbidden dependency", this::isForbidden))
                .because("sections may only use " + ArchitectureRules.SECTION_DEPENDENCIES);
    }

    /** Only its own package and the wiring know a section. */
    ArchRule canBeDeleted() {
        return classes()
                .should(haveNo("reference to a section", this::keepsFromDeletion))
                .because(
                        "to delete a section is to delete its package and its lines in "
                                + WIRING
                                + " and "
                                + TABLES);
    }

    private boolean isForbidden(Dependency found) {
        Optional<String> section = section(found.getOriginClass());
        String target = found.getTargetClass().getPackageName();
        return section.isPresent()
                && target.startsWith(root)
                && !section.equals(section(found.getTargetClass()))
                && ArchitectureRules.SECTION_DEPENDENCIES.stream()
                        .noneMatch(part -> isIn(target, part));
    }

    private boolean keepsFromDeletion(Dependency found) {
        Optional<String> section = section(found.getTargetClass());
        JavaClass user = found.getOriginClass();
        return section.isPresent()
                && !section.equals(section(user))
                && !user.getName().equals(root + "." + WIRING)
                && !user.getName().equals(root + "." + TABLES)
                && !isIn(user.getPackageName(), "tour");
    }

    private boolean isIn(String name, String part) {
        return name.equals(root + "." + part) || name.startsWith(root + "." + part + ".");
    }

    /** The section that the class is part of. */
    Optional<String> section(JavaClass type) {
        String prefix = root + ".ui.";
        String name = type.getPackageName();
        if (!name.startsWith(prefix)) {
            return Optional.empty();
        }
        String first = name.substring(prefix.length()).split("\\.", -1)[0];
        return Optional.of(first)
                .filter(each -> !ArchitectureRules.DEPENDENCIES.containsKey("ui." + each));
    }

    private static ArchCondition<JavaClass> haveNo(String what, Predicate<Dependency> wrong) {
        return new ArchCondition<>("have no " + what) {
            @Override
            public void check(JavaClass type, ConditionEvents events) {
                type.getDirectDependenciesFromSelf().stream()
                        .filter(wrong)
                        .forEach(
                                found ->
                                        events.add(
                                                SimpleConditionEvent.violated(
                                                        found, found.getDescription())));
            }
        };
    }
}
