package app.marquee.ui.overview;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.failure.Failure;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.ItemSource;
import app.marquee.model.id.KnownItem;
import app.marquee.model.id.VideoId;
import app.marquee.model.settings.AlertKind;
import app.marquee.service.alert.AlertFact;
import app.marquee.service.alert.AlertReport;
import app.marquee.service.alert.AlertResult;
import app.marquee.service.change.ChangeCounts;
import app.marquee.service.overview.Attention;
import app.marquee.task.LoadState;
import app.marquee.ui.shell.section.Place;
import app.marquee.ui.testing.FakeAlerts;
import app.marquee.ui.testing.FakeShell;
import app.marquee.ui.testing.Toolkit;

import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;

/** The lines about what needs attention, without a window. */
@Tag("window")
class AttentionListTest {
    private static final Attention.Unread LOADED = new Attention.Unread(false, false);

    private final FakeShell shell = new FakeShell();

    @BeforeAll
    static void startToolkit() throws TimeoutException {
        Toolkit.start();
    }

    private AttentionList list() {
        return new AttentionList(shell.context("overview"), new FakeAlerts().center());
    }

    private static KnownItem video(int number, @Nullable String title) {
        return new KnownItem(
                ItemKind.VIDEO,
                "00000000-0000-4000-8000-%012d".formatted(number),
                title,
                ItemSource.LIST,
                null);
    }

    private static Attention broken(KnownItem... videos) {
        return new Attention(ChangeCounts.NONE, List.of(videos), List.of(), List.of(), LOADED);
    }

    private AttentionList list(Attention attention) {
        AttentionList list = list();
        list.loaded(new LoadState.Loaded(FakeShell.NOW), true);
        list.show(attention);
        return list;
    }

    private static ButtonBase line(AttentionList list, String key) {
        return (ButtonBase) Objects.requireNonNull(list.lookup("#overview-attention-" + key));
    }

    private static String nothing(AttentionList list) {
        return ((Label) Objects.requireNonNull(list.lookup(".attention-none"))).getText();
    }

    @Test
    void theTitleOfASingleVideoIsShownAsItIs() {
        ButtonBase line = line(list(broken(video(1, "A_b %s C:\\new <img>"))), "broken");
        assertThat(line.getText()).isEqualTo("1 video couldn’t be processed: A_b %s C:\\new <img>");
        assertThat(line.isMnemonicParsing()).as("an underscore stays").isFalse();
        assertThat(line.isWrapText()).isTrue();
    }

    @Test
    void aVideoWithoutATitleIsNamedByItsId() {
        assertThat(line(list(broken(video(1, " "))), "broken").getText())
                .endsWith(": " + video(1, null).id());
        assertThat(line(list(broken(video(1, null))), "broken").getText())
                .endsWith(": " + video(1, null).id());
    }

    @Test
    void aTitleFromRightToLeftIsInTheTooltip() {
        ButtonBase line = line(list(broken(video(1, "סרטון השבוע"))), "broken");
        assertThat(line.getText()).isEqualTo("1 video couldn’t be processed");
        assertThat(line.getTooltip().getText()).contains("סרטון השבוע");
    }

    @Test
    void ofSeveralVideosTheFirstTwentyAreInAMenu() {
        KnownItem[] many =
                IntStream.range(0, 21)
                        .mapToObj(number -> video(number, "Part_" + number))
                        .toArray(KnownItem[]::new);
        MenuButton menu = (MenuButton) line(list(broken(many)), "broken");
        assertThat(menu.getText()).isEqualTo("21 videos couldn’t be processed");
        List<MenuItem> items = menu.getItems();
        assertThat(items).hasSize(20).noneMatch(MenuItem::isMnemonicParsing);
        assertThat(items.getLast().getText()).isEqualTo("Part_19");
        items.getLast().fire();
        assertThat(shell.subjects()).containsExactly(new VideoId(many[19].id()));
    }

