package app.marquee.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;

import java.time.ZoneId;
import java.util.Calendar;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TimeZone;
import java.util.stream.Stream;

/**
 * The rules of the house for the packages below one root, so that the same rules can be asked of
 * the application and of a canary that breaks them. Each rule has a name by which its canary is
 * found.
 */
final class HouseRules {
    /** Which rooms a room may use; itself is always allowed. The root uses them all. */
    static final Map<String, Set<String>> ARROWS =
            Map.ofEntries(
                    Map.entry("model", Set.of()),
                    Map.entry("http", Set.of("model")),
                    Map.entry("store", Set.of("model")),
                    Map.entry("task", Set.of("model")),
                    Map.entry("export", Set.of("model")),
                    Map.entry("analytics", Set.of("model")),
                    Map.entry("api", Set.of("http", "model")),
                    Map.entry("change", Set.of("api", "http", "store", "model")),
                    Map.entry(
                            "service",
                            Set.of("change", "analytics", "api", "http", "store", "model")),
                    Map.entry("sandbox", Set.of()),
                    Map.entry("command", Set.of("sandbox", "service", "model")),
                    Map.entry("log", Set.of("http", "model")),
                    Map.entry(
                            "start",
                            Set.of(
                                    "sandbox",
                                    "service",
                                    "store",
                                    "model",
                                    "log",
                                    "task",
                                    "ui.control",
                                    "ui.shell",
                                    "ui.settings")),
                    Map.entry("ui.control", Set.of("service", "task", "model")),
                    Map.entry("ui.chart", Set.of("analytics", "model", "ui.control")),
                    Map.entry("ui.map", Set.of("analytics", "model", "ui.control")),
                    Map.entry(
                            "ui.shell", Set.of("service", "change", "task", "model", "ui.control")),
                    Map.entry(
                            "ui.export",
                            Set.of("export", "task", "model", "ui.shell", "ui.control")),
                    Map.entry(
                            "ui.analytics",
                            Set.of(
                                    "service",
                                    "analytics",
                                    "export",
                                    "task",
                                    "model",
                                    "ui.control",
                                    "ui.shell",
                                    "ui.chart",
                                    "ui.export")),
                    Map.entry(
                            "ui.video",
                            Set.of(
                                    "service",
                                    "change",
                                    "export",
                                    "task",
                                    "model",
                                    "ui.control",
                                    "ui.shell",
                                    "ui.change",
                                    "ui.export")),
                    Map.entry(
                            "ui.change",
                            Set.of("change", "task", "model", "ui.control", "ui.shell")));

    static final List<String> SECTIONS =
            List.of(
                    "library",
                    "playlists",
                    "funnels",
                    "thumbnails",
                    "trash",
                    "cities",
                    "ranking",
                    "referrers",
                    "browsers",
                    "live",
                    "referrals",
                    "activity",
                    "settings");

    private static final Set<String> SECTION_ARROWS =
            Set.of(
                    "service",
                    "change",
                    "analytics",
                    "export",
                    "model",
                    "task",
                    "ui.shell",
                    "ui.control",
                    "ui.export",
                    "ui.chart",
                    "ui.map",
                    "ui.video",
                    "ui.analytics",
                    "ui.change");

    private static final int MOST_CLASSES = 39;
    private static final int MOST_CLASSES_OF_THE_ROOT = 15;

    private final String root;
    private final int mostClasses;

    HouseRules(String root) {
        this(root, MOST_CLASSES);
    }

    /**
     * @param mostClasses that a package may have, beside its description
     */
    HouseRules(String root, int mostClasses) {
        this.root = root;
        this.mostClasses = mostClasses;
    }

