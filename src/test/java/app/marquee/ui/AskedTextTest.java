package app.marquee.ui;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.Set;

/** The search for keys sees every way in which the code asks for them. */
class AskedTextTest {
    @Test
    void seesOneKey() {
        assertThat(AskedText.in("messages.text(\"a.b\", one(1))"))
                .containsExactly(new AskedText("a.b", false, false));
    }

    @Test
    void seesBothBranchesOfAChoice() {
        assertThat(AskedText.in("m.text(\n  open ? \"hide\" : \"show\")"))
                .extracting(AskedText::key)
                .containsExactly("hide", "show");
    }

    @Test
    void seesTheBeginningOfAKey() {
        assertThat(AskedText.in("m.text(\"kind.\" + name(kind))"))
                .containsExactly(new AskedText("kind.", false, true));
    }

    @Test
    void seesPlurals() {
        assertThat(AskedText.in("messages.plural(\"rows\", 3)"))
                .containsExactly(new AskedText("rows", true, false));
    }

    @Test
    void aTextThatIsNotThereIsMissed() {
        assertThat(new AskedText("a", false, false).isIn(Set.of("b"))).isFalse();
        assertThat(new AskedText("a", true, false).isIn(Set.of("a", "a.one"))).isFalse();
        assertThat(new AskedText("a.", false, true).isIn(Set.of("b.a"))).isFalse();
    }
}
