package app.marquee.architecture;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaConstructor;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;

/** Condition that no constructor has more parameters than it may; records and enums are apart. */
final class ConstructorParameters extends ArchCondition<JavaClass> {
    private final int most;

    ConstructorParameters(int most) {
        super("have constructors of at most " + most + " parameters");
        this.most = most;
    }

    @Override
    public void check(JavaClass type, ConditionEvents events) {
        if (type.isRecord() || type.isEnum() || type.isAnonymousClass() || type.isLocalClass()) {
            return;
        }
        int found =
                type.getConstructors().stream()
                        .filter(each -> !each.getModifiers().contains(JavaModifier.SYNTHETIC))
                        .mapToInt(each -> parameters(type, each))
                        .max()
                        .orElse(0);
        events.add(
                new SimpleConditionEvent(
                        type,
                        found <= most,
                        type.getName() + " has a constructor of " + found + " parameters"));
    }

    /** The compiler gives an inner class the object around it. */
    private static int parameters(JavaClass type, JavaConstructor constructor) {
        int outer = type.isInnerClass() ? 1 : 0;
        return constructor.getRawParameterTypes().size() - outer;
    }
}
