package app.marquee.model.video;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.Member;
import app.marquee.model.id.VideoId;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.math.BigDecimal;

/** Tests of the query over known videos. */
final class VideoQueryTest {
    private static final Video UNKNOWN =
            Video.known(new VideoId("10000000-0000-4000-8000-000000000001"));
    private static final Video NAMED = UNKNOWN.withTitle(Member.of("Lesson ONE"));

    private static VideoQuery query(String title, @Nullable VideoStatus status, int least) {
        return new VideoQuery(title, status, least == 0 ? null : BigDecimal.valueOf(least), null);
    }

    @Test
    void anOpenQueryMatchesEverything() {
        assertThat(query(" ", null, 0).isOpen()).isTrue();
        assertThat(query("", null, 0).matches(UNKNOWN)).isTrue();
        assertThat(query("", VideoStatus.DRAFT, 0).isOpen()).isFalse();
    }

    @Test
    void findsAPartOfTheTitleWhateverTheCase() {
        assertThat(query("son one", null, 0).matches(NAMED)).isTrue();
        assertThat(query("two", null, 0).matches(NAMED)).isFalse();
    }

    @Test
    void unknownValuesNeverMatch() {
        assertThat(query("lesson", null, 0).matches(UNKNOWN)).isFalse();
        assertThat(query("", VideoStatus.DRAFT, 0).matches(NAMED)).isFalse();
        assertThat(query("", null, 1).matches(NAMED)).isFalse();
        assertThat(new VideoQuery("", null, null, BigDecimal.TEN).matches(NAMED)).isFalse();
    }
}
