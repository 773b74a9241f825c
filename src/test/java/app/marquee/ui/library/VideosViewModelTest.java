package app.marquee.ui.library;

import static app.marquee.ui.library.LibraryFixture.id;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.HostileTitle;
import app.marquee.model.Member;
import app.marquee.model.UnknownMembers;
import app.marquee.model.failure.Failure;
import app.marquee.model.id.FolderId;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.Video;
import app.marquee.model.video.VideoFilter;
import app.marquee.task.HeldRunner;
import app.marquee.task.LoadState;
import app.marquee.ui.library.folder.ChangeMark;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

public class VideosViewModelTest {
    private static final LoadState LOADING = new LoadState.Loading(0, FakeGate.NOW);
    private static final LoadState LOADED = new LoadState.Loaded(FakeGate.NOW);

    private final HeldRunner held = new HeldRunner();
    private final LibraryFixture library = new LibraryFixture(held);
    private final VideosViewModel videos = library.videos;

    @BeforeEach
    void some() {
        library.videoService.videos.put(VideoFilter.in(id(1)), list(1, 2, 3, 4, 5));
        library.videoService.videos.put(VideoFilter.in(id(2)), list(6));
        library.videoService.videos.put(VideoFilter.ROOT, list(7, 8));
    }

    @Test
    void pages_are_shown_as_they_come() {
        List<String> seen = new ArrayList<>();
        videos.stateProperty()
                .addListener((_, _, state) -> seen.add(titles().size() + " " + state));
        videos.show(new VideoPlace.In(id(1)));
        assertThat(videos.stateProperty().get()).isEqualTo(LOADING);
        held.releaseAll();

        assertThat(seen)
                .containsExactly(
                        "0 " + LOADING,
                        "2 " + new LoadState.Loading(2, FakeGate.NOW),
                        "4 " + new LoadState.Loading(4, FakeGate.NOW),
                        "5 " + LOADED);
        assertThat(titles()).hasSize(5).startsWith("Video 1", "Video 2");
        assertThat(listing().whole()).isTrue();
        assertThat(listing().total()).isEqualTo(5L);
        assertThat(library.videoService.asked).contains("remember 5");
    }

    @Test
    void the_latest_place_wins_although_an_older_answer_comes_later() {
        videos.show(new VideoPlace.In(id(1)));
        videos.show(new VideoPlace.In(id(2)));
        held.releaseNewest();
        held.releaseAll();

        assertThat(titles()).containsExactly("Video 6");
        assertThat(library.videoService.asked).containsExactly(id(2) + " 1", "remember 1");
    }

    @Test
    void all_videos_and_those_in_no_folder_are_counted_once_they_are_loaded() {
        assertThat(videos.countsProperty().get()).isEqualTo(VideoCounts.NONE);
        library.videoService.videos.put(VideoFilter.ALL, list(1, 2, 3));
        videos.show(new VideoPlace.Everywhere());
        held.releaseAll();
        assertThat(videos.countsProperty().get())
                .as("the folders of these aren't provided")
                .isEqualTo(new VideoCounts(3L, null));
        library.videoService.videos.put(VideoFilter.ROOT, list(1, 2));
        videos.show(new VideoPlace.Top());
        held.releaseAll();
        assertThat(videos.countsProperty().get()).isEqualTo(new VideoCounts(3L, 2L));
    }

    @Test
    void a_part_of_the_unfiled_videos_is_not_their_number() {
        VideosViewModel.Listing part = new VideosViewModel.Listing(list(1, 2), true, false, null);
        assertThat(VideoCounts.NONE.with(new VideoPlace.Top(), part)).isEqualTo(VideoCounts.NONE);
    }

    @Test
    void who_looks_elsewhere_while_it_is_read_has_cancelled_nothing() {
        videos.show(new VideoPlace.In(id(1)));
        videos.show(new VideoPlace.Nowhere());
        held.releaseAll();

        assertThat(videos.stateProperty().get()).isEqualTo(new LoadState.NotLoaded());
    }

    @Test
    void a_list_that_was_cancelled_says_that_it_is_not_whole() {
        library.videoService.cancelledAt = 2;
        videos.show(new VideoPlace.In(id(1)));
        held.releaseAll();

        assertThat(titles()).hasSize(2);
        assertThat(videos.stateProperty().get()).isEqualTo(LOADED);
        assertThat(listing().whole()).isFalse();
        assertThat(listing().total()).isEqualTo(5L);
    }