    /** All rules by name. */
    Map<String, ArchRule> all() {
        Map<String, ArchRule> rules = new LinkedHashMap<>();
        ARROWS.forEach((room, allowed) -> rules.put("arrows-" + room, arrows(room, allowed)));
        SECTIONS.forEach(
                section ->
                        rules.put("section-" + section, arrows("ui." + section, SECTION_ARROWS)));
        rules.put("model-is-java-base", modelIsJavaBase());
        rules.put("javafx-stays-upstairs", javaFxStaysUpstairs());
        rules.put("threads-live-in-task", threadsLiveInTask());
        rules.put("view-models-know-no-scene", viewModelsKnowNoScene());
        rules.put("http-client-lives-in-http", httpClientLivesInHttp());
        rules.put("sql-lives-in-store", sqlLivesInStore());
        rules.put("browser-lives-in-one-room", browserLivesInOneRoom());
        rules.put("no-static-state", noStaticState());
        rules.put("no-vague-names", noVagueNames());
        rules.put("console-belongs-to-commands", consoleBelongsToCommands());
        rules.put("zones-are-handed-over", zonesAreHandedOver());
        rules.put("nothing-uses-the-tour", nothingUsesTheTour());
        rules.put("packages-are-small", packagesAreSmall());
        rules.put("packages-have-no-cycles", packagesHaveNoCycles());
        rules.replaceAll((_, rule) -> rule.allowEmptyShould(true));
        return rules;
    }

    private ArchRule arrows(String room, Set<String> allowed) {
        String[] packages =
                Stream.concat(Stream.of(room), allowed.stream())
                        .map(name -> root + "." + name + "..")
                        .toArray(String[]::new);
        DescribedPredicate<JavaClass> elsewhere =
                resideInAPackage(root + "..")
                        .and(DescribedPredicate.not(resideInAnyPackage(packages)));
        return noClasses()
                .that()
                .resideInAPackage(root + "." + room + "..")
                .should()
                .dependOnClassesThat(elsewhere)
                .because(room + " may only use " + allowed);
    }

    private ArchRule modelIsJavaBase() {
        DescribedPredicate<JavaClass> outsideJavaBase =
                describe(
                        "are neither of java.base nor of the model",
                        type ->
                                !inJavaBase(type.getPackageName())
                                        && !type.getPackageName().startsWith(root + ".model"));
        return noClasses()
                .that()
                .resideInAPackage(root + ".model..")
                .should()
                .dependOnClassesThat(outsideJavaBase)
                .because("records are read everywhere and must bring nothing along");
    }

    private static boolean inJavaBase(String name) {
        return name.isEmpty()
                || name.equals("org.jspecify.annotations")
                || ModuleLayer.boot()
                        .findModule("java.base")
                        .map(module -> module.getPackages().contains(name))
                        .orElse(false);
    }

