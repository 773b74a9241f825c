package app.marquee.store.keychain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import app.marquee.model.Secret;
import app.marquee.model.connection.KeychainState;
import app.marquee.model.connection.TokenPlace;
import app.marquee.model.id.ConnectionId;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Tokens with a keychain that works, one that hangs, and some that throw odd things. */
class TokensTest {
    private static final ConnectionId SHOP = new ConnectionId("shop");
    private static final ConnectionId OTHER = new ConnectionId("other");
    private static final String HOSTS = "https://api.shop.test https://data.shop.test";
    private static final Secret TOKEN = new Secret("canary-token-8841");
    private static final Duration LONG = Duration.ofSeconds(60);
    private static final Duration SHORT = Duration.ofMillis(30);

    private final FakeKeychain keychain = new FakeKeychain();
    private final List<Tokens> made = new ArrayList<>();

    private Tokens tokens(Supplier<Optional<Keychain>> source, Duration limit) {
        Tokens tokens = new Tokens(new GuardedKeychain(source, limit));
        made.add(tokens);
        return tokens;
    }

    private Tokens working() {
        return tokens(() -> Optional.of(keychain), LONG);
    }

    @AfterEach
    void close() {
        made.forEach(Tokens::close);
    }

    @Test
    void aTokenIsThereInTheNextRun() {
        Tokens first = working();
        first.keep(SHOP, HOSTS, TOKEN);
        assertThat(first.get(SHOP)).as("at once, whatever the keychain does").contains(TOKEN);
        first.close();

        Tokens next = working();
        assertThat(next.place(SHOP)).isEqualTo(TokenPlace.NOWHERE);
        assertThat(next.recall(SHOP, HOSTS).join()).isTrue();
        assertThat(next.get(SHOP)).contains(TOKEN);
        assertThat(next.place(SHOP)).isEqualTo(TokenPlace.KEYCHAIN);
        assertThat(next.keychain()).isEqualTo(KeychainState.IN_USE);
    }

    @Test
    void ofAnotherConnectionOrForOtherAddressesItIsNotFound() {
        Tokens first = working();
        first.keep(SHOP, HOSTS, TOKEN);
        first.close();

        Tokens next = working();
        assertThat(next.recall(OTHER, HOSTS).join()).isFalse();
        assertThat(next.recall(SHOP, "https://evil.test https://evil.test").join()).isFalse();
        assertThat(next.get(SHOP)).isEmpty();
    }

    @Test
    void itIsRemovedFromTheKeychain() {
        Tokens tokens = working();
        tokens.keep(SHOP, HOSTS, TOKEN);
        tokens.forget(SHOP);
        assertThat(tokens.get(SHOP)).isEmpty();
        tokens.close();
        assertThat(keychain.entries).isEmpty();
    }

    @Test
    void anotherOneForNewAddressesTakesItsPlace() {
        Tokens tokens = working();
        tokens.keep(SHOP, HOSTS, TOKEN);
        tokens.forget(SHOP);
        tokens.keep(SHOP, "https://new.test https://new.test", new Secret("second"));
        tokens.close();
        assertThat(keychain.entries.values())
                .containsExactly(
                        new FakeKeychain.Entry(
                                "https://new.test https://new.test", new Secret("second")));
    }

    @Test
    void oneOfThisRunOnlyNeverReachesTheKeychain() {
        AtomicInteger opened = new AtomicInteger();
        Tokens tokens =
                tokens(
                        () -> {
                            opened.incrementAndGet();
                            return Optional.of(keychain);
                        },
                        LONG);
        tokens.put(SHOP, TOKEN);
        tokens.close();
        assertThat(tokens.get(SHOP)).contains(TOKEN);
        assertThat(tokens.place(SHOP)).isEqualTo(TokenPlace.THIS_RUN);
        assertThat(opened).hasValue(0);
    }

