package app.marquee.model.limit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import app.marquee.model.Member;
import app.marquee.model.Secret;
import app.marquee.model.analytics.AnalyticsQuery;
import app.marquee.model.analytics.CityQuery;
import app.marquee.model.analytics.Granularity;
import app.marquee.model.folder.FolderUpdate;
import app.marquee.model.id.FolderId;
import app.marquee.model.id.VideoId;
import app.marquee.model.playlist.AccessType;
import app.marquee.model.playlist.PlaylistEntry;
import app.marquee.model.playlist.PlaylistUpdate;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.List;
import java.util.stream.Stream;

/** The limits of the contract, exactly at their edges and counted in code points. */
class LimitsTest {
    private static final String ASTRAL = "🎬";
    private static final VideoId VIDEO = new VideoId("11111111-1111-4111-8111-111111111111");

    static Stream<Arguments> edges() {
        return Stream.of(
                        edgesOf(Limits.PLAYLIST_NAME),
                        edgesOf(Limits.PLAYLIST_DESCRIPTION),
                        edgesOf(Limits.CREATOR_NAME),
                        edgesOf(Limits.FUNNEL_NAME),
                        edgesOf(Limits.FOLDER_NAME),
                        edgesOf(Limits.PLAYLIST_PASSWORD))
                .flatMap(stream -> stream);
    }

    private static Stream<Arguments> edgesOf(TextLimit limit) {
        int max = limit.max() == Integer.MAX_VALUE ? 5000 : limit.max();
        return Stream.of(0, 1, limit.min() - 1, limit.min(), limit.min() + 1, max, max + 1)
                .filter(length -> length >= 0)
                .distinct()
                .map(length -> Arguments.of(limit, length));
    }

    @ParameterizedTest(name = "{0} at {1}")
    @MethodSource("edges")
    void lengthsAreCountedInCodePoints(TextLimit limit, int length) {
        ValidationResult expected =
                length < limit.min()
                        ? new ValidationResult.TooShort(length, limit.min())
                        : length > limit.max()
                                ? new ValidationResult.TooLong(length, limit.max())
                                : new ValidationResult.Fits();
        assertThat(limit.check("x".repeat(length))).isEqualTo(expected);
        assertThat(limit.check(ASTRAL.repeat(length))).isEqualTo(expected);
    }

    @Test
    void theNumbersAreTheContracts() {
        assertThat(
                        List.of(
                                Limits.PLAYLIST_NAME,
                                Limits.PLAYLIST_DESCRIPTION,
                                Limits.PLAYLIST_PASSWORD,
                                Limits.CREATOR_NAME,
                                Limits.FUNNEL_NAME,
                                Limits.FOLDER_NAME))
                .extracting(TextLimit::min, TextLimit::max)
                .containsExactly(
                        tuple(1, 255),
                        tuple(0, 1000),
                        tuple(6, Integer.MAX_VALUE),
                        tuple(1, 255),
                        tuple(3, 50),
                        tuple(1, 255));
    }

    @Test
    void anUpdateOfNothingBreaksNothing() {
        assertThat(PlaylistUpdate.NOTHING.violations()).isEmpty();
        assertThat(PlaylistUpdate.NOTHING.isEmpty()).isTrue();
    }

    @Test
    void aPasswordIsRequiredWithTheAccessTypeThatNeedsIt() {
        assertThat(access(AccessType.ANYONE_WITH_PASSWORD, Member.absent()).violations())
                .containsExactly(new Violation("password", new ValidationResult.Required()));
        assertThat(
                        access(AccessType.ANYONE_WITH_PASSWORD, Member.of(new Secret("12345")))
                                .violations())
                .containsExactly(new Violation("password", new ValidationResult.TooShort(5, 6)));
        assertThat(
                        access(AccessType.ANYONE_WITH_PASSWORD, Member.of(new Secret("123456")))
                                .violations())
                .isEmpty();
        assertThat(access(AccessType.PRIVATE, Member.absent()).violations()).isEmpty();
    }

    @Test
    void nullIsNotAbsent() {
        PlaylistUpdate update =
                new PlaylistUpdate(
                        Member.ofNull(),
                        Member.ofNull(),
                        Member.ofNull(),
                        Member.ofNull(),
                        Member.ofNull(),
                        Member.ofNull(),
                        Member.ofNull(),
                        Member.ofNull());
        assertThat(update.violations())
                .hasSize(8)
                .allMatch(
                        violation ->
                                violation.verdict() instanceof ValidationResult.NullNotAllowed);
        assertThat(FolderUpdate.moveToRoot().violations()).isEmpty();
        assertThat(FolderUpdate.moveToRoot().isEmpty()).isFalse();
    }

    @Test
    void onlyUuidsAreSent() {
        assertThat(FolderUpdate.moveTo(new FolderId("42")).violations())
                .containsExactly(
                        new Violation("parent_folder_id", new ValidationResult.NotUuid("42")));
        assertThat(new PlaylistEntry(new VideoId("../x"), null).violations())
                .containsExactly(new Violation("video_id", new ValidationResult.NotUuid("../x")));
    }

    @Test
    void positionsStartAtZero() {
        assertThat(new PlaylistEntry(VIDEO, 0).violations()).isEmpty();
        assertThat(new PlaylistEntry(VIDEO, null).violations()).isEmpty();
        assertThat(new PlaylistEntry(VIDEO, -1).violations())
                .containsExactly(new Violation("order", new ValidationResult.TooSmall(-1, 0)));
    }

    @Test
    void daysAndHoursOfCitiesNeedARegion() {
        for (Granularity granularity : Granularity.values()) {
            AnalyticsQuery query = new AnalyticsQuery(null, null, granularity);
            boolean needed = granularity != Granularity.TOTAL;
            assertThat(new CityQuery(query, "BR", null).violations().isEmpty()).isEqualTo(!needed);
            assertThat(new CityQuery(query, "BR", " ").violations().isEmpty()).isEqualTo(!needed);
            assertThat(new CityQuery(query, "BR", "SP").violations()).isEmpty();
        }
    }

    @Test
    void aSecretNeverShows() {
        Secret secret = new Secret("canary-secret");
        assertThat(access(AccessType.ANYONE_WITH_PASSWORD, Member.of(secret)).toString())
                .doesNotContain("canary");
        assertThat(secret.codePoints()).isEqualTo(13);
    }

    private static PlaylistUpdate access(AccessType type, Member<Secret> password) {
        return new PlaylistUpdate(
                Member.absent(),
                Member.absent(),
                Member.of(type),
                password,
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent());
    }
}
