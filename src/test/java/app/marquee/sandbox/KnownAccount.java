package app.marquee.sandbox;

import app.marquee.sandbox.account.Account;
import app.marquee.sandbox.account.SeedFolder;
import app.marquee.sandbox.account.SeedFunnel;
import app.marquee.sandbox.account.SeedPlaylist;
import app.marquee.sandbox.account.SeedVideo;

import java.time.Instant;
import java.util.List;
import java.util.function.Predicate;

/** The account that the tests' sandboxes start with, to pick what a test needs from. */
final class KnownAccount {
    static final Instant NOW = Instant.parse("2026-06-15T12:00:00Z");
    static final long SEED = 7;

    private final Account account = Account.generate(SEED, 1, NOW);

    static SandboxOptionsBuilder options() {
        return SandboxOptions.builder().now(NOW).seed(SEED);
    }

    Account account() {
        return account;
    }

    SeedVideo video(Predicate<SeedVideo> wanted) {
        return account.videos().filter(wanted).findFirst().orElseThrow();
    }

    /** An ordinary video, neither in the trash nor unfinished. */
    SeedVideo video() {
        return video(v -> v.deletedAt() == null && v.convertedAt() != null);
    }

    SeedVideo video(int place) {
        return account.video(place);
    }

    List<SeedVideo> trash() {
        return account.videos().filter(v -> v.deletedAt() != null).toList();
    }

    SeedPlaylist playlist(Predicate<SeedPlaylist> wanted) {
        return account.playlists().stream().filter(wanted).findFirst().orElseThrow();
    }

    SeedPlaylist playlist() {
        return account.playlists().getFirst();
    }

    SeedFolder folder(Predicate<SeedFolder> wanted) {
        return account.folders().stream().filter(wanted).findFirst().orElseThrow();
    }

    SeedFunnel funnel(Predicate<SeedFunnel> wanted) {
        return account.funnels().stream().filter(wanted).findFirst().orElseThrow();
    }
}
