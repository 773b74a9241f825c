package app.marquee.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.domain.AccessTarget;
import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;

import java.io.Console;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.text.BreakIterator;
import java.text.Collator;
import java.text.DateFormat;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.MessageFormat;
import java.text.NumberFormat;
import java.text.SimpleDateFormat;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.util.Currency;
import java.util.Formatter;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.stream.Stream;

/** Rules about the locale of this computer, which only a start may ask for. */
final class LocaleRules {
    private static final String CONSTRUCTOR = "<init>";

    /** Methods that follow the locale of this computer unless one is passed. */
    private static final Map<Class<?>, Set<String>> FOLLOWING =
            Map.ofEntries(
                    Map.entry(
                            String.class,
                            Set.of("format", "formatted", "toLowerCase", "toUpperCase")),
                    Map.entry(PrintStream.class, Set.of("format", "printf")),
                    Map.entry(PrintWriter.class, Set.of("format", "printf")),
                    Map.entry(Console.class, Set.of("format", "printf")),
                    Map.entry(Formatter.class, Set.of(CONSTRUCTOR)),
                    Map.entry(MessageFormat.class, Set.of(CONSTRUCTOR, "format")),
                    Map.entry(
                            NumberFormat.class,
                            Set.of(
                                    "getInstance",
                                    "getNumberInstance",
                                    "getIntegerInstance",
                                    "getCurrencyInstance",
                                    "getPercentInstance",
                                    "getCompactNumberInstance")),
                    Map.entry(DecimalFormat.class, Set.of(CONSTRUCTOR)),
                    Map.entry(DecimalFormatSymbols.class, Set.of(CONSTRUCTOR, "getInstance")),
                    Map.entry(
                            DateFormat.class,
                            Set.of(
                                    "getInstance",
                                    "getDateInstance",
                                    "getTimeInstance",
                                    "getDateTimeInstance")),
                    Map.entry(SimpleDateFormat.class, Set.of(CONSTRUCTOR)),
                    Map.entry(DateTimeFormatter.class, Set.of("ofPattern")),
                    Map.entry(DateTimeFormatterBuilder.class, Set.of("toFormatter")),
                    Map.entry(Collator.class, Set.of("getInstance")),
                    Map.entry(
                            BreakIterator.class,
                            Set.of(
                                    "getCharacterInstance",
                                    "getWordInstance",
                                    "getLineInstance",
                                    "getSentenceInstance")),
                    Map.entry(Currency.class, Set.of("getSymbol", "getDisplayName")),
                    Map.entry(
                            Locale.class,
                            Set.of(
                                    "getDefault",
                                    "getDisplayCountry",
                                    "getDisplayLanguage",
                                    "getDisplayName")),
                    Map.entry(ResourceBundle.class, Set.of("getBundle")));

    private final String root;

    LocaleRules(String root) {
        this.root = root;
    }

    /** Tests run in one locale and would not notice. */
    ArchRule localesArePassed() {
        return classes()
                .that()
                .resideInAPackage(root + "..")
                .should(new Passing())
                .because("files are the same on every computer, and texts are in one language");
    }

    private boolean mayAsk(JavaClass type) {
        return type.getPackageName().equals(root)
                || type.getPackageName().startsWith(root + ".start");
    }

    /** Condition that no call follows the locale of this computer. */
    private final class Passing extends ArchCondition<JavaClass> {
        Passing() {
            super("pass a locale, or ask for that of this computer at the start");
        }

        @Override
        public void check(JavaClass type, ConditionEvents events) {
            Stream.concat(type.getCodeUnits().stream(), type.getStaticInitializer().stream())
                    .flatMap(unit -> unit.getCallsFromSelf().stream())
                    .filter(LocaleRules::isFollowing)
                    .filter(call -> !(mayAsk(type) && call.getName().equals("getDefault")))
                    .forEach(
                            call ->
                                    events.add(
                                            SimpleConditionEvent.violated(
                                                    type, call.getDescription())));
        }
    }

    private static boolean isFollowing(JavaCall<?> call) {
        AccessTarget.CodeUnitCallTarget target = call.getTarget();
        return FOLLOWING.entrySet().stream()
                        .anyMatch(
                                each ->
                                        target.getOwner().isAssignableTo(each.getKey())
                                                && each.getValue().contains(target.getName()))
                && target.getRawParameterTypes().stream()
                        .noneMatch(
                                type ->
                                        type.isEquivalentTo(Locale.class)
                                                || type.isEquivalentTo(DecimalFormatSymbols.class));
    }
}