    private ArchRule javaFxStaysUpstairs() {
        return noClasses()
                .that()
                .resideInAPackage(root + "..")
                .and()
                .resideOutsideOfPackages(
                        root, root + ".ui..", root + ".task..", root + ".start..", root + ".tour..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("javafx..", "com.sun.javafx..", "org.controlsfx..")
                .because("services run without a toolkit");
    }

    /**
     * Asking whether one's own thread was interrupted is everybody's right; making or stopping one
     * is not.
     */
    private ArchRule threadsLiveInTask() {
        DescribedPredicate<JavaClass> makers =
                describe(
                        "make threads",
                        type ->
                                Set.of(
                                                "java.util.Timer",
                                                "javafx.concurrent.Task",
                                                "javafx.concurrent.Service",
                                                "java.util.concurrent.CompletableFuture",
                                                "java.util.concurrent.Executors")
                                        .contains(type.getName()));
        DescribedPredicate<JavaCall<?>> making =
                describe(
                        "make a thread or put one to sleep",
                        call ->
                                call.getTargetOwner().isEquivalentTo(Thread.class)
                                        && !Set.of(
                                                        "interrupted",
                                                        "currentThread",
                                                        "isInterrupted",
                                                        "interrupt")
                                                .contains(call.getName()));
        return noClasses()
                .that()
                .resideInAnyPackage(
                        root + ".ui..", root + ".model..", root + ".api..", root + ".analytics..")
                .should()
                .dependOnClassesThat(makers)
                .orShould()
                .callCodeUnitWhere(making)
                .because("one room owns threads and the hop to the FX thread");
    }

    private ArchRule viewModelsKnowNoScene() {
        return noClasses()
                .that()
                .resideInAPackage(root + ".ui..")
                .and()
                .haveSimpleNameEndingWith("ViewModel")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("javafx.scene..", "javafx.stage..")
                .because("view-models are tested without a toolkit");
    }

    private ArchRule httpClientLivesInHttp() {
        return noClasses()
                .that()
                .resideInAPackage(root + "..")
                .and()
                .resideOutsideOfPackages(root + ".http..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.net.http..")
                .because("one transport holds time-outs, gate, budget and redaction");
    }

    private ArchRule sqlLivesInStore() {
        return noClasses()
                .that()
                .resideInAPackage(root + "..")
                .and()
                .resideOutsideOfPackages(root + ".store..", root + ".sandbox..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.sql..", "javax.sql..", "org.sqlite..");
    }

    private ArchRule browserLivesInOneRoom() {
        return noClasses()
                .that()
                .resideInAPackage(root + "..")
                .and()
                .resideOutsideOfPackages(root + ".ui.map.google..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "javafx.scene.web..",
                        "javafx.scene.media..",
                        "netscape.javascript..",
                        "com.dlsc.gmapsfx..")
                .because("nobody loads a browser who did not ask for Google's map");
    }

    private ArchRule noStaticState() {
        return fields().that()
                .areDeclaredInClassesThat()
                .resideInAPackage(root + "..")
                .and()
                .areStatic()
                .and()
                .doNotHaveModifier(JavaModifier.SYNTHETIC)
                .and(
                        describe(
                                "are not the coverage agent's",
                                field -> !field.getName().startsWith("$")))
                .should()
                .beFinal()
                .because("what a run needs is handed over, not found");
    }

    private ArchRule noVagueNames() {
        return noClasses()
                .that()
                .resideInAPackage(root + "..")
                .should()
                .haveSimpleNameEndingWith("Manager")
                .orShould()
                .haveSimpleNameEndingWith("Helper")
                .orShould()
                .haveSimpleNameEndingWith("Util")
                .orShould()
                .haveSimpleNameEndingWith("Utils")
                .orShould()
                .haveSimpleNameEndingWith("Impl");
    }

    private ArchRule consoleBelongsToCommands() {
        return noClasses()
                .that()
                .resideInAPackage(root + "..")
                .and()
                .resideOutsideOfPackages(root, root + ".command..")
                .should()
                .accessField(System.class, "out")
                .orShould()
                .accessField(System.class, "err")
                .because("what is said goes to the window, the log or the command");
    }

    /**
     * In a test, where the zone is always the same one, its use would not be seen. The compiler
     * refuses what asks for it silently.
     */
    private ArchRule zonesAreHandedOver() {
        DescribedPredicate<JavaAccess<?>> asking =
                describe(
                        "ask for the zone of the computer",
                        access ->
                                access.getTargetOwner().isEquivalentTo(ZoneId.class)
                                        && access.getName().equals("systemDefault"));
        return noClasses()
                .that()
                .resideInAPackage(root + "..")
                .and()
                .resideOutsideOfPackages(root, root + ".ui.settings..")
                .should()
                .accessTargetWhere(asking)
                .orShould()
                .dependOnClassesThat()
                .belongToAnyOf(TimeZone.class, Calendar.class)
                .because("the times of a service are told in the zone of its connection");
    }

    private ArchRule nothingUsesTheTour() {
        return noClasses()
                .that()
                .resideInAPackage(root + "..")
                .and()
                .resideOutsideOfPackages(root + ".tour..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(root + ".tour..")
                .because("the tour visits the application and is no part of it");
    }

    private ArchRule packagesAreSmall() {
        return classes()
                .that()
                .resideInAPackage(root + "..")
                .should(
                        new PackageSize(
                                name ->
                                        name.equals(root)
                                                ? Math.min(mostClasses, MOST_CLASSES_OF_THE_ROOT)
                                                : mostClasses))
                .because("a package is read as a whole");
    }

    private ArchRule packagesHaveNoCycles() {
        return slices().assignedFrom(
                        new SliceAssignment() {
                            @Override
                            public SliceIdentifier getIdentifierOf(JavaClass type) {
                                return type.getPackageName().startsWith(root)
                                        ? SliceIdentifier.of(type.getPackageName())
                                        : SliceIdentifier.ignore();
                            }

                            @Override
                            public String getDescription() {
                                return "packages";
                            }
                        })
                .should()
                .beFreeOfCycles();
    }
}
