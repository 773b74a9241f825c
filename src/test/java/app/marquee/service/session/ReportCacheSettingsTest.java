package app.marquee.service.session;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.UnknownMembers;
import app.marquee.model.analytics.Counters;
import app.marquee.model.id.ConnectionId;
import app.marquee.model.settings.AnswerKeeping;
import app.marquee.store.settings.SettingsStore;
import app.marquee.store.snapshot.Snapshots;
import app.marquee.store.snapshot.StoredAnswer;
import app.marquee.store.snapshot.StoredRow;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;

class ReportCacheSettingsTest {
    private static final Instant NOON = Instant.parse("2026-03-10T12:00:00Z");
    private static final Clock CLOCK = Clock.fixed(NOON, ZoneOffset.UTC);

    @TempDir Path folder;
    private SettingsStore settings;
    private Snapshots snapshots;
    private ReportCacheSettings kept;

    @BeforeEach
    void open() {
        settings = SettingsStore.open(folder.resolve("settings.json"), CLOCK, _ -> {}, _ -> {});
        snapshots = Snapshots.open(folder.resolve("snapshots.db"), CLOCK);
        kept = new ReportCacheSettings(settings, snapshots);
    }

    @AfterEach
    void close() {
        snapshots.close();
    }

    private void keep(int daysAgo) {
        snapshots.keep(
                new ConnectionId("mine"),
                "question",
                StoredRow.RANKING,
                new StoredAnswer<>(
                        null,
                        NOON.minus(Duration.ofDays(daysAgo)),
                        List.of(),
                        Counters.UNKNOWN,
                        UnknownMembers.NONE),
                kept.retention());
    }

    @Test
    void beginsWithTheUsualAndRemembersWhatWasChosen() {
        assertThat(kept.retention()).isEqualTo(Snapshots.Retention.USUAL);
        assertThat(kept.settlingDays()).isEqualTo(ReportCacheSettings.USUAL_SETTLING);

        kept.keepMegabytes(64);
        kept.settleAfter(7);
        assertThat(kept.imageBytes()).isEqualTo(200_000_000L);
        settings.update(now -> now.withAnswers(now.answers().withDays(30).withImageMegabytes(500)));

        ReportCacheSettings again = new ReportCacheSettings(settings, snapshots);
        assertThat(again.retention()).isEqualTo(new Snapshots.Retention(30, 64_000_000));
        assertThat(again.settlingDays()).isEqualTo(7);
        assertThat(again.imageBytes()).isEqualTo(500_000_000L);
        assertThat(settings.current().views()).as("what views remember").isEmpty();
    }

    @Test
    void whatCannotBeMeantIsTheUsual() {
        for (int odd : List.of(0, -3, Integer.MAX_VALUE)) {
            settings.update(now -> now.withAnswers(new AnswerKeeping(odd, odd, odd, odd)));
            assertThat(kept.retention()).as("%d", odd).isEqualTo(Snapshots.Retention.USUAL);
            assertThat(kept.settlingDays()).isEqualTo(ReportCacheSettings.USUAL_SETTLING);
            assertThat(kept.imageMegabytes()).isEqualTo(ReportCacheSettings.USUAL_IMAGES);
        }
    }

    @Test
    void aShorterTimeLetsGoOfWhatIsOlderAtOnce() {
        keep(100);
        keep(10);
        assertThat(kept.usage().answers()).isEqualTo(2);
        assertThat(kept.usage().bytes()).isPositive();

        settings.update(now -> now.withAnswers(now.answers().withDays(30)));

        assertThat(kept.trim().answers()).isEqualTo(1);
        assertThat(kept.clear()).isEqualTo(new ReportCacheSettings.Usage(0, 0));
    }
}
