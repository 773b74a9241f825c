package app.marquee.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import tools.jackson.databind.JsonNode;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

class LiveAndReferralsTest extends SandboxTest {
    private String ended() {
        return known.account()
                .lives()
                .filter(live -> live.endedAt().isBefore(KnownAccount.NOW))
                .findFirst()
                .orElseThrow()
                .id()
                .toString();
    }

    @Test
    void historyHasACurveWithAGap() {
        JsonNode rows = client.get("/analytics/live/" + ended() + "/viewers_historic").json();
        assertThat(rows.size()).isGreaterThan(10);
        assertThat(rows.get(0).propertyNames()).containsExactly("date", "viewers");
        List<Duration> steps = new ArrayList<>();
        for (int i = 1; i < rows.size(); i++) {
            steps.add(Duration.between(at(rows.get(i - 1)), at(rows.get(i))));
        }
        assertThat(steps).allMatch(Duration::isPositive);
        assertThat(steps).anyMatch(step -> step.compareTo(Duration.ofMinutes(1)) > 0);
        assertThat(texts(rows, "viewers")).anyMatch(viewers -> !viewers.equals("0"));
    }

    private static Instant at(JsonNode row) {
        return Instant.parse(row.get("date").asString());
    }

    @Test
    void knowsNoOtherStreams() {
        refused(client.get("/analytics/live/" + UNKNOWN + "/viewers_historic"), 404, "not found");
        refused(client.get("/analytics/live/nonsense/viewers_historic"), 400, "UUID");
    }

    @Test
    void referralsAddUp() {
        JsonNode summary = client.get("/member-referrals").json();
        assertThat(summary.propertyNames())
                .containsExactly(
                        "referral_link",
                        "estimated_value",
                        "total_received",
                        "current_balance",
                        "currency");
        JsonNode byStatus = client.get("/member-referrals/transactions").json();
        assertThat(byStatus.propertyNames())
                .containsExactly("pending", "confirmed", "limit_reached");
        assertThat(sum(byStatus.get("pending")))
                .isEqualByComparingTo(summary.get("estimated_value").decimalValue());
        assertThat(sum(byStatus.get("confirmed")))
                .isEqualByComparingTo(summary.get("total_received").decimalValue());
        assertThat(byStatus.get("limit_reached")).isNotEmpty();
    }

    private static BigDecimal sum(JsonNode rows) {
        BigDecimal sum = BigDecimal.ZERO;
        for (JsonNode row : rows) {
            sum = sum.add(row.get("amount").decimalValue());
        }
        return sum;
    }
}
