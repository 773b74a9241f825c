package app.marquee.sandbox.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The account has what it promises, whatever the seed. */
class AccountTest {
    private static final Instant NOW = Instant.parse("2025-08-12T12:00:55Z");

    private final Account account = Account.generate(Content.HOSTILE, 7, 1, NOW);

    @Test
    void sameSeedGivesTheSameAccount() {
        Account again = Account.generate(Content.HOSTILE, 7, 1, NOW);
        assertThat(again.videos()).containsExactlyElementsOf(account.videos().toList());
        assertThat(again.folders()).isEqualTo(account.folders());
        assertThat(again.playlists()).isEqualTo(account.playlists());
        assertThat(again.funnels()).isEqualTo(account.funnels());
        assertThat(again.referrals()).isEqualTo(account.referrals());
        assertThat(again.lives()).containsExactlyElementsOf(account.lives().toList());
    }

    @Test
    void anotherSeedGivesAnotherAccount() {
        Account other = Account.generate(8, 1, NOW);
        assertThat(other.videoId(0)).isNotEqualTo(account.videoId(0));
        assertThat(other.organizationId()).isNotEqualTo(account.organizationId());
        assertThat(other.videos().map(SeedVideo::title).toList())
                .isNotEqualTo(account.videos().map(SeedVideo::title).toList());
    }

