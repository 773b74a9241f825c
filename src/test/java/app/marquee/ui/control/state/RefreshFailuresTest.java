package app.marquee.ui.control.state;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.text.FailureMessage;
import app.marquee.text.Messages;
import app.marquee.ui.testing.WindowTest;

import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;

/** One failure is one bar, whatever it kept from being refreshed. */
class RefreshFailuresTest extends WindowTest {
    private final List<String> loaded = new ArrayList<>();
    private RefreshFailures.@Nullable Part list;
    private RefreshFailures.@Nullable Part head;
    private RefreshFailures.@Nullable Part body;

    private void open(Locale language) {
        show(
                () -> {
                    RefreshFailures bars = new RefreshFailures(Messages.shared(language));
                    list = bars.part("folders", () -> loaded.add("list"));
                    head = bars.part("videos", () -> loaded.add("open"));
                    body = bars.part("videos", () -> loaded.add("open"));
                    Button after = new Button("After");
                    after.setId("after");
                    return new VBox(bars, after);
                });
    }

    private void fails(RefreshFailures.@Nullable Part part, String title, String age) {
        onFx(
                () ->
                        Objects.requireNonNull(part)
                                .failed(new FailureMessage(title, "", "", null, null), age));
        settle();
    }

    private void passes(RefreshFailures.@Nullable Part part) {
        onFx(() -> Objects.requireNonNull(part).passed());
        settle();
    }

    private List<String> titles() {
        return onFx(
                () ->
                        robot().lookup(".error-title").queryAllAs(Labeled.class).stream()
                                .map(Labeled::getText)
                                .toList());
    }

    @Test
    void aFirstLoadOfWhichAPartIsShownIsNoRefresh() {
        open(Locale.ENGLISH);
        onFx(
                () ->
                        Objects.requireNonNull(list)
                                .failedPartly(
                                        new FailureMessage("Server error", "", "", null, null)));
        settle();
        assertThat(titles()).containsExactly("Couldn’t load folders: Server error");
    }

    @Test
    void oneFailureOfSeveralPartsIsOneBarThatLoadsEachAgain() {
        open(Locale.ENGLISH);
        fails(list, "Server error", "12:30 PM");
        fails(head, "Server error", "");
        fails(body, "Server error", "11:30 AM");
        assertThat(titles())
                .containsExactly(
                        "Couldn’t refresh folders and videos: Server error. Showing 12:30 PM.");
        assertThat(onFx(() -> find("error-banner", Region.class).getHeight()))
                .isBetween(32.0, 40.0);
        click("error-retry");
        assertThat(loaded).containsExactly("list", "open");
    }

    @Test
    void oneLineRunsWhileAnyPartIsRefreshed() {
        open(Locale.ENGLISH);
        double before = onFx(() -> find("after", Button.class).getLayoutY());
        refreshes(list, true);
        refreshes(body, true);
        assertThat(robot().lookup(".refresh-mark").queryAll()).hasSize(1);
        assertThat(onFx(() -> find("after", Button.class).getLayoutY()))
                .as("nothing moves for it")
                .isEqualTo(before);
        refreshes(list, false);
        assertThat(robot().lookup(".refresh-mark").queryAll()).hasSize(1);
        passes(body);
        assertThat(robot().lookup(".refresh-mark").queryAll()).isEmpty();
    }

    private void refreshes(RefreshFailures.@Nullable Part part, boolean isRefreshing) {
        onFx(() -> Objects.requireNonNull(part).refreshing(isRefreshing));
        settle();
    }

    @Test
    void anotherFailureIsABarOfItsOwn() {
        open(Locale.ENGLISH);
        fails(list, "Server error", "");
        fails(head, "Access denied", "");
        assertThat(titles())
                .containsExactly(
                        "Couldn’t refresh folders: Server error",
                        "Couldn’t refresh videos: Access denied");
        passes(list);
        assertThat(titles()).containsExactly("Couldn’t refresh videos: Access denied");
    }

    @Test
    void theFocusStaysOnItsRetryAndGoesOnWhenAllIsLoaded() {
        open(Locale.ENGLISH);
        fails(list, "Server error", "");
        onFx(() -> find("error-retry", Button.class).requestFocus());
        fails(body, "Server error", "");
        assertThat(isFocused("error-retry")).isTrue();
        passes(list);
        passes(body);
        assertThat(exists("error-banner")).isFalse();
        assertThat(isFocused("after")).isTrue();
    }

    @Test
    void whereSeveralPartsHaveNothingTheLastOneSaysWhyAndLoadsAllAgain() {
        open(Locale.ENGLISH);
        Map<String, @Nullable Runnable> cards = new HashMap<>();
        isMissing(list, again -> cards.put("list", again));
        assertThat(cards.get("list")).isNotNull();
        isMissing(body, again -> cards.put("body", again));
        assertThat(cards.get("list")).isNull();
        Objects.requireNonNull(cards.get("body")).run();
        assertThat(loaded).containsExactly("list", "open");
        assertThat(exists("error-banner")).isFalse();
        passes(body);
        Objects.requireNonNull(cards.get("list")).run();
        assertThat(loaded).containsExactly("list", "open", "list");
    }

    @Test
    void aPartThatIsLoadedAgainIsLeftAlone() {
        open(Locale.ENGLISH);
        List<String> shown = new ArrayList<>();
        isMissing(list, _ -> shown.add("list"));
        onFx(() -> Objects.requireNonNull(list).loading());
        isMissing(body, _ -> shown.add("body"));
        assertThat(shown).containsExactly("list", "body");
    }

    private void isMissing(RefreshFailures.@Nullable Part part, Consumer<@Nullable Runnable> card) {
        FailureMessage why = new FailureMessage("Server error", "", "", null, null);
        onFx(() -> Objects.requireNonNull(part).missing(why, card));
    }

    @Test
    void thePartsAreListedInTheLanguage() {
        open(Locale.of("pt", "BR"));
        fails(list, "Erro", "");
        fails(head, "Erro", "");
        assertThat(titles()).containsExactly("Não foi possível atualizar folders e videos: Erro");
    }
}