    @Test
    void aKeychainThatDoesNotTakeItLeavesItInMemory() {
        keychain.takes = false;
        Tokens tokens = working();
        tokens.keep(SHOP, HOSTS, TOKEN);
        tokens.close();
        assertThat(tokens.get(SHOP)).contains(TOKEN);
        assertThat(tokens.place(SHOP)).isEqualTo(TokenPlace.THIS_RUN);
    }

    static Stream<Throwable> oddThings() {
        return Stream.of(
                new NullPointerException(),
                new Error("Invalid memory access"),
                new UnsatisfiedLinkError("libsecret-1.so.0"),
                new NoClassDefFoundError("com/sun/jna/Native"),
                new ExceptionInInitializerError("glib"),
                new IllegalStateException("canary-token-8841"));
    }

    @ParameterizedTest
    @MethodSource("oddThings")
    void aKeychainThatCannotBeOpenedIsNone(Throwable odd) {
        AtomicInteger opened = new AtomicInteger();
        Tokens tokens =
                tokens(
                        () -> {
                            opened.incrementAndGet();
                            throw unchecked(odd);
                        },
                        LONG);
        tokens.keep(SHOP, HOSTS, TOKEN);
        assertThat(tokens.recall(OTHER, HOSTS).join()).isFalse();
        assertThat(opened).as("it may take seconds each time").hasValue(1);
        assertThat(tokens.keychain()).isEqualTo(KeychainState.ABSENT);
        assertThat(tokens.get(SHOP)).contains(TOKEN);
        assertThat(tokens.place(SHOP)).isEqualTo(TokenPlace.THIS_RUN);
    }

    @ParameterizedTest
    @MethodSource("oddThings")
    void aKeychainThatFailsLaterSaysSoAndMayRecover(Throwable odd) {
        Tokens tokens = working();
        keychain.before =
                () -> {
                    throw unchecked(odd);
                };
        assertThat(tokens.recall(SHOP, HOSTS).join()).isFalse();
        assertThat(tokens.keychain()).isEqualTo(KeychainState.FAILING);
        keychain.before = () -> {};
        assertThat(tokens.recall(SHOP, HOSTS).join()).isFalse();
        assertThat(tokens.keychain()).isEqualTo(KeychainState.IN_USE);
    }

    private static RuntimeException unchecked(Throwable odd) {
        if (odd instanceof Error error) {
            throw error;
        }
        return (RuntimeException) odd;
    }

    @Test
    void nobodyWaitsLongForOneThatHangs() {
        CountDownLatch open = new CountDownLatch(1);
        keychain.hangUntil(open);
        Tokens tokens = tokens(() -> Optional.of(keychain), SHORT);
        assertThat(tokens.recall(SHOP, HOSTS).join()).isFalse();
        assertThat(tokens.keychain()).isEqualTo(KeychainState.SILENT);
        tokens.keep(SHOP, HOSTS, TOKEN);
        assertThat(tokens.get(SHOP)).contains(TOKEN);
        assertThat(tokens.place(SHOP)).isEqualTo(TokenPlace.THIS_RUN);
        open.countDown();
        await().until(() -> tokens.place(SHOP) == TokenPlace.KEYCHAIN);
        assertThat(tokens.keychain()).isEqualTo(KeychainState.IN_USE);
    }

    @Test
    void anAnswerThatComesLateIsTakenAndTold() {
        keychain.entries.put("marquee:token:shop", new FakeKeychain.Entry(HOSTS, TOKEN));
        CountDownLatch open = new CountDownLatch(1);
        keychain.hangUntil(open);
        Tokens tokens = tokens(() -> Optional.of(keychain), SHORT);
        AtomicInteger told = new AtomicInteger();
        assertThat(tokens.recall(SHOP, HOSTS).join()).isFalse();
        tokens.listen(told::incrementAndGet);
        open.countDown();
        await().until(() -> tokens.get(SHOP).isPresent());
        await().until(() -> told.get() > 0);
    }