    @Test
    void a_refresh_keeps_the_old_rows_until_it_has_come_as_far() {
        videos.show(new VideoPlace.In(id(1)));
        held.releaseAll();
        library.videoService.videos.put(VideoFilter.in(id(1)), list(11, 12, 13));
        List<Integer> sizes = new ArrayList<>();
        videos.rowsProperty().addListener((_, _, rows) -> sizes.add(rows.size()));
        videos.refresh();
        held.releaseAll();

        assertThat(sizes).as("never the first page alone").containsExactly(3);
        assertThat(titles()).containsExactly("Video 11", "Video 12", "Video 13");
    }

    /** The rows of the last load are more than those that came before it was stopped. */
    @Test
    void a_refresh_that_is_stopped_early_leaves_the_rows_of_before() {
        videos.show(new VideoPlace.In(id(1)));
        held.releaseAll();
        library.videoService.cancelledAt = 2;
        videos.refresh();
        held.releaseAll();
        assertThat(titles()).hasSize(5);
    }

    @Test
    void what_came_before_a_failure_is_shown_when_it_is_more_than_before() {
        videos.show(new VideoPlace.In(id(1)));
        held.releaseAll();
        library.videoService.videos.put(
                VideoFilter.in(id(1)), list(1, 2, 3, 14, 15, 16, 17, 18, 19, 20));
        library.videoService.failedAt = 4;
        List<Integer> sizes = new ArrayList<>();
        videos.rowsProperty().addListener((_, _, rows) -> sizes.add(rows.size()));
        videos.refresh();
        held.releaseAll();
        assertThat(sizes).containsExactly(6);
        assertThat(titles()).contains("Video 14");
        assertThat(videos.stateProperty().get()).isInstanceOf(LoadState.Failed.class);
    }

    /** Rows are redrawn when they have grown by an eighth, or when no more come. */
    @Test
    void the_last_part_before_a_failure_is_shown_however_little_it_adds() {
        int[] sixteen = IntStream.rangeClosed(1, 16).toArray();
        library.videoService.videos.put(VideoFilter.in(id(1)), list(sixteen));
        videos.show(new VideoPlace.In(id(1)));
        held.releaseAll();
        int[] others = IntStream.rangeClosed(21, 38).toArray();
        library.videoService.videos.put(VideoFilter.in(id(1)), list(others));
        library.videoService.failedAt = 9;
        videos.refresh();
        held.releaseAll();
        assertThat(titles()).hasSize(16).startsWith("Video 21");
    }

    @Test
    void a_refresh_that_is_cancelled_before_its_first_page_is_no_new_load() {
        videos.show(new VideoPlace.In(id(1)));
        held.releaseAll();
        library.videoService.cancelledAt = 1;
        videos.refresh();
        held.releaseAll();
        assertThat(videos.stateProperty().get()).isEqualTo(new LoadState.Cancelled());
        assertThat(listing().whole()).isTrue();
    }

    @Test
    void a_failure_before_the_first_page_leaves_the_rows_of_before() {
        videos.show(new VideoPlace.In(id(1)));
        held.releaseAll();
        library.videoService.failure = new Failure.LostAnswer("reset");
        videos.refresh();
        held.releaseAll();
        assertThat(titles()).hasSize(5);
    }

    /** Another place was chosen before the known videos came. */
    @Test
    void known_videos_that_come_too_late_are_not_shown_in_another_place() {
        library.videoService.lists = false;
        library.videoService.known = list(1, 2);
        videos.show(new VideoPlace.Everywhere());
        held.releaseAll();
        library.videoService.known = list(1, 2, 3);
        videos.shownAgain();
        videos.show(new VideoPlace.Nowhere());
        held.releaseAll();
        assertThat(titles()).isEmpty();
        assertThat(videos.stateProperty().get()).isEqualTo(new LoadState.NotLoaded());
    }

