package app.marquee.ui.shell.dialog;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.id.ItemKind;
import app.marquee.service.search.ResolvedId;
import app.marquee.task.InlineRunner;
import app.marquee.text.Messages;
import app.marquee.ui.testing.FakeDesk;
import app.marquee.ui.testing.FakeIds;
import app.marquee.ui.testing.WindowTest;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Pasted IDs are counted as the person types, and only those that can be added are. */
class KnownIdsInputTest extends WindowTest {
    private static final String ID = "0b1f9a52-6d3e-4c7a-9f01-1c2d3e4f5a6b";
    private static final String KNOWN = "7c9e6679-7425-40de-944b-e07fc1f90ae7";
    private static final Messages MESSAGES = Messages.shared(Locale.ENGLISH);

    @TempDir Path home;
    private final List<ResolvedId> added = new ArrayList<>();
    private final FakeDesk desk = new FakeDesk();

    private void open(WantedItems wanted) {
        show(
                () -> {
                    KnownIdsInput input =
                            new KnownIdsInput(MESSAGES, new InlineRunner(), new FakeIds(), wanted)
                                    .withFiles("file", desk)
                                    .onAdd(added::addAll);
                    input.tools().getChildren().add(input.addButton());
                    return input;
                });
    }

    private void paste(String text) {
        onFx(() -> find("add-known", TextArea.class).setText(text));
    }

    private String note() {
        return find("known-state", Label.class).getText();
    }

    @Test
    void whoTakesEveryIdSaysNothingOfWhatIsKnown() {
        open(WantedItems.of(ItemKind.VIDEO));
        paste(ID + " and again " + ID);
        assertThat(note()).isEqualTo("1 ID found · 1 repeated");
        click("add-known-confirm");
        assertThat(added).extracting(ResolvedId::uuid).containsExactly(ID);
    }

    @Test
    void pastedIdsAreCountedAndOnlyNewOnesAdded() {
        open(WantedItems.of(ItemKind.VIDEO).without(KNOWN::equals));
        assertThat(find("add-known-confirm", Button.class).isDisabled()).isTrue();
        paste(ID + ", " + KNOWN + " and again " + ID);
        assertThat(note()).isEqualTo("2 IDs found · 1 repeated · 1 already added");
        click("add-known-confirm");
        assertThat(added).extracting(ResolvedId::uuid).containsExactly(ID);
        assertThat(find("add-known", TextArea.class).getText()).isEmpty();
    }

    @Test
    void aFileThatCannotBeReadIsToldAndTheTextStays() throws IOException {
        open(WantedItems.of(ItemKind.VIDEO));
        paste(ID);
        desk.willChoose(home.resolve("missing.csv"));
        click("file");
        assertThat(note()).startsWith("Couldn’t access a file");
        assertThat(find("add-known", TextArea.class).getText()).isEqualTo(ID);
        desk.willChoose(Files.writeString(home.resolve("ids.csv"), KNOWN));
        click("file");
        assertThat(note()).isEqualTo("1 ID found");
        click("add-known-confirm");
        assertThat(added).extracting(ResolvedId::uuid).containsExactly(KNOWN);
    }

    @Test
    void theVideoOfAPlayerIdIsAddedOnceItWasLookedUp() {
        open(WantedItems.of(ItemKind.VIDEO));
        paste("https://player.example.com/embed/?v=" + ID);
        assertThat(find("known-look-up", Button.class).getText()).isEqualTo("Look up 1 ID");
        assertThat(find("add-known-confirm", Button.class).isDisabled()).isTrue();
        click("known-look-up");
        click("add-known-confirm");
        assertThat(added).extracting(ResolvedId::uuid).containsExactly(FakeIds.FOUND);
    }
}
