package app.marquee.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.marquee.model.failure.Failure;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.zip.GZIPOutputStream;

/** Limits and leftovers of bodies that have arrived already. */
class DecodedBodyTest {
    private static final ContentCoding PLAIN = new ContentCoding(List.of());
    private static final ContentCoding GZIP = new ContentCoding(List.of("gzip"));
    private static final int KEPT = 64 * 1024;
    private static final long MUCH = 1L << 30;

    private static ArrivingBody arrived(byte[] bytes) {
        ArrivingBody body = new ArrivingBody(Timeouts.DEFAULT);
        body.onNext(List.of(ByteBuffer.wrap(bytes)));
        body.onComplete();
        return body;
    }

    private static DecodedBody plain(int length) {
        return new DecodedBody(arrived(spaces(length)), PLAIN, StandardCharsets.UTF_8, MUCH);
    }

    private static byte[] spaces(int length) {
        byte[] spaces = new byte[length];
        Arrays.fill(spaces, (byte) ' ');
        return spaces;
    }

    private static byte[] gzip(byte[]... parts) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
            for (byte[] part : parts) {
                out.write(part);
            }
        }
        return packed.toByteArray();
    }

    private static long length(DecodedBody body) throws IOException {
        byte[] step = new byte[KEPT];
        long length = 0;
        for (int count = body.read(step); count >= 0; count = body.read(step)) {
            length += count;
        }
        return length;
    }

    @ParameterizedTest
    @CsvSource({"1000, false", "1000, true", "1001, false", "1001, true"})
    void asMuchAsTheLimitIsRead(int length, boolean packed) throws IOException {
        byte[] bytes = packed ? gzip(spaces(length)) : spaces(length);
        DecodedBody body =
                new DecodedBody(
                        arrived(bytes), packed ? GZIP : PLAIN, StandardCharsets.UTF_8, 1000);
        if (length <= 1000) {
            assertThat(length(body)).isEqualTo(length);
            assertThat(body.failed()).isNull();
            return;
        }
        assertThatThrownBy(() -> length(body)).isSameAs(body.failed());
        assertThatThrownBy(body::read).as("it stays failed").isSameAs(body.failed());
        assertThat(body.failed())
                .isInstanceOfSatisfying(
                        BodyException.class,
                        failed ->
                                assertThat(failed.failure()).isEqualTo(new Failure.TooLarge(1000)));
    }

    /** A little noise makes it as large on the wire as a real report. */
    @Test
    void aLargeBodyMayBePackedAsDenselyAsRowsAre() throws IOException {
        byte[] noise = new byte[160_000];
        new Random(1).nextBytes(noise);
        byte[] dense = spaces((int) DecodedBody.DENSE);
        assertThat(
                        length(
                                new DecodedBody(
                                        arrived(gzip(noise, dense)),
                                        GZIP,
                                        StandardCharsets.UTF_8,
                                        MUCH)))
                .isEqualTo(DecodedBody.DENSE + noise.length);
        assertThat(
                        length(
                                new DecodedBody(
                                        arrived(gzip(dense)), GZIP, StandardCharsets.UTF_8, MUCH)))
                .as("how densely it is packed doesn't count yet")
                .isEqualTo(DecodedBody.DENSE);
    }

    @Test
    void theBeginningIsKept() throws IOException {
        DecodedBody body = plain(3 * KEPT);
        assertThat(body.read()).isEqualTo(' ');
        assertThat(body.beginning()).isEqualTo(" ");
        length(body);
        assertThat(body.beginning()).isEqualTo(" ".repeat(KEPT));
    }

    @Test
    void bytesAreReadWithoutASign() throws IOException {
        DecodedBody body =
                new DecodedBody(arrived(new byte[] {-1}), PLAIN, StandardCharsets.UTF_8, MUCH);
        assertThat(body.read()).isEqualTo(255);
        assertThat(body.read()).isEqualTo(-1);
    }

    @Test
    void onlyALittleOfTheRestIsTaken() throws IOException {
        DecodedBody small = plain(KEPT);
        small.finish();
        assertThat(small.received()).isEqualTo(KEPT);
        DecodedBody large = plain(4 * KEPT);
        assertThat(large.read()).isEqualTo(' ');
        large.finish();
        assertThat(large.received()).isBetween(KEPT + 1L, KEPT + 16L * 1024 + 1);
    }

    @Test
    void ofAClosedBodyNothingMoreIsTaken() throws IOException {
        byte[] packed = gzip(spaces(9));
        byte[] withoutEnd = Arrays.copyOf(packed, packed.length - 8);
        DecodedBody body = new DecodedBody(arrived(withoutEnd), GZIP, StandardCharsets.UTF_8, MUCH);
        assertThat(body.read()).isEqualTo(' ');
        body.close();
        body.finish();
        assertThat(body.failed()).isNull();
    }

    @Test
    void damageThatNobodyReadIsFoundAtTheEnd() throws IOException {
        DecodedBody cut =
                new DecodedBody(
                        arrived(Arrays.copyOf(gzip(spaces(9)), 15)),
                        GZIP,
                        StandardCharsets.UTF_8,
                        MUCH);
        cut.finish();
        assertThat(cut.failed())
                .isInstanceOfSatisfying(
                        BodyException.class,
                        failed ->
                                assertThat(failed.failure())
                                        .isEqualTo(new Failure.Undecodable("gzip", true)));
    }

    /** Also when all of it is there and no wait would notice. */
    @Test
    void anInterruptEndsTheReading() throws IOException {
        DecodedBody body = plain(10);
        assertThat(body.read()).isEqualTo(' ');
        Thread.currentThread().interrupt();
        assertThatThrownBy(body::read)
                .isInstanceOfSatisfying(
                        BodyException.class,
                        failed ->
                                assertThat(failed.failure())
                                        .isEqualTo(new Failure.Cancelled(true)));
        assertThat(Thread.interrupted()).isTrue();
    }
}