    @Test
    void a_new_load_is_believed_more_than_the_response_to_an_earlier_change() {
        videos.show(new VideoPlace.Top());
        held.releaseAll();
        Video video = videos.rowsProperty().get().getFirst().video();
        library.flow.send(library.videoActions.renaming(video, "Better").orElseThrow());
        held.releaseAll();
        assertThat(titles()).contains("Better");
        videos.refresh();
        held.releaseAll();
        assertThat(titles()).as("changed back elsewhere").contains("Video 7");
    }

    @Test
    void failure_empty_and_not_listed_are_told_apart() {
        library.videoService.failure = new Failure.NoToken();
        videos.show(new VideoPlace.In(id(1)));
        held.releaseAll();
        assertThat(videos.stateProperty().get())
                .isEqualTo(new LoadState.Failed(new Failure.NoToken()));

        library.videoService.failure = null;
        videos.show(new VideoPlace.In(id(3)));
        held.releaseAll();
        assertThat(videos.stateProperty().get()).isEqualTo(LOADED);
        assertThat(listing().videos()).isEmpty();
        assertThat(videos.isUnlisted()).isFalse();

        library.videoService.lists = false;
        videos.refresh();
        held.releaseAll();
        assertThat(videos.isUnlisted()).isTrue();
        assertThat(listing().videos()).isEmpty();

        videos.show(new VideoPlace.Nowhere());
        assertThat(videos.stateProperty().get()).isEqualTo(new LoadState.NotLoaded());
    }

    @Test
    void where_none_are_listed_those_that_answers_named_since_are_shown_on_return() {
        library.videoService.lists = false;
        videos.show(new VideoPlace.Everywhere());
        held.releaseAll();
        assertThat(videos.isUnlisted()).isTrue();
        assertThat(listing().videos()).isEmpty();

        library.videoService.known = list(1, 2);
        videos.shownAgain();
        held.releaseAll();

        assertThat(videos.rowsProperty().get()).hasSize(2);
        assertThat(videos.stateProperty().get()).isEqualTo(LOADED);
        assertThat(videos.isUnlisted()).isTrue();
    }

    @Test
    void of_all_videos_the_first_pages_come_and_the_rest_when_asked_for() {
        library.videoService.videos.put(
                VideoFilter.ALL, list(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13));
        videos.show(new VideoPlace.Everywhere());
        held.releaseAll();
        assertThat(titles()).hasSize(10);
        assertThat(listing().whole()).isFalse();
        assertThat(videos.stateProperty().get()).isEqualTo(LOADED);

        videos.loadAll();
        held.releaseAll();
        assertThat(titles()).hasSize(13);
        assertThat(listing().whole()).isTrue();
    }

    @Test
    void what_is_listed_is_not_asked_for_on_return() {
        videos.show(new VideoPlace.In(id(1)));
        held.releaseAll();
        videos.shownAgain();
        assertThat(held.waiting()).isEmpty();
    }

    @Test
    void where_none_are_listed_those_known_here_are_shown() {
        library.videoService.lists = false;
        library.videoService.known = list(1, 2);
        videos.show(new VideoPlace.Everywhere());
        held.releaseAll();
        assertThat(videos.stateProperty().get()).isEqualTo(LOADED);
        assertThat(videos.isUnlisted()).isTrue();
        assertThat(titles()).containsExactly("Video 1", "Video 2");
        assertThat(library.videoService.asked).doesNotContain("remember 2");

        library.videoService.known = list(1, 2, 3);
        videos.refresh();
        held.releaseAll();
        assertThat(titles()).as("what was added since").contains("Video 3");
    }

    @Test
    void a_renamed_video_shows_its_new_title_when_it_is_done() {
        videos.show(new VideoPlace.Top());
        held.releaseAll();
        Video video = videos.rowsProperty().get().getFirst().video();
        assertThat(library.videoActions.renaming(video, "Video 7")).isEmpty();
        library.flow.send(library.videoActions.renaming(video, "Better").orElseThrow());
        assertThat(videos.rowsProperty().get().getFirst().mark())
                .isEqualTo(new ChangeMark.Pending());
        held.releaseAll();

        assertThat(titles()).containsExactly("Better", title(8));
        assertThat(library.gate.bodies()).containsExactly("{\"title\":\"Better\"}");
    }

