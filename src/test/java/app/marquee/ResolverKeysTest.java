package app.marquee;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.input.KeyCode;

import org.junit.jupiter.api.Test;

/** What is pasted becomes known, is found and opened by keys alone, through a failing look-up. */
class ResolverKeysTest extends DeskKeys {
    @Test
    void pastedIdsAreLookedUpAddedAndFound() {
        open("library");
        String player = ACCOUNT.video(4).externalId().toString();
        String video = ACCOUNT.video(4).id().toString();
        String other = ACCOUNT.video(5).id().toString();
        byPalette("Add known items by their ids");
        assertThat(isFocused("add-known")).isTrue();
        robot().write("https://x.example/embed/?v=" + player + " video " + other + " " + other);
        until(() -> exists("known-preview") && rows("known-preview") == 2);
        says("2 times");
        faults("video-list:500,video-read:500");
        tabTo("known-look-up");
        press(KeyCode.SPACE);
        rest();
        says("The service has a problem");
        assertThat(rows("known-preview")).as("nothing is lost").isEqualTo(2);
        faults("");
        tabTo("known-look-up");
        press(KeyCode.SPACE);
        rest();
        tabTo("known-confirm");
        press(KeyCode.SPACE);
        rest();
        assertThat(exists("known-confirm")).isFalse();
        says("2 items added to what is known");

        press(KeyCode.SHORTCUT, KeyCode.K);
        robot().write(video.substring(0, 8));
        rest();
        press(KeyCode.ENTER);
        says(ACCOUNT.title(4));
        assertThat(exists("video-open-player")).isTrue();
        assertThat(writes()).isEmpty();
    }
}
