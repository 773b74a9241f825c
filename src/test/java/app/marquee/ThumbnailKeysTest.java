package app.marquee;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.sandbox.account.SeedVideo;

import javafx.scene.input.KeyCode;

import org.junit.jupiter.api.Test;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Pictures are looked at, copied, saved, replaced and compared by keys alone, through faults. */
class ThumbnailKeysTest extends DeskKeys {
    private final Path saved = home.resolve("saved.jpg");

    @Test
    void picturesAreLookedAtChangedAndCompared() {
        open("thumbnails");
        anIdThatCannotBeReadIsReadAgain();
        theArrowsGoFromOneToTheNext();
        onePictureIsSaved();
        oneIsReplacedThoughTheAnswerWasAnError();
        oneIsRemovedAfterTheLineWasCut();
        theLoadStopsAndGoesOn();
    }

    private static String ids(Predicate<SeedVideo> which, int count) {
        return ACCOUNT.videos()
                .filter(video -> video.deletedAt() == null)
                .filter(which)
                .limit(count)
                .map(video -> video.id().toString())
                .collect(Collectors.joining(" "));
    }

    private void anIdThatCannotBeReadIsReadAgain() {
        faults("thumbnails:500#1");
        byPalette("Add videos by ID");
        assertThat(isFocused("add-known")).isTrue();
        robot().write(
                        Stream.of(
                                        ids(v -> v.thumbnails().customImageId() != null, 2),
                                        ids(v -> v.thumbnails().customImageId() == null, 1))
                                .collect(Collectors.joining(" ")));
        until(() -> words().contains("3 IDs found"));
        tabTo("add-known-confirm");
        press(KeyCode.SPACE);
        rest();
        assertThat(isFocused("thumbs-grid")).isTrue();
        says("the server returned 500");
        tabTo("error-retry");
        press(KeyCode.SPACE);
        rest();
        assertThat(isFocused("thumb-custom")).as("the keys go on in the gallery").isTrue();
        assertThat(reads("/thumbs/")).isEqualTo(2);
    }

    private void theArrowsGoFromOneToTheNext() {
        press(KeyCode.RIGHT);
        assertThat(isFocused("thumb-1")).isTrue();
        press(KeyCode.ENTER);
        says("Generated 1 · 2 of");
        press(KeyCode.LEFT);
        says("Custom (active) · 1 of");
        press(KeyCode.ESCAPE);
        assertThat(exists("dialog-close")).isFalse();
        assertThat(isFocused("thumb-1")).isTrue();
    }

    /** The place that was chosen first cannot be written to. */
    private void onePictureIsSaved() {
        desk().willChoose(home.resolve("nowhere").resolve("saved.jpg"));
        byPalette("Save thumbnail image");
        rest();
        until(() -> exists("error-banner"));
        desk().willChoose(saved);
        byPalette("Save thumbnail image");
        says("Image saved: " + saved);
        assertThat(saved).isNotEmptyFile();
        assertThat(Files.isRegularFile(saved)).isTrue();
    }

    private void oneIsReplacedThoughTheAnswerWasAnError() {
        faults("thumbnail-upload:500-after#1");
        byPalette("Replace custom thumbnail");
        until(() -> exists("thumb-file-cancel") && words().contains("You can’t undo this"));
        assertThat(isFocused("thumb-file-cancel")).isTrue();
        assertThat(writes()).isEmpty();
        tabTo("thumb-file-send");
        press(KeyCode.ENTER);
        rest();
        says("Status unknown");
        says("The change may still have gone through");
        assertThat(writes()).hasSize(1).first().asString().startsWith("POST /thumbs/");
        assertThat(isFocused("thumb-1")).isTrue();
    }

    private void oneIsRemovedAfterTheLineWasCut() {
        faults("thumbnail-delete:reset-before#1");
        byPalette("Remove custom thumbnail");
        confirm();
        assertThat(writes()).hasSize(2).last().asString().startsWith("DELETE /thumbs/");
        byPalette("Remove custom thumbnail");
        confirm();
        says("None. The platform shows a generated thumbnail.");
        assertThat(writes()).hasSize(3);
    }

    private void theLoadStopsAndGoesOn() {
        faults("thumbnails:silent");
        byPalette("Load thumbnails");
        says("Loading thumbnails");
        press(KeyCode.ESCAPE);
        rest();
        assertThat(words()).doesNotContain("Loading thumbnails");
        faults("");
        byPalette("Load thumbnails");
        rest();
        byPalette("Show videos without custom thumbnail");
        until(() -> words().lines().anyMatch(line -> line.matches("[1-9]\\d* of \\d+")));
        assertThat(words().lines()).doesNotContain("Custom");
    }
}