    @Test
    void moved_and_trashed_videos_leave_the_list_only_when_it_is_done() {
        videos.show(new VideoPlace.Top());
        held.releaseAll();
        List<Video> shown = videos.rowsProperty().get().stream().map(VideoRow::video).toList();
        library.videoActions.move(List.of(shown.getFirst()), id(1));
        library.flow.confirm();
        assertThat(titles()).hasSize(2);
        held.releaseAll();
        assertThat(titles()).containsExactly(title(8));

        library.gate.nextFails();
        library.videoActions.trash(List.of(shown.getLast()));
        assertThat(library.flow.reviewProperty().get().careful()).isTrue();
        library.flow.confirm();
        held.releaseAll();
        assertThat(titles()).containsExactly(title(8));

        library.videoActions.trash(List.of(shown.getLast()));
        library.flow.confirm();
        held.releaseAll();
        assertThat(titles()).isEmpty();
        assertThat(library.gate.bodies().getLast())
                .isEqualTo("[{\"video_id\":\"" + shown.getLast().id() + "\"}]");
    }

    @Test
    void what_no_request_may_name_is_neither_changed_nor_taken_as_a_place() {
        Video odd = Video.known(new VideoId("v-9")).withTitle(Member.of("Odd"));
        String why = "This item can’t be changed because its ID “v-9” isn’t valid.";
        assertThat(library.videoActions.blocked(List.of(video(1)))).isEmpty();
        assertThat(library.videoActions.blocked(List.of(video(1), odd))).contains(why);
        library.videoActions.move(List.of(video(1), odd), id(2));
        library.videoActions.trash(List.of(odd));
        library.videoActions.move(List.of(video(1)), new FolderId("42"));
        assertThat(library.news)
                .containsExactly(
                        why, why, "This item can’t be changed because its ID “42” isn’t valid.");
        assertThat(library.flow.reviewProperty().get()).isNull();
    }

    @Test
    void a_loaded_title_that_breaks_the_limit_keeps_nothing_else_from_being_changed() {
        Video empty = video(1).withTitle(Member.of(""));
        library.videoActions.move(List.of(empty), id(2));
        assertThat(library.flow.reviewProperty().get().lines().getFirst().request().body())
                .isEqualTo("{\"folder_id\":\"" + id(2) + "\"}");
    }

    private VideosViewModel.Listing listing() {
        return videos.listing().orElseThrow();
    }

    private List<String> titles() {
        return videos.rowsProperty().get().stream()
                .map(row -> row.video().title().toOptional().orElse("?"))
                .toList();
    }

    private static List<Video> list(int... numbers) {
        List<Video> made = new ArrayList<>();
        for (int number : numbers) {
            made.add(video(number));
        }
        return made;
    }

    /** Every eighth title is a hostile one. */
    private static String title(int number) {
        String plain = "Video " + number;
        return number % 8 == 0 ? HostileTitle.of(plain) : plain;
    }

    public static Video video(int number) {
        return video(number, Member.absent());
    }

    static Video created(int number, Instant at) {
        return video(number, Member.of(at), Member.absent());
    }

    /** One of which the length is known. */
    static Video lasting(int number, String seconds) {
        return video(number, Member.absent(), Member.of(new BigDecimal(seconds)));
    }

    private static Video video(int number, Member<Instant> created, Member<BigDecimal> length) {
        Video video = video(number);
        return new Video(
                video.id(),
                video.title(),
                video.description(),
                video.status(),
                video.folderId(),
                video.liveId(),
                video.externalId(),
                created,
                video.updatedAt(),
                video.storageSize(),
                length,
                video.width(),
                video.height(),
                video.playable(),
                video.player(),
                video.hls(),
                video.preview(),
                video.thumbnail(),
                video.extras());
    }

    static Video video(int number, Member<FolderId> folder) {
        return new Video(
                new VideoId("10000000-0000-4000-8000-%012d".formatted(number)),
                Member.of(title(number)),
                Member.absent(),
                Member.absent(),
                folder,
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                UnknownMembers.NONE);
    }

    @Test
    void known_videos_are_never_all_of_a_place() {
        library.videoService.lists = false;
        library.videoService.known = list(1, 2);
        videos.show(new VideoPlace.Everywhere());
        held.releaseAll();
        assertThat(titles()).hasSize(2);
        assertThat(videos.whole()).isEmpty();
    }
}
