package app.marquee.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.ui.testing.SectionPackages;
import app.marquee.ui.testing.Toolkit;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;
import org.junit.platform.commons.support.AnnotationSupport;

import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Architecture rules: the application follows each of them, and a canary breaks each of them. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ArchitectureTest {
    private static final String CANARY = "app.marquee.canary";

    private final JavaClasses application =
            new ClassFileImporter()
                    .withImportOption(new ImportOption.DoNotIncludeTests())
                    .importPackages("app.marquee");
    private final JavaClasses canaries = new ClassFileImporter().importPackages(CANARY);

    @TestFactory
    Stream<DynamicTest> theApplicationFollowsTheRule() {
        return new ArchitectureRules("app.marquee")
                .all().entrySet().stream()
                        .map(
                                rule ->
                                        DynamicTest.dynamicTest(
                                                rule.getKey(),
                                                () -> rule.getValue().check(application)));
    }

    @TestFactory
    Stream<DynamicTest> theRuleFindsItsCanary() {
        return new ArchitectureRules(CANARY, 3)
                .all().entrySet().stream()
                        .map(
                                rule ->
                                        DynamicTest.dynamicTest(
                                                rule.getKey(),
                                                () ->
                                                        assertThat(
                                                                        rule.getValue()
                                                                                .evaluate(canaries)
                                                                                .hasViolation())
                                                                .isTrue()));
    }

    /** A package that the rules don't name could use anything. */
    @Test
    void everyPackageHasARule() {
        Set<String> named = new TreeSet<>(ArchitectureRules.DEPENDENCIES.keySet());
        SectionPackages.ids().forEach(section -> named.add("ui." + section));
        named.add("tour");
        Set<String> unnamed =
                application.stream()
                        .map(JavaClass::getPackageName)
                        .filter(name -> !name.equals("app.marquee"))
                        .filter(name -> named.stream().noneMatch(each -> isIn(name, each)))
                        .collect(Collectors.toCollection(TreeSet::new));
        assertThat(unnamed).isEmpty();
    }

    /** {@code -Dtests=quick} leaves out the tests with this tag. */
    @Test
    void testsThatStartTheToolkitHaveTheTagWindow() {
        assertThat(
                        new ClassFileImporter()
                                        .withImportOption(new ImportOption.OnlyIncludeTests())
                                        .importPackages("app.marquee")
                                        .stream()
                                        .filter(each -> each.getSimpleName().endsWith("Test"))
                                        .filter(ArchitectureTest::startsTheToolkit)
                                        .map(JavaClass::reflect)
                                        .filter(each -> !isTagged(each)))
                .isEmpty();
    }

    private static boolean startsTheToolkit(JavaClass test) {
        return test.getMethodCallsFromSelf().stream()
                .anyMatch(
                        call ->
                                call.getTargetOwner().isEquivalentTo(Toolkit.class)
                                        && call.getName().equals("start"));
    }

    private static boolean isTagged(Class<?> test) {
        return AnnotationSupport.findRepeatableAnnotations(test, Tag.class).stream()
                .anyMatch(tag -> tag.value().equals("window"));
    }

    private static boolean isIn(String name, String named) {
        String prefix = "app.marquee." + named;
        return name.equals(prefix) || name.startsWith(prefix + ".");
    }
}
