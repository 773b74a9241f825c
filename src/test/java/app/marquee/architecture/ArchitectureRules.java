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
import java.util.Map;
import java.util.Set;
import java.util.TimeZone;
import java.util.stream.Stream;

/**
 * Architecture rules for the packages below one root, by name. The root is a parameter, so the same
 * rules check the application and the canaries that break them on purpose.
 */
final class ArchitectureRules {
    /**
     * Packages that each package may use, beside itself. The root package may use all of them, and
     * a package includes those below it.
     */
    static final Map<String, Set<String>> DEPENDENCIES =
            Map.ofEntries(
                    Map.entry("model", Set.of()),
                    Map.entry("file", Set.of("model")),
                    Map.entry("http", Set.of("model")),
                    Map.entry("store", Set.of("file", "model")),
                    Map.entry("task", Set.of("model")),
                    Map.entry("drawing", Set.of()),
                    Map.entry("export", Set.of("file", "model", "drawing")),
                    Map.entry("analytics", Set.of("model", "drawing")),
                    Map.entry("report", Set.of("export", "analytics", "drawing", "model")),
                    Map.entry("sheet", Set.of("export", "model")),
                    Map.entry("api", Set.of("http", "model")),
                    Map.entry("change", Set.of("api", "http", "store", "task", "model")),
                    Map.entry(
                            "service",
                            Set.of(
                                    "change",
                                    "sheet",
                                    "analytics",
                                    "report",
                                    "drawing",
                                    "api",
                                    "http",
                                    "store",
                                    "model")),
                    Map.entry("sandbox", Set.of()),
                    Map.entry(
                            "command",
                            Set.of(
                                    "sandbox",
                                    "service",
                                    "change",
                                    "analytics",
                                    "report",
                                    "drawing",
                                    "export",
                                    "file",
                                    "sheet",
                                    "store",
                                    "model",
                                    "text")),
                    Map.entry("log", Set.of("http", "model")),
                    Map.entry(
                            "start",
                            Set.of(
                                    "command",
                                    "sandbox",
                                    "http",
                                    "service",
                                    "change",
                                    "store",
                                    "model",
                                    "log",
                                    "task",
                                    "text",
                                    "ui.control",
                                    "ui.shell",
                                    "ui.settings")),
                    Map.entry("text", Set.of("service", "model")),
                    Map.entry("ui.control", Set.of("service", "task", "model", "text")),
                    Map.entry(
                            "ui.chart",
                            Set.of("analytics", "drawing", "model", "text", "ui.control")),
                    Map.entry(
                            "ui.map",
                            Set.of("analytics", "drawing", "model", "text", "ui.control")),
                    Map.entry(
                            "ui.shell",
                            Set.of("service", "change", "task", "model", "text", "ui.control")),
                    Map.entry(
                            "ui.export",
                            Set.of(
                                    "export",
                                    "file",
                                    "task",
                                    "model",
                                    "ui.shell",
                                    "text",
                                    "ui.control")),
                    Map.entry(
                            "ui.analytics",
                            Set.of(
                                    "service",
                                    "analytics",
                                    "export",
                                    "task",
                                    "model",
                                    "text",
                                    "ui.control",
                                    "ui.shell",
                                    "ui.chart",
                                    "ui.export")),
                    Map.entry(
                            "ui.video",
                            Set.of(
                                    "service",
                                    "sheet",
                                    "change",
                                    "export",
                                    "task",
                                    "model",
                                    "text",
                                    "ui.control",
                                    "ui.shell",
                                    "ui.change",
                                    "ui.export")),
                    Map.entry(
                            "ui.change",
                            Set.of(
                                    "change",
                                    "sheet",
                                    "export",
                                    "task",
                                    "model",
                                    "text",
                                    "ui.control",
                                    "ui.shell",
                                    "ui.export")));

    /** Packages that each section may use: any other package of {@code ui} is a section. */
    static final Set<String> SECTION_DEPENDENCIES =
            Set.of(
                    "service",
                    "change",
                    "analytics",
                    "report",
                    "drawing",
                    "export",
                    "sheet",
                    "model",
                    "task",
                    "ui.shell",
                    "text",
                    "ui.control",
                    "ui.export",
                    "ui.chart",
                    "ui.map",
                    "ui.video",
                    "ui.analytics",
                    "ui.change");

    private static final int MOST_PARAMETERS = 6;

    private static final int MOST_CLASSES = 39;
    private static final int MOST_CLASSES_IN_ROOT = 15;

    private final String root;
    private final int mostClasses;

    ArchitectureRules(String root) {
        this(root, MOST_CLASSES);
    }

    /**
     * @param mostClasses that a package may have, not counting package-info
     */
    ArchitectureRules(String root, int mostClasses) {
        this.root = root;
        this.mostClasses = mostClasses;
    }

