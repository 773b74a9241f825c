package app.marquee.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import app.marquee.api.response.Readers;
import app.marquee.http.AnswerReader;
import app.marquee.model.Page;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.video.Video;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;

/** The forms of answers about videos, playlists, folders, funnels, pictures and referrals. */
class LibraryFormsTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{\"videos\":[{\"id\":\"v\"}],\"pages\":3,\"total\":\"250\"} | 3 | 250",
                "{\"data\":[{\"id\":\"v\"}],\"meta\":{\"last_page\":3,\"total\":250}} | 3 | 250",
                "{\"videos\":[{\"id\":\"v\"}],\"pagination\":{\"total_pages\":\"1\"}} | 1 | null",
                "[{\"id\":\"v\"}] | null | null"
            })
    void aPageSaysHowManyThereAre(String json, String pages, String total) throws IOException {
        Page<Video> page = TestAnswer.ok(json).readBy(Readers.videos());
        assertThat(page.items()).hasSize(1);
        assertThat(String.valueOf(page.pages())).isEqualTo(pages);
        assertThat(String.valueOf(page.total())).isEqualTo(total);
    }

    @Test
    void rowsWithoutAnIdAreLeftOutUnlessThereAreNoOthers() throws IOException {
        reads(
                Readers.folders(),
                "{\"folders\":[{\"name\":\"sem id\"},{\"id\":\" \"},{\"id\":7,\"name\":\"A\"}]}",
                "Folder{id=7 name=A}");
        FailureException thrown =
                catchThrowableOfType(
                        FailureException.class,
                        () ->
                                TestAnswer.ok("{\"folders\":[{\"name\":\"sem id\"}]}")
                                        .readBy(Readers.folders()));
        assertThat(((Failure.WrongShape) thrown.failure()).where()).isEqualTo("/folders/0");
    }

    @Test
    void oneRowMayStandWhereItsListWouldBe() throws IOException {
        reads(
                Readers.folders(),
                "{\"folders\":{\"id\":\"f\",\"name\":\"A\"}}",
                "Folder{id=f name=A}");
        reads(
                Readers.folders(),
                "{\"data\":{\"id\":\"page\",\"folders\":[{\"id\":\"f\",\"name\":\"A\"}]}}",
                "Folder{id=f name=A}");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"data\":{\"message\":\"tente mais tarde\"}}",
                "{\"folders\":{\"name\":\"sem id\"}}",
                "{\"total\":3}",
                "{\"folders\":\"A, B\"}"
            })
    void whatDoesNotSayThatThereAreNoneIsNoEmptyList(String json) {
        FailureException thrown =
                catchThrowableOfType(
                        FailureException.class,
                        () -> TestAnswer.ok(json).readBy(Readers.folders()));
        assertThat(thrown.failure()).isInstanceOf(Failure.WrongShape.class);
    }

    @Test
    void aTotalOfZeroSaysThatThereAreNone() throws IOException {
        reads(Readers.folders(), "{\"total\":\"0\",\"pages\":0}", "nothing");
    }

    @Test
    void whatAnAccessTypeDoesNotKnowIsKept() throws IOException {
        reads(
                Readers.playlists(),
                """
                {"playlists":[{"id":"p","access_type":"domain","hide_views":"talvez",
                 "external_button":{"size":"huge","icon":"▶"},"password":"segredo"}]}\
                """,
                """
                Playlist{id=p externalButton=ExternalButton{size=huge}\
                 extras={access_type="domain", hide_views="talvez", external_button={"icon":"▶"}}}\
                """);
    }

    @Test
    void entriesOfAPlaylistNameTheVideoInManyWays() throws IOException {
        reads(
                Readers.playlistVideos(),
                """
                {"videos":["v1",{"id":"v2"},{"id":"entry","video_id":"v3","position":"2"},
                 {"id":"entry","video":{"id":"v4","title":"Aula","length":3,
                  "thumbnail":"https://a.example/4.jpg"}}]}\
                """,
                """
                PlaylistVideo{videoId=v1}
                PlaylistVideo{videoId=v2}
                PlaylistVideo{videoId=v3 order=2 extras={id="entry"}}
                PlaylistVideo{videoId=v4 title=Aula length=3 thumbnail=https://a.example/4.jpg extras={id="entry"}}\
                """);
    }

    @Test
    void aFunnelHoldsItsVideosInManyWays() throws IOException {
        String start = "Funnel{id=4f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01 ";
        AnswerReader<?> funnel = Readers.funnel(TestIds.FUNNEL);
        reads(
                funnel,
                "{\"funnel\":{\"name\":\"A\"},\"videos\":[\"v1\",{\"video_id\":\"v2\"}]}",
                start + "name=A videos=[FunnelVideo{id=v1}, FunnelVideo{id=v2}]}");
        reads(
                funnel,
                "{\"data\":{\"name\":\"A\",\"videos\":{\"v1\":{\"title\":\"Aula\"},\"v2\":null}}}",
                start + "name=A videos=[FunnelVideo{id=v1 title=Aula}]}");
        reads(
                funnel,
                "[\"v1\",\"v2\"]",
                start + "videos=[FunnelVideo{id=v1}, FunnelVideo{id=v2}]}");
        reads(funnel, "{\"name\":\"A\",\"videos\":[]}", start + "name=A videos=[]}");
        reads(funnel, "{\"name\":\"A\",\"videos\":null}", start + "name=A videos=none}");
        reads(funnel, "{\"name\":\"A\",\"videos\":12}", start + "name=A extras={videos=12}}");
        reads(funnel, "{\"name\":\"A\"}", start + "name=A}");
    }

    @Test
    void aVideoAskedByItsExternalIdHasToSayItsOwn() throws IOException {
        reads(Readers.videoByExternalId(), "{\"video\":{\"id\":\"v\"}}", "Video{id=v}");
        FailureException thrown =
                catchThrowableOfType(
                        FailureException.class,
                        () ->
                                TestAnswer.ok("{\"title\":\"Aula\"}")
                                        .readBy(Readers.videoByExternalId()));
        assertThat(thrown.failure()).isInstanceOf(Failure.WrongShape.class);
    }

    @Test
    void customFieldsAreKeyedByTheirKeyOrId() throws IOException {
        reads(
                Readers.customFields(),
                """
                {"cor":{"value":"azul"},
                 "7f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01":{"key":"sku","value":42}}\
                """,
                """
                CustomField{key=cor value=azul}
                CustomField{id=7f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01 key=sku value=42}\
                """);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{\"active\":null,\"generated\":[]} | Thumbnails{active=none generated=[]}",
                "{\"generated\":[\"a.jpg\"]} | Thumbnails{generated=[Thumbnail{url=a.jpg}]}",
                "{\"custom\":\"c.jpg\"} | Thumbnails{active=Thumbnail{url=c.jpg}}",
                "{\"custom\":\"\",\"thumbnails\":[]} | Thumbnails{active=none generated=[]}",
                "{\"active\":{},\"thumbs\":{\"1\":\"a.jpg\"}}"
                        + " | Thumbnails{active=none generated=[Thumbnail{url=a.jpg}]}",
                "{\"active\":[],\"images\":{\"1\":{\"src\":\"a.jpg\"}}}"
                        + " | Thumbnails{active=none generated=[Thumbnail{url=a.jpg}]}",
                "[\"a.jpg\",\"b.jpg\"]"
                        + " | Thumbnails{generated=[Thumbnail{url=a.jpg}, Thumbnail{url=b.jpg}]}",
                "[{\"url\":\"a.jpg\"}] | Thumbnails{generated=[Thumbnail{url=a.jpg}]}",
                "[{\"url\":\"a.jpg\"},{\"url\":\"c.jpg\",\"type\":\"custom\"}]"
                        + " | Thumbnails{active=Thumbnail{url=c.jpg extras={type=\"custom\"}}"
                        + " generated=[Thumbnail{url=a.jpg}]}",
                "{\"data\":{\"active\":null,\"generated\":[{\"url\":\"a.jpg\",\"width\":320}]}}"
                        + " | Thumbnails{active=none"
                        + " generated=[Thumbnail{url=a.jpg extras={width=320}}]}",
                "[] | Thumbnails{generated=[]}",
                "{} | Thumbnails{}"
            })
    void picturesComeInManyWays(String json, String expected) throws IOException {
        reads(Readers.thumbnails(), json, expected);
    }

    @Test
    void transactionsStandUnderTheirStatus() throws IOException {
        reads(
                Readers.transactions(),
                """
                {"pending":[{"id":"t1","amount":"10.50"}],
                 "confirmed":{"count":1,"total":"7.00","transactions":[{"id":"t2","value":7}]},
                 "limit_reached":null,
                 "chargeback":[{"id":"t3","status":"reversed","amount":1}]}\
                """,
                """
                ReferralTransaction{id=t1 status=pending amount=10.50}
                ReferralTransaction{id=t2 status=confirmed amount=7}
                ReferralTransaction{id=t3 status=reversed amount=1}\
                """);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{\"pending\":[],\"confirmed\":[],\"limit_reached\":[]} | nothing",
                "{\"pending\":null,\"confirmed\":null} | nothing",
                "{\"pending\":{\"t1\":{\"amount\":1}}}"
                        + " | ReferralTransaction{id=t1 status=pending amount=1}"
            })
    void statusesMayBeEmptyOrKeyed(String json, String expected) throws IOException {
        reads(Readers.transactions(), json, expected);
    }

    private static void reads(AnswerReader<?> reader, String json, String expected)
            throws IOException {
        assertThat(Rendered.of(TestAnswer.ok(json).readBy(reader))).isEqualTo(expected);
    }
}