    @Test
    void anAnswerThatComesAfterTheTokenWasForgottenIsNot() {
        keychain.entries.put("marquee:token:shop", new FakeKeychain.Entry(HOSTS, TOKEN));
        CountDownLatch open = new CountDownLatch(1);
        keychain.hangUntil(open);
        Tokens tokens = tokens(() -> Optional.of(keychain), SHORT);
        assertThat(tokens.recall(SHOP, HOSTS).join()).isFalse();
        tokens.forget(SHOP);
        open.countDown();
        await().until(keychain.entries::isEmpty);
        assertThat(tokens.get(SHOP)).isEmpty();
    }

    @Test
    void tellsOfEveryChangeUntilTheListenerIsLetGoOrTheRunEnds() {
        Tokens tokens = new Tokens();
        AtomicInteger told = new AtomicInteger();
        Runnable letGo = tokens.listen(told::incrementAndGet);
        tokens.put(SHOP, TOKEN);
        assertThat(told).hasValue(1);
        tokens.keep(SHOP, HOSTS, TOKEN);
        assertThat(told).hasValue(2);
        tokens.forget(SHOP);
        assertThat(told).hasValue(3);
        letGo.run();
        tokens.put(SHOP, TOKEN);
        assertThat(told).hasValue(3);
        tokens.listen(told::incrementAndGet);
        tokens.close();
        tokens.put(SHOP, TOKEN);
        assertThat(told).hasValue(3);
    }

    @Test
    void withoutAKeychainOnlyWhatIsAtHandIsRecalled() {
        Tokens tokens = new Tokens();
        assertThat(tokens.recall(SHOP, HOSTS).join()).isFalse();
        tokens.put(SHOP, TOKEN);
        assertThat(tokens.recall(SHOP, HOSTS).join()).isTrue();
        tokens.askForKeychain();
        assertThat(tokens.keychain()).isEqualTo(KeychainState.UNUSED);
    }

    /** Once that it is silent, and once more when it answers: both are shown. */
    @Test
    void aTokenThatIsTakenLateIsToldOfTwice() {
        CountDownLatch open = new CountDownLatch(1);
        keychain.hangUntil(open);
        Tokens tokens = tokens(() -> Optional.of(keychain), SHORT);
        List<TokenPlace> told = listening(tokens, () -> tokens.place(SHOP));
        tokens.keep(SHOP, HOSTS, TOKEN);
        await().until(() -> told.size() == 2);
        assertThat(told).containsOnly(TokenPlace.THIS_RUN);
        open.countDown();
        await().until(() -> told.contains(TokenPlace.KEYCHAIN));
    }

    @Test
    void thatAKeychainIsSilentIsToldWhenATokenIsForgotten() {
        CountDownLatch open = new CountDownLatch(1);
        keychain.hangUntil(open);
        Tokens tokens = tokens(() -> Optional.of(keychain), SHORT);
        List<KeychainState> told = listening(tokens, tokens::keychain);
        tokens.forget(SHOP);
        await().until(() -> told.contains(KeychainState.SILENT));
        open.countDown();
    }

    @Test
    void thatAKeychainIsSilentIsToldWhenItIsLookedFor() {
        CountDownLatch open = new CountDownLatch(1);
        Tokens tokens =
                tokens(
                        () -> {
                            keychain.hangUntil(open);
                            keychain.before.run();
                            return Optional.of(keychain);
                        },
                        SHORT);
        List<KeychainState> told = listening(tokens, tokens::keychain);
        tokens.askForKeychain();
        await().until(() -> told.contains(KeychainState.SILENT));
        told.clear();
        open.countDown();
        await().until(() -> told.contains(KeychainState.IN_USE));
    }

    private static <T> List<T> listening(Tokens tokens, Supplier<T> shown) {
        List<T> told = new CopyOnWriteArrayList<>();
        tokens.listen(() -> told.add(shown.get()));
        return told;
    }

    @Test
    void findsOutWhetherThereIsAKeychainAndTellsOfIt() {
        Tokens tokens = working();
        AtomicInteger told = new AtomicInteger();
        tokens.listen(told::incrementAndGet);
        tokens.askForKeychain();
        await().until(() -> tokens.keychain() == KeychainState.IN_USE);
        await().until(() -> told.get() > 0);
    }
}
