package app.marquee.analytics.ranking;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.UnknownMembers;
import app.marquee.model.analytics.Counters;
import app.marquee.model.analytics.RankingRow;
import app.marquee.model.id.VideoId;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.util.List;

/** Two videos of one title have the starts of their IDs, and no other video has. */
class RepeatedTitlesTest {
    private static Ranked video(@Nullable String id, @Nullable String title) {
        return new Ranked(
                0,
                1,
                1,
                new RankingRow(
                        id == null ? null : new VideoId(id),
                        title,
                        new Counters(1L, null, null, null),
                        null,
                        null,
                        null,
                        UnknownMembers.NONE));
    }

    @Test
    void onlyVideosOfOneTitleAreMarked() {
        Ranked one = video("11111111-0000", "Aula");
        Ranked two = video("22", "Aula");
        Ranked other = video("33333333-0000", "Curso");
        Ranked without = video(null, "Aula");
        RepeatedTitles titles = RepeatedTitles.of(List.of(one, two, other, without, other));
        assertThat(titles.mark(one.row())).contains("11111111");
        assertThat(titles.mark(two.row())).contains("22");
        assertThat(titles.mark(other.row())).as("the same video twice").isEmpty();
        assertThat(titles.mark(without.row())).isEmpty();
        assertThat(RepeatedTitles.of(List.of(one, other))).isEqualTo(RepeatedTitles.NONE);
    }
}
