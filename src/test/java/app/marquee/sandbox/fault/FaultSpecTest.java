package app.marquee.sandbox.fault;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.marquee.sandbox.wire.Operation;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.time.Duration;
import java.util.Set;

class FaultSpecTest {
    private final Faults faults = new Faults(1);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "city:500@0.3",
                "*:latency=200",
                "playlist-update:reset-before",
                "folder-update:reset-after#1",
                "city:429",
                "city:429-seconds=5",
                "city:503-date=5@0.25#3",
                "funnel-create:500-after",
                "ranking:half",
                "ranking:trickle=250",
                "ranking:wrong-types",
                "*:html=502",
                "picture:403",
                "*:silent",
                "city:500@0.3,*:latency=200,playlist-update:reset-before"
            })
    void readsWhatItWrites(String spec) {
        faults.set(spec);
        assertThat(faults.spec()).isEqualTo(spec);
    }

    @Test
    void fillsInUsualValues() {
        faults.set(" city:trickle , city:html , ranking:429-seconds ,, ");
        assertThat(faults.spec()).isEqualTo("city:trickle=250,city:html=200,ranking:429-seconds=1");
        faults.set("city:500@1.0,city:500@.5");
        assertThat(faults.spec()).isEqualTo("city:500,city:500@0.5");
        faults.set("");
        assertThat(faults.spec()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "city",
                "city:",
                ":500",
                "nowhere:500",
                "city:maybe",
                "city:200",
                "city:600",
                "city:latency",
                "city:latency=x",
                "city:latency=-1",
                "city:500@0",
                "city:500@1.1",
                "city:500@x",
                "city:500#0",
                "city:html=99",
                "city:500-later",
                "city:500 ranking:500"
            })
    void refusesTheRestAndKeepsWhatWasSet(String spec) {
        faults.set("city:500");
        assertThatThrownBy(() -> faults.set("ranking:404," + spec))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageMatching("[A-Z].*");
        assertThat(faults.spec()).isEqualTo("city:500");
    }

    @Test
    void latenciesAddUpAndTheFirstOtherFaultCounts() {
        faults.set("*:latency=200,city:latency=50,city:500,city:404,*:latency=9000");
        FaultPlan plan = faults.decide(Operation.CITY);
        assertThat(plan.latency()).isEqualTo(Duration.ofMillis(250));
        assertThat(plan.fault().spec()).isEqualTo("500");
        assertThat(faults.decide(Operation.RANKING).fault()).isEqualTo(new Fault.None());
        assertThat(faults.decide(Operation.RANKING).latency()).isEqualTo(Duration.ofMillis(9_200));
    }

    @Test
    void theNextRequestsMeetAFaultBeforeAllOthers() {
        faults.set("city:500");
        faults.next(2, Operation.CITY, new Fault.HalfBody());
        assertThat(faults.decide(Operation.RANKING).fault()).isEqualTo(new Fault.None());
        assertThat(faults.decide(Operation.CITY).fault()).isEqualTo(new Fault.HalfBody());
        assertThat(faults.spec()).isEqualTo("city:half#1,city:500");
        assertThat(faults.decide(Operation.CITY).fault()).isEqualTo(new Fault.HalfBody());
        assertThat(faults.decide(Operation.CITY).fault().spec()).isEqualTo("500");
        faults.clear();
        assertThat(faults.decide(Operation.CITY).fault()).isEqualTo(new Fault.None());
    }

    @Test
    void chancesFollowTheSeed() {
        String one = drawn(new Faults(5));
        assertThat(drawn(new Faults(5))).isEqualTo(one);
        assertThat(drawn(new Faults(6))).isNotEqualTo(one);
        assertThat(one.chars().filter(c -> c == 'x').count()).isBetween(200L, 400L);
    }

    private static String drawn(Faults faults) {
        faults.add(new FaultRule(Set.of(Operation.CITY), new Fault.Silent(), 0.3, -1));
        StringBuilder drawn = new StringBuilder();
        for (int i = 0; i < 1_000; i++) {
            drawn.append(faults.decide(Operation.CITY).fault() instanceof Fault.Silent ? 'x' : '.');
        }
        return drawn.toString();
    }
}