    @Test
    void scaleBelowOneIsRefused() {
        assertThatThrownBy(() -> Account.generate(7, 0, NOW))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 1, 7, -3, 20_250_812})
    void videosHaveTwoIdsAndEveryIdIsItsOwn(long seed) {
        Account some = Account.generate(seed, 2, NOW);
        List<UUID> ids = some.videos().flatMap(AccountTest::idsOf).toList();
        assertThat(ids).isNotEmpty().doesNotHaveDuplicates();
        assertThat(some.videos().map(SeedVideo::id))
                .allSatisfy(
                        id -> {
                            assertThat(id.version()).isEqualTo(4);
                            assertThat(id.variant()).isEqualTo(2);
                        });
    }

    private static Stream<UUID> idsOf(SeedVideo video) {
        List<UUID> ids = new ArrayList<>(List.of(video.id(), video.externalId()));
        ids.addAll(video.thumbnails().generatedIds());
        video.customFields().forEach(field -> ids.add(field.id()));
        if (video.liveId() != null) {
            ids.add(video.liveId());
        }
        return ids.stream();
    }

    @Test
    void idsAreFoundAgain() {
        Account large = Account.generate(7, 3_400, NOW);
        assertThat(large.videoCount()).isEqualTo(1_020_013);
        for (int index : List.of(0, 1, 299, 300, 777_777, 1_020_012)) {
            SeedVideo video = large.video(index);
            assertThat(large.indexOf(video.id())).hasValue(index);
            assertThat(large.indexOfExternal(video.externalId())).hasValue(index);
            assertThat(large.indexOf(video.externalId())).isEmpty();
            assertThat(large.indexOfExternal(video.id())).isEmpty();
        }
        assertThat(account.indexOf(large.videoId(777_777))).isEmpty();
        assertThat(account.indexOf(new UUID(1, 2))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 1, 7, -3, 20_250_812})
    void everyStatusIsThere(long seed) {
        Map<VideoStatus, Long> counts =
                Account.generate(seed, 1, NOW)
                        .videos()
                        .collect(Collectors.groupingBy(SeedVideo::status, Collectors.counting()));
        assertThat(counts).containsOnlyKeys(VideoStatus.values());
        assertThat(counts.get(VideoStatus.DELETING)).isEqualTo(13);
        assertThat(counts.get(VideoStatus.CONVERTED)).isGreaterThan(250);
    }

    @Test
    void trashGoesFromOneToTwentyNineDaysAndOneIsBeyond() {
        List<Long> days =
                account.videos()
                        .map(SeedVideo::deletedAt)
                        .filter(Objects::nonNull)
                        .map(at -> Duration.between(at, NOW).toDays())
                        .toList();
        assertThat(days).containsExactly(1L, 2L, 3L, 5L, 7L, 9L, 12L, 15L, 18L, 22L, 26L, 29L, 33L);
        assertThat(account.videos().filter(video -> video.deletedAt() != null))
                .allSatisfy(
                        video -> {
                            assertThat(video.status()).isEqualTo(VideoStatus.DELETING);
                            assertThat(video.updatedAt()).isEqualTo(video.deletedAt());
                            assertThat(video.createdAt()).isBefore(video.deletedAt());
                        });
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 1, 7, -3})
    void timesAreInOrderAndNeverInTheFuture(long seed) {
        assertThat(Account.generate(seed, 1, NOW).videos())
                .isNotEmpty()
                .allSatisfy(
                        video -> {
                            assertThat(video.updatedAt())
                                    .isBetween(video.createdAt(), NOW)
                                    .isAfterOrEqualTo(
                                            Objects.requireNonNullElse(
                                                    video.convertedAt(), video.createdAt()));
                            assertThat(video.customFields())
                                    .allMatch(field -> !field.createdAt().isAfter(NOW))
                                    .allMatch(
                                            field ->
                                                    !field.updatedAt().isBefore(field.createdAt()));
                        });
    }

    @Test
    void sizesPassTwoGigabytesAndLengthsAreDecimal() {
        assertThat(account.videos().filter(video -> video.storageSize() > 1L << 31).count())
                .isGreaterThan(10);
        assertThat(account.videos().map(SeedVideo::length))
                .allMatch(length -> length.scale() == 3)
                .anyMatch(length -> length.remainder(BigDecimal.ONE).signum() > 0);
        assertThat(account.videos())
                .allMatch(
                        video ->
                                video.convertedAt() == null
                                        ? video.length().signum() == 0
                                        : video.length().signum() > 0);
    }

    @Test
    void titlesAreInManyTonguesLongAndRepeated() {
        List<String> titles = account.videos().map(SeedVideo::title).toList();
        assertThat(titles).noneMatch(String::isBlank);
        assertThat(titles).filteredOn(title -> title.length() >= 250).hasSizeGreaterThan(2);
        assertThat(titles).filteredOn("Vídeo institucional"::equals).hasSizeGreaterThan(2);
        assertThat(titles).filteredOn(has("\\p{IsArabic}")).hasSizeGreaterThan(5);
        assertThat(titles).filteredOn(has("[\\p{IsHiragana}\\p{IsHan}]")).hasSizeGreaterThan(5);
        assertThat(titles).filteredOn(has("\\p{IsEmoji_Presentation}")).hasSizeGreaterThan(5);
        assertThat(titles).anyMatch(title -> title.startsWith("="));
        assertThat(titles).anyMatch(title -> title.contains("<script>"));
        assertThat(new HashSet<>(titles)).hasSizeGreaterThan(200);
    }

    @Test
    void aCompanyHasBelievableTitlesAndNames() {
        Account company = Account.generate(7, 1, NOW);
        List<String> texts =
                Stream.of(
                                company.videos().map(SeedVideo::title),
                                company.folders().stream().map(SeedFolder::name),
                                company.playlists().stream().map(SeedPlaylist::name),
                                company.funnels().stream().map(SeedFunnel::name),
                                company.videos()
                                        .flatMap(video -> video.customFields().stream())
                                        .map(SeedCustomField::value)
                                        .filter(value -> !value.matches("[0-9]+")))
                        .flatMap(Function.identity())
                        .toList();
        assertThat(texts)
                .allMatch(text -> text.equals(text.strip()) && !text.contains("  "))
                .allMatch(text -> text.length() >= 2 && text.length() <= 80)
                .noneMatch(has("[<>]|^[=+@-]|cmd"));
        assertThat(texts).filteredOn(has("[\\p{IsArabic}\\p{IsHiragana}]")).isNotEmpty();
        List<String> titles = company.videos().map(SeedVideo::title).toList();
        assertThat(new HashSet<>(titles)).hasSizeGreaterThan(300);
    }

    @Test
    void contentsDifferInTextsOnly() {
        Account company = Account.generate(7, 1, NOW);
        for (int at = 0; at < account.videoCount(); at++) {
            SeedVideo one = company.video(at);
            SeedVideo other = account.video(at);
            assertThat(one.id()).isEqualTo(other.id());
            assertThat(one.status()).isEqualTo(other.status());
            assertThat(one.createdAt()).isEqualTo(other.createdAt());
            assertThat(one.storageSize()).isEqualTo(other.storageSize());
            assertThat(one.thumbnails()).isEqualTo(other.thumbnails());
        }
        assertThat(company.folders())
                .extracting(SeedFolder::status)
                .isEqualTo(account.folders().stream().map(SeedFolder::status).toList());
        assertThat(company.playlists())
                .extracting(list -> list.videoIds().size())
                .isEqualTo(
                        account.playlists().stream().map(list -> list.videoIds().size()).toList());
    }

    private static Predicate<String> has(String pattern) {
        return Pattern.compile(pattern).asPredicate();
    }

    @Test
    void tenVideosComeFromLiveStreams() {
        assertThat(account.lives()).hasSize(10);
        assertThat(account.videos().filter(video -> video.liveId() != null)).hasSize(10);
        account.lives()
                .forEach(
                        live -> {
                            assertThat(account.live(live.id())).hasValue(live);
                            assertThat(account.video(live.videoIndex()).liveId())
                                    .isEqualTo(live.id());
                            assertThat(live.videoId())
                                    .isEqualTo(account.videoId(live.videoIndex()));
                        });
        assertThat(account.live(account.videoId(0))).isEmpty();
    }

    @Test
    void fortyFoldersInFourLevels() {
        List<SeedFolder> folders = account.folders();
        assertThat(folders).hasSize(40);
        Map<UUID, SeedFolder> byId =
                folders.stream().collect(Collectors.toMap(SeedFolder::id, Function.identity()));
        Set<Integer> depths =
                folders.stream().map(folder -> depth(folder, byId)).collect(Collectors.toSet());
        assertThat(depths).containsExactlyInAnyOrder(1, 2, 3, 4);
        assertThat(folders).anyMatch(folder -> !folder.status());
        assertThat(folders).anyMatch(folder -> folder.name().endsWith(" "));
        assertThat(folders).filteredOn(folder -> folder.name().equals("Aulas")).hasSize(4);
        assertThat(folders).allMatch(folder -> folder.name().length() <= 255);
        assertThat(folders).anyMatch(folder -> folder.name().length() > 200);
        assertThat(account.videos().map(SeedVideo::folderId).filter(Objects::nonNull))
                .isNotEmpty()
                .allMatch(byId::containsKey);
        assertThat(account.videos()).anyMatch(video -> video.folderId() == null);
    }

    @Test
    void parentsComeBeforeTheirChildren() {
        Set<UUID> seen = new HashSet<>();
        for (SeedFolder folder : account.folders()) {
            if (folder.parentFolderId() != null) {
                assertThat(seen).contains(folder.parentFolderId());
            }
            seen.add(folder.id());
        }
    }

    private static int depth(SeedFolder folder, Map<UUID, SeedFolder> byId) {
        UUID parent = folder.parentFolderId();
        if (parent == null) {
            return 1;
        }
        SeedFolder above = Objects.requireNonNull(byId.get(parent));
        return 1 + depth(above, byId);
    }

    @Test
    void playlistsKeepTheLimitsOfTheContract() {
        List<SeedPlaylist> playlists = account.playlists();
        assertThat(playlists).hasSize(25);
        assertThat(playlists).extracting(SeedPlaylist::accessType).contains(AccessType.values());
        assertThat(playlists)
                .allSatisfy(
                        playlist -> {
                            assertThat(playlist.name()).hasSizeBetween(1, 255);
                            assertThat(playlist.creatorName()).hasSizeBetween(1, 255);
                            assertThat(playlist.password() != null)
                                    .isEqualTo(
                                            playlist.accessType()
                                                    == AccessType.ANYONE_WITH_PASSWORD);
                            assertThat(playlist.videoIds()).doesNotHaveDuplicates();
                            assertThat(playlist.videoIds())
                                    .allMatch(id -> account.indexOf(id).isPresent());
                        });
        assertThat(playlists).anyMatch(playlist -> playlist.name().length() == 255);
        assertThat(playlists)
                .anyMatch(
                        playlist ->
                                playlist.description() != null
                                        && playlist.description().length() == 1_000);
        assertThat(playlists).anyMatch(playlist -> playlist.externalButton() != null);
        assertThat(playlists).anyMatch(playlist -> playlist.imageId() != null);
        assertThat(playlists).anyMatch(SeedPlaylist::hideViews);
        assertThat(playlists).anyMatch(playlist -> playlist.videoIds().isEmpty());
        assertThat(playlists).anyMatch(playlist -> playlist.videoIds().size() == 40);
    }

    @Test
    void playlistPasswordsAreNotPrinted() {
        assertThat(account.playlists())
                .filteredOn(playlist -> playlist.password() != null)
                .isNotEmpty()
                .allMatch(
                        playlist ->
                                !playlist.toString()
                                        .contains(Objects.requireNonNull(playlist.password())));
    }

    @Test
    void funnelsShareVideosAndOneIsEmpty() {
        List<SeedFunnel> funnels = account.funnels();
        assertThat(funnels)
                .extracting(funnel -> funnel.videoIds().size())
                .containsExactly(7, 6, 12, 0, 4, 5, 9, 3);
        assertThat(funnels).allMatch(funnel -> funnel.name().length() >= 3);
        assertThat(funnels).allMatch(funnel -> funnel.name().length() <= 50);
        assertThat(funnels.get(1).videoIds())
                .containsAll(funnels.get(0).videoIds().subList(5, 7))
                .doesNotHaveDuplicates();
        assertThat(funnels.get(5).videoIds()).contains(funnels.get(4).videoIds().getLast());
    }

    @Test
    void customFieldsHaveGapsAndSpellings() {
        List<List<SeedCustomField>> all = account.videos().map(SeedVideo::customFields).toList();
        assertThat(all).anyMatch(List::isEmpty).anyMatch(fields -> fields.size() > 4);
        assertThat(all)
                .allSatisfy(
                        fields ->
                                assertThat(fields)
                                        .extracting(SeedCustomField::key)
                                        .doesNotHaveDuplicates()
                                        .allMatch(key -> key.matches("[A-Za-z0-9_-]{1,200}")));
        assertThat(
                        all.stream()
                                .flatMap(List::stream)
                                .filter(field -> field.key().equals("campanha"))
                                .map(SeedCustomField::value))
                .contains("Black Friday", "black-friday", "BlackFriday");
    }

    @Test
    void thumbnailsAreThreeToSixWhereSomethingWasConverted() {
        assertThat(account.videos())
                .allSatisfy(
                        video -> {
                            int count = video.thumbnails().generatedIds().size();
                            assertThat(count)
                                    .isBetween(
                                            video.convertedAt() == null ? 0 : 3,
                                            video.convertedAt() == null ? 0 : 6);
                        });
        assertThat(account.videos())
                .anyMatch(video -> video.thumbnails().customImageId() != null)
                .anyMatch(video -> video.thumbnails().customImageId() == null);
    }

    @Test
    void referralAmountsAreTheSumsOfTheirTransactions() {
        SeedReferrals referrals = account.referrals();
        assertThat(referrals.transactions())
                .extracting(SeedTransaction::status)
                .contains(TransactionStatus.values());
        assertThat(referrals.estimatedPending())
                .isEqualTo(sum(referrals, TransactionStatus.PENDING));
        assertThat(referrals.totalReceived())
                .isEqualTo(sum(referrals, TransactionStatus.CONFIRMED));
        assertThat(referrals.balance()).isBetween(BigDecimal.ONE, referrals.totalReceived());
        assertThat(referrals.transactions()).allMatch(one -> !one.updatedAt().isAfter(NOW));
    }

    private static BigDecimal sum(SeedReferrals referrals, TransactionStatus status) {
        return referrals.transactions().stream()
                .filter(one -> one.status() == status)
                .map(SeedTransaction::amount)
                .reduce(BigDecimal.ZERO, BigDecimal::add);
    }

    @Test
    void scaleMultiplies() {
        Account large = Account.generate(7, 3, NOW);
        assertThat(large.videoCount()).isEqualTo(913);
        assertThat(large.videos().filter(video -> video.deletedAt() != null)).hasSize(13);
        assertThat(large.lives()).hasSize(30);
        assertThat(large.folders()).hasSize(120).doesNotHaveDuplicates();
        assertThat(large.playlists()).hasSize(75);
        assertThat(large.funnels()).hasSize(24);
    }
}