    /** All rules by name. */
    Map<String, ArchRule> all() {
        Map<String, ArchRule> rules = new LinkedHashMap<>();
        DEPENDENCIES.forEach(
                (name, allowed) -> rules.put("dependencies-" + name, dependencies(name, allowed)));
        SectionRules sections = new SectionRules(root);
        rules.put("sections-use-what-they-may", sections.useWhatTheyMay());
        rules.put("sections-can-be-deleted", sections.canBeDeleted());
        rules.put("model-is-java-base", modelIsJavaBase());
        rules.put("javafx-only-in-ui", javaFxOnlyInUi());
        rules.put("drawings-know-no-toolkit", drawingsKnowNoToolkit());
        rules.put("threads-only-in-task", threadsOnlyInTask());
        rules.put("fx-thread-only-by-task", fxThreadOnlyByTask());
        rules.put("canvases-write-in-one-place", canvasesWriteInOnePlace());
        rules.put("view-models-without-scene", viewModelsWithoutScene());
        rules.put("http-client-only-in-http", httpClientOnlyInHttp());
        rules.put("sql-only-in-store", sqlOnlyInStore());
        rules.put("browser-only-in-google-maps", browserOnlyInGoogleMaps());
        rules.put("no-static-state", noStaticState());
        rules.put("no-vague-names", noVagueNames());
        rules.put("console-only-in-commands", consoleOnlyInCommands());
        rules.put("time-zones-are-passed", timeZonesArePassed());
        rules.put("locales-are-passed", new LocaleRules(root).localesArePassed());
        rules.put("one-form-of-dates-and-numbers", oneFormOfDatesAndNumbers());
        rules.put("nothing-uses-the-tour", nothingUsesTheTour());
        rules.put("constructors-are-short", constructorsAreShort());
        rules.put("no-lookup-of-controls", noLookupOfControls());
        rules.put("packages-are-small", packagesAreSmall());
        rules.put("packages-have-no-cycles", packagesHaveNoCycles());
        rules.replaceAll((_, rule) -> rule.allowEmptyShould(true));
        return rules;
    }

    private ArchRule dependencies(String name, Set<String> allowed) {
        String[] packages =
                Stream.concat(Stream.of(name), allowed.stream())
                        .map(each -> root + "." + each + "..")
                        .toArray(String[]::new);
        DescribedPredicate<JavaClass> elsewhere =
                resideInAPackage(root + "..")
                        .and(DescribedPredicate.not(resideInAnyPackage(packages)));
        return noClasses()
                .that()
                .resideInAPackage(root + "." + name + "..")
                .should()
                .dependOnClassesThat(elsewhere)
                .because(name + " may only use " + allowed);
    }

    private ArchRule modelIsJavaBase() {
        DescribedPredicate<JavaClass> outsideJavaBase =
                describe(
                        "are neither in java.base nor in the model",
                        type ->
                                !inJavaBase(type.getPackageName())
                                        && !type.getPackageName().startsWith(root + ".model"));
        return noClasses()
                .that()
                .resideInAPackage(root + ".model..")
                .should()
                .dependOnClassesThat(outsideJavaBase)
                .because("the model is used everywhere and must not add dependencies");
    }

    private static boolean inJavaBase(String name) {
        return name.isEmpty()
                || name.equals("org.jspecify.annotations")
                || ModuleLayer.boot()
                        .findModule("java.base")
                        .map(module -> module.getPackages().contains(name))
                        .orElse(false);
    }

