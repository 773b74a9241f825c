package app.marquee.change.engine;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.change.JournalEntryFactory;
import app.marquee.change.StagedChange;
import app.marquee.change.folder.FolderEdit;
import app.marquee.change.video.TrashChange;
import app.marquee.model.folder.Folder;
import app.marquee.model.folder.FolderUpdate;
import app.marquee.model.id.FolderId;
import app.marquee.model.id.VideoId;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;
import java.util.UUID;

final class SendOrderTest {
    private final JournalEntryFactory staging = Things.lines(Things.CONNECTION);

    private static FolderId folder(int number) {
        return new FolderId(new UUID(0x4000L, number).toString());
    }

    private StagedChange rename(int folder, String name) {
        return FolderEdit.TYPE.stage(
                staging, Folder.known(folder(folder)), FolderUpdate.rename(name));
    }

    private StagedChange move(int folder, int to) {
        return FolderEdit.TYPE.stage(
                staging, Folder.known(folder(folder)), FolderUpdate.moveTo(folder(to)));
    }

    private StagedChange recover(int video) {
        return TrashChange.RECOVER.stage(
                staging, List.of(new VideoId(new UUID(0x4000L, video).toString())), Map.of());
    }

    @Test
    void sendsDifferentThingsTogetherAndOneThingInItsOrder() {
        StagedChange first = rename(1, "a");
        StagedChange second = rename(1, "b");
        StagedChange other = rename(2, "c");
        SendOrder order = new SendOrder(List.of(first, second, other));
        assertThat(order.take()).contains(first);
        assertThat(order.take()).contains(other);
        assertThat(order.take()).isEmpty();
        assertThat(order.waiting()).isOne();
        assertThat(order.onTheWay()).containsExactlyInAnyOrder(first, other);
        order.ended(first);
        assertThat(order.take()).contains(second);
    }

    @Test
    void whatWasRefusedForNowGoesFirstAgainAndHoldsWhatComesAfterIt() {
        StagedChange first = rename(1, "a");
        StagedChange second = rename(1, "b");
        SendOrder order = new SendOrder(List.of(first, second));
        order.take();
        order.putBack(first);
        assertThat(order.peek()).contains(first);
        assertThat(order.take()).contains(first);
        assertThat(order.take()).isEmpty();
    }

    @Test
    void whatWasRefusedForNowIsBeforeOthersOfTheList() {
        StagedChange first = rename(1, "a");
        StagedChange other = rename(2, "b");
        SendOrder order = new SendOrder(List.of(first, other));
        order.take();
        order.putBack(first);
        assertThat(order.drop()).containsExactly(first, other);
        SendOrder again = new SendOrder(List.of(first, other));
        again.take();
        again.putBack(first);
        assertThat(again.take()).contains(first);
    }

    @Test
    void aFolderGoesIntoAnotherOnlyAfterThatOneWent() {
        StagedChange out = move(1, 9);
        StagedChange into = move(2, 1);
        SendOrder order = new SendOrder(List.of(out, into));
        assertThat(order.take()).contains(out);
        assertThat(order.take()).isEmpty();
        order.ended(out);
        assertThat(order.take()).contains(into);
    }

    @Test
    void aNameThatReadsLikeAnIdIsNoFolderToWaitFor() {
        StagedChange one = rename(1, "a");
        StagedChange named = rename(2, folder(1).value());
        SendOrder order = new SendOrder(List.of(one, named));
        assertThat(order.free()).isEqualTo(2);
    }

    @Test
    void whatWaitsForTwoGoesAfterBoth() {
        StagedChange one = rename(1, "a");
        StagedChange other = rename(2, "b");
        StagedChange into = move(2, 1);
        SendOrder order = new SendOrder(List.of(one, other, into));
        order.take();
        order.take();
        order.ended(other);
        assertThat(order.take()).isEmpty();
        order.ended(one);
        assertThat(order.take()).contains(into);
    }

    @Test
    void recoveriesKeepTheirOrderAlthoughTheyAreOfDifferentVideos() {
        StagedChange oldest = recover(1);
        SendOrder order = new SendOrder(List.of(oldest, recover(2)));
        assertThat(order.take()).contains(oldest);
        assertThat(order.take()).isEmpty();
    }

    @Test
    void whatIsTakenBackComesInTheOrderOfTheListAndWhatIsOnItsWayStays() {
        StagedChange first = rename(1, "a");
        StagedChange second = rename(1, "b");
        StagedChange third = rename(2, "c");
        SendOrder order = new SendOrder(List.of(first, second, third));
        order.take();
        assertThat(order.drop()).containsExactly(second, third);
        order.ended(first);
        assertThat(order.take()).isEmpty();
        assertThat(order.waiting()).isZero();
    }
}
