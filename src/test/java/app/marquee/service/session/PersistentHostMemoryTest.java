package app.marquee.service.session;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.connection.Connection;
import app.marquee.model.operation.HostRole;
import app.marquee.model.operation.Operation;
import app.marquee.service.connection.ConnectionDraft;
import app.marquee.service.connection.ConnectionRules;
import app.marquee.store.settings.SettingsStore;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.time.Clock;

final class PersistentHostMemoryTest {
    private static final Connection KEPT = SessionFixture.connection("kept");
    private static final Connection OTHER = SessionFixture.connection("other");

    @TempDir Path directory;

    private SettingsStore open() {
        return SettingsStore.open(
                directory.resolve("settings.json"), Clock.systemUTC(), _ -> {}, _ -> {});
    }

    @Test
    void remembersOverARestartForWhatIsKept() {
        try (SettingsStore settings = open()) {
            settings.update(now -> now.withConnection(KEPT));
            PersistentHostMemory hosts = new PersistentHostMemory(settings);
            assertThat(hosts.get(KEPT, Operation.GET_BROWSER)).isNull();
            hosts.put(KEPT, Operation.GET_BROWSER, HostRole.BASE);
            hosts.put(OTHER, Operation.GET_BROWSER, HostRole.BASE);
            assertThat(hosts.get(OTHER, Operation.GET_BROWSER)).isEqualTo(HostRole.BASE);
        }
        try (SettingsStore settings = open()) {
            PersistentHostMemory hosts = new PersistentHostMemory(settings);
            assertThat(hosts.get(KEPT, Operation.GET_BROWSER)).isEqualTo(HostRole.BASE);
            assertThat(hosts.get(KEPT, Operation.GET_REFERRER)).isNull();
            assertThat(hosts.get(OTHER, Operation.GET_BROWSER)).isNull();
        }
    }

    @Test
    void takesNothingLearnedAtOtherAddresses() {
        try (SettingsStore settings = open()) {
            settings.update(now -> now.withConnection(KEPT));
            PersistentHostMemory hosts = new PersistentHostMemory(settings);
            hosts.put(KEPT, Operation.GET_BROWSER, HostRole.BASE);
            Connection moved =
                    ConnectionRules.connection(
                            KEPT.id(), ConnectionDraft.of(SessionFixture.connection("elsewhere")));
            assertThat(hosts.get(moved, Operation.GET_BROWSER)).isNull();
            settings.update(now -> now.withConnection(moved));
            assertThat(hosts.get(moved, Operation.GET_BROWSER)).isNull();
        }
    }
}