    @Test
    void linesThatLeadNowhereCannotBePressed() {
        shell.closes(VideoId.class);
        shell.closes(Place.PendingChanges.class);
        Attention attention =
                new Attention(
                        new ChangeCounts(1, 0, 3, 0, 0),
                        List.of(video(1, "A")),
                        List.of(video(2, "B")),
                        List.of(video(3, "C")),
                        LOADED);
        AttentionList list = list(attention);
        assertThat(line(list, "broken").isDisabled()).isTrue();
        assertThat(line(list, "processing").isDisabled()).isTrue();
        assertThat(line(list, "failed").isDisabled()).isTrue();
        assertThat(line(list, "bare").isDisabled()).as("it leads to Thumbnails").isFalse();
        line(list, "bare").fire();
        assertThat(shell.places())
                .containsExactly(new Place.ThumbnailsOf(new VideoId(video(3, null).id())));
    }

    @Test
    void changesLeadToThePendingOnesWorstFirst() {
        AttentionList list =
                list(
                        new Attention(
                                new ChangeCounts(1, 2, 3, 0, 0),
                                List.of(),
                                List.of(),
                                List.of(),
                                LOADED));
        assertThat(ids(list))
                .containsExactly("overview-attention-check", "overview-attention-failed");
        assertThat(line(list, "failed").getText()).isEqualTo("1 change failed in the last 7 days");
        line(list, "failed").fire();
        assertThat(shell.places()).containsExactly(new Place.PendingChanges());
    }

    private static List<String> ids(AttentionList list) {
        List<String> ids = new ArrayList<>();
        for (Node row : list.lookupAll(".attention-row")) {
            ids.add(row.getId());
        }
        return ids;
    }

    private static Attention nothing(boolean noVideos, boolean noTrash) {
        return new Attention(
                ChangeCounts.NONE,
                List.of(),
                List.of(),
                List.of(),
                new Attention.Unread(noVideos, noTrash));
    }

    @Test
    void nothingIsSaidToBeThereOnlyAsFarAsItWasLoaded() {
        assertThat(nothing(list(nothing(false, false)))).isEqualTo("Nothing right now.");
        assertThat(nothing(list(nothing(true, false)))).contains("Videos aren’t loaded");
        assertThat(nothing(list(nothing(false, true)))).contains("The trash isn’t loaded");
        assertThat(nothing(list(nothing(true, true)))).contains("Videos and trash");
    }

    @Test
    void onlyWhatIsNotLoadedIsOffered() {
        assertThat(ids(list(nothing(true, false)))).containsExactly("overview-attention-library");
        assertThat(ids(list(nothing(false, true)))).containsExactly("overview-attention-trash");
        assertThat(ids(list(nothing(false, false)))).isEmpty();
        shell.closes(Place.Trash.class);
        assertThat(ids(list(nothing(true, true)))).containsExactly("overview-attention-library");
        assertThat(ids(list())).as("not looked at yet").isEmpty();
    }

    @Test
    void beforeTheTopVideosAreThereTheirLoadIsTold() {
        AttentionList list = list();
        list.show(nothing(false, false));
        String before = nothing(list);
        list.loaded(new LoadState.Loading(0, FakeShell.NOW), false);
        String loading = nothing(list);
        list.loaded(new LoadState.Failed(new Failure.NoToken()), false);
        assertThat(nothing(list)).startsWith("Couldn’t load");
        assertThat(List.of(before, loading)).doesNotContain(nothing(list)).doesNotHaveDuplicates();
        list.loaded(new LoadState.Failed(new Failure.NoToken()), true);
        assertThat(nothing(list)).as("of an earlier load").isEqualTo("Nothing right now.");
    }

    @Test
    void anAlertThatLeadsNowhereCannotBePressed() {
        AlertResult fired =
                AlertResult.of(
                        List.of(
                                new AlertFact.RankedVideo(
                                        new VideoId(video(1, null).id()), "A_b", 3)));
        AlertReport report = new AlertReport(FakeShell.NOW, Map.of(AlertKind.TOP_VIDEO, fired));
        AttentionList open = list();
        open.show(report);
        ButtonBase line = line(open, "alert-top-video");
        assertThat(line.isDisabled()).isFalse();
        line.fire();
        assertThat(shell.subjects()).hasSize(1);
        shell.closes(VideoId.class);
        shell.closes(Place.Ranking.class);
        AttentionList closed = list();
        closed.show(report);
        assertThat(line(closed, "alert-top-video").isDisabled()).isTrue();
    }
}