    private ArchRule javaFxOnlyInUi() {
        return noClasses()
                .that()
                .resideInAPackage(root + "..")
                .and()
                .resideOutsideOfPackages(
                        root, root + ".ui..", root + ".task..", root + ".start..", root + ".tour..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("javafx..", "com.sun.javafx..", "org.controlsfx..")
                .because("services run and are tested without the JavaFX toolkit");
    }

    private ArchRule drawingsKnowNoToolkit() {
        return noClasses()
                .that()
                .resideInAnyPackage(root + ".drawing..", root + ".analytics.chart..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("javafx..", "com.sun..", "java.awt..", "javax.swing..")
                .because("the same drawing goes to the window, to SVG and to PDF");
    }

    /** Checking for an interrupt is allowed everywhere, starting a thread is not. */
    private ArchRule threadsOnlyInTask() {
        DescribedPredicate<JavaClass> makers =
                describe(
                        "start threads",
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
                        "start a thread or put one to sleep",
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
                .because("one package owns the threads and the switch to the FX thread");
    }

    private ArchRule fxThreadOnlyByTask() {
        return noClasses()
                .that()
                .resideInAPackage(root + ".ui..")
                .should()
                .accessTargetWhere(
                        describe(
                                "switch to the FX thread by themselves",
                                access ->
                                        access.getTargetOwner()
                                                        .getName()
                                                        .equals("javafx.application.Platform")
                                                && access.getName().equals("runLater")))
                .because("views switch to the FX thread in one place, FxThread");
    }

    /** JavaFX lays out what a canvas writes on another thread. */
    private ArchRule canvasesWriteInOnePlace() {
        return noClasses()
                .that()
                .doNotHaveSimpleName("CanvasText")
                .should()
                .callMethodWhere(
                        describe(
                                "write on a canvas by themselves",
                                call ->
                                        call.getTargetOwner()
                                                        .getName()
                                                        .equals(
                                                                "javafx.scene.canvas.GraphicsContext")
                                                && Set.of("fillText", "strokeText")
                                                        .contains(call.getName())))
                .because("texts that need shaping are shaped on the FX thread: CanvasText");
    }

    private ArchRule viewModelsWithoutScene() {
        return noClasses()
                .that()
                .resideInAPackage(root + ".ui..")
                .and()
                .haveSimpleNameEndingWith("ViewModel")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("javafx.scene..", "javafx.stage..")
                .because("view-models are tested without the JavaFX toolkit");
    }

    private ArchRule httpClientOnlyInHttp() {
        return noClasses()
                .that()
                .resideInAPackage(root + "..")
                .and()
                .resideOutsideOfPackages(root + ".http..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.net.http..")
                .because(
                        "one transport has the time-outs, the write gate, the budget and the"
                                + " redaction");
    }

    private ArchRule sqlOnlyInStore() {
        return noClasses()
                .that()
                .resideInAPackage(root + "..")
                .and()
                .resideOutsideOfPackages(root + ".store..", root + ".sandbox..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.sql..", "javax.sql..", "org.sqlite..")
                .because("one package opens, upgrades and writes the databases");
    }

    private ArchRule browserOnlyInGoogleMaps() {
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
                .because("the browser is loaded only for Google Maps");
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
                                "are not added by the coverage agent",
                                field -> !field.getName().startsWith("$")))
                .should()
                .beFinal()
                .because("objects get what they need in the constructor");
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
                .haveSimpleNameEndingWith("Impl")
                .because("a name says what a class does");
    }

    private ArchRule consoleOnlyInCommands() {
        return noClasses()
                .that()
                .resideInAPackage(root + "..")
                .and()
                .resideOutsideOfPackages(root, root + ".command..")
                .should()
                .accessField(System.class, "out")
                .orShould()
                .accessField(System.class, "err")
                .because("messages go to the window, the log or the command line");
    }

    /**
     * Tests run in one time zone and would not notice. Error Prone rejects the methods that use the
     * default zone without naming it.
     */
    private ArchRule timeZonesArePassed() {
        DescribedPredicate<JavaAccess<?>> asking =
                describe(
                        "use the time zone of this computer",
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
                .because("times are shown in the time zone of the connection");
    }

    /** A pattern of its own, such as that of a file, is no form of a language. */
    private ArchRule oneFormOfDatesAndNumbers() {
        DescribedPredicate<JavaCall<?>> formatting =
                describe(
                        "format by the language by themselves",
                        call ->
                                isOf(call, "java.text.NumberFormat", "get")
                                        || isOf(
                                                call,
                                                "java.time.format.DateTimeFormatter",
                                                "ofLocalized")
                                        || (call.getName().equals("getDisplayName")
                                                && call.getTargetOwner()
                                                        .getPackageName()
                                                        .startsWith("java.time")));
        return noClasses()
                .that()
                .resideInAPackage(root + "..")
                .and()
                .resideOutsideOfPackages(root + ".model", root + ".sandbox..")
                .should()
                .callCodeUnitWhere(formatting)
                .because("LocaleFormat writes dates, zones and numbers the same everywhere");
    }

    private static boolean isOf(JavaCall<?> call, String owner, String prefix) {
        return call.getTargetOwner().getName().equals(owner) && call.getName().startsWith(prefix);
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
                .because("the tour is not part of the application");
    }

    private ArchRule constructorsAreShort() {
        return classes()
                .that()
                .resideInAPackage(root + "..")
                .should(new ConstructorParameters(MOST_PARAMETERS))
                .because("a class that needs more does too much, or its arguments belong together");
    }

    private ArchRule noLookupOfControls() {
        DescribedPredicate<JavaCall<?>> looking =
                describe(
                        "look up a control",
                        call ->
                                call.getTargetOwner().isAssignableTo("javafx.scene.Node")
                                        && call.getName().equals("lookup"));
        return noClasses()
                .that()
                .resideInAPackage(root + ".ui..")
                .should()
                .callCodeUnitWhere(looking)
                .because("views and commands have what they need as fields and actions");
    }

    private ArchRule packagesAreSmall() {
        return classes()
                .that()
                .resideInAPackage(root + "..")
                .should(
                        new PackageSize(
                                name ->
                                        name.equals(root)
                                                ? Math.min(mostClasses, MOST_CLASSES_IN_ROOT)
                                                : mostClasses))
                .because("a reader takes in a package as a whole");
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
