package app.marquee.model.playlist;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.Member;
import app.marquee.model.Secret;
import app.marquee.model.id.ImageId;

import org.junit.jupiter.api.Test;

/** How much an update of a playlist changes. */
class PlaylistUpdateTest {
    @Test
    void everyFieldThatIsThereCounts() {
        PlaylistUpdate all =
                new PlaylistUpdate(
                        Member.of("Name"),
                        Member.ofNull(),
                        Member.of(AccessType.PRIVATE),
                        Member.of(new Secret("secret")),
                        Member.of(false),
                        Member.of("Maria"),
                        Member.of(new ExternalButton(ButtonSize.LARGE, "Buy", "https://a.test")),
                        Member.of(new ImageId("x")));
        assertThat(all.size()).isEqualTo(8);
        assertThat(all.isEmpty()).isFalse();
        assertThat(PlaylistUpdate.NOTHING.size()).isZero();
        assertThat(PlaylistUpdate.NOTHING.isEmpty()).isTrue();
        assertThat(PlaylistUpdate.rename("A").name()).isEqualTo(Member.of("A"));
        assertThat(PlaylistUpdate.rename("A").size()).isOne();
    }
}
