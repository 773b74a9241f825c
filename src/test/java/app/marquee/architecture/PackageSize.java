package app.marquee.architecture;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;

import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToIntFunction;

/** Condition that no package has more classes than it may; nested classes do not count. */
final class PackageSize extends ArchCondition<JavaClass> {
    private final ToIntFunction<String> most;
    private final Map<String, Integer> counts = new TreeMap<>();

    PackageSize(ToIntFunction<String> most) {
        super("be in a package of few classes");
        this.most = most;
    }

    @Override
    public void check(JavaClass type, ConditionEvents events) {
        if (type.isTopLevelClass() && !type.getSimpleName().equals("package-info")) {
            counts.merge(type.getPackageName(), 1, Integer::sum);
        }
    }

    @Override
    public void finish(ConditionEvents events) {
        counts.forEach(
                (name, count) ->
                        events.add(
                                new SimpleConditionEvent(
                                        name,
                                        count <= most.applyAsInt(name),
                                        name + " has " + count + " classes")));
    }
}
