package app.marquee.model.video;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.Member;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.concurrent.atomic.AtomicInteger;

/** Images: their names, and when two are the same. */
class PictureUploadTest {
    private static PictureData data(int... bytes) {
        byte[] all = new byte[bytes.length];
        for (int at = 0; at < bytes.length; at++) {
            all[at] = (byte) bytes[at];
        }
        return new PictureData(all);
    }

    /** The user's file name says nothing to the platform. */
    @ParameterizedTest
    @CsvSource({
        "image/png, thumbnail.png",
        "image/gif, thumbnail.gif",
        "image/jpeg, thumbnail.jpg"
    })
    void anImageIsSentUnderANameOfItsType(String type, String name) {
        assertThat(PictureUpload.of(data(1), "Ana & João.bmp", type, 1, 1).sentName())
                .isEqualTo(name);
    }

    @Test
    void anImageIsSavedWithTheEndingOfItsType() {
        assertThat(new Picture.Loaded(data('G', 'I', 'F'), 1, 1).extension()).isEqualTo("gif");
        assertThat(new Picture.Loaded(data(0x89, 'P'), 1, 1).extension()).isEqualTo("png");
        assertThat(new Picture.Loaded(data(0xff, 0xd8), 1, 1).extension()).isEqualTo("jpg");
    }

    @Test
    void imagesAreEqualByTheirBytesAndReadWhenNeeded() {
        AtomicInteger reads = new AtomicInteger();
        PictureData later =
                new PictureData(
                        2,
                        () -> {
                            reads.incrementAndGet();
                            return new byte[] {1, 2};
                        });
        assertThat(later.length()).isEqualTo(2);
        assertThat(later).hasToString("2 bytes");
        assertThat(reads).hasValue(0);
        assertThat(later).isEqualTo(data(1, 2)).hasSameHashCodeAs(data(1, 2));
        assertThat(later).isNotEqualTo(data(1, 3));
        assertThat(later.sha256())
                .isEqualTo("a12871fee210fb8619291eaea194581cbd2531e4b23759d225f6806923f63222");
    }

    @Test
    void anEmptyDescriptionClearsIt() {
        assertThat(VideoUpdate.describe("").description()).isEqualTo(Member.ofNull());
        assertThat(VideoUpdate.describe("A").description()).isEqualTo(Member.of("A"));
        assertThat(VideoUpdate.describe("A").title()).isEqualTo(Member.absent());
        assertThat(VideoUpdate.describe("A").folderId()).isEqualTo(Member.absent());
    }
}
