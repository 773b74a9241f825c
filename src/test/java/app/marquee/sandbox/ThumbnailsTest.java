package app.marquee.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.sandbox.account.SeedVideo;

import org.junit.jupiter.api.Test;

import tools.jackson.databind.JsonNode;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;

import javax.imageio.ImageIO;

class ThumbnailsTest extends SandboxTest {
    private static final byte[] GIF = "GIF89a\1\0\1\0\0\0\0;".getBytes(StandardCharsets.ISO_8859_1);

    private SeedVideo withCustom() {
        return known.video(v -> v.thumbnails().customImageId() != null && v.deletedAt() == null);
    }

    private SeedVideo withoutCustom() {
        return known.video(
                v ->
                        v.thumbnails().customImageId() == null
                                && !v.thumbnails().generatedIds().isEmpty()
                                && v.deletedAt() == null);
    }

    private JsonNode thumbs(SeedVideo video) {
        return client.get("/thumbs/" + video.id()).json();
    }

    /** Nothing but the address, above all no token. */
    private SandboxClient.Reply picture(JsonNode picture) {
        URI address = URI.create(picture.get("url").asString());
        return client.send(HttpRequest.newBuilder(address));
    }

    private SandboxClient.Reply upload(SeedVideo video, String part, byte[] file) {
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        body.writeBytes(text("--fence\r\nContent-Disposition: form-data; name=\"note\"\r\n\r\nhi"));
        body.writeBytes(
                text(
                        "\r\n--fence\r\nContent-Disposition: form-data; name=\""
                                + part
                                + "\"; filename=\"a.gif\"\r\nContent-Type: image/gif\r\n\r\n"));
        body.writeBytes(file);
        body.writeBytes(text("\r\n--fence--\r\n"));
        return client.send(
                HttpRequest.newBuilder(URI.create(sandbox.baseUri() + "/thumbs/" + video.id()))
                        .header("Authorization", sandbox.token())
                        .header("Content-Type", "multipart/form-data; boundary=fence")
                        .POST(BodyPublishers.ofByteArray(body.toByteArray())));
    }

    private static byte[] text(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }

    @Test
    void showsTheActiveAndTheGeneratedOnes() {
        JsonNode with = thumbs(withCustom());
        assertThat(with.get("active").get("url").asString()).startsWith(sandbox.baseUri() + "/");
        assertThat(with.get("generated")).hasSize(withCustom().thumbnails().generatedIds().size());
        assertThat(thumbs(withoutCustom()).get("active").isNull()).isTrue();
        refused(client.get("/thumbs/" + UNKNOWN), 404, "not found");
        refused(client.get("/thumbs/nonsense"), 400, "UUID");
    }

    @Test
    void addressesLeadToRealPicturesWithoutAToken() throws IOException {
        JsonNode thumbs = thumbs(withCustom());
        for (JsonNode picture :
                new JsonNode[] {thumbs.get("active"), thumbs.get("generated").get(0)}) {
            var reply = picture(picture);
            assertThat(reply.status()).isEqualTo(200);
            assertThat(reply.header("Content-Type")).isEqualTo("image/jpeg");
            var image = ImageIO.read(new ByteArrayInputStream(reply.response().body()));
            assertThat(image.getWidth()).isEqualTo(picture.get("width").intValue());
        }
        String record =
                client.get("/videos/" + withCustom().id()).json().get("thumbnail").asString();
        assertThat(record).isEqualTo(thumbs.get("active").get("url").asString());
    }

    @Test
    void thereAreNoOtherPictures() {
        String id = withoutCustom().id().toString();
        for (String name : new String[] {id + "-99.jpg", id + "-77.jpg", UNKNOWN, "a.jpg"}) {
            assertThat(client.get("/pictures/" + name).status()).as(name).isEqualTo(404);
        }
    }

    @Test
    void anUploadBecomesTheActiveOneAndIsServedAsItWas() {
        var reply = upload(withoutCustom(), "file", GIF);
        assertThat(reply.status()).isEqualTo(201);
        JsonNode thumbs = thumbs(withoutCustom());
        assertThat(reply.json()).isEqualTo(thumbs);
        var picture = picture(thumbs.get("active"));
        assertThat(picture.header("Content-Type")).isEqualTo("image/gif");
        assertThat(picture.response().body()).isEqualTo(GIF);
    }

    @Test
    void deletingFallsBackToTheGenerated() {
        upload(withCustom(), "file", GIF);
        JsonNode uploaded = thumbs(withCustom()).get("active");
        var reply = client.delete("/thumbs/" + withCustom().id());
        assertThat(reply.json().get("active").isNull()).isTrue();
        assertThat(thumbs(withCustom())).isEqualTo(reply.json());
        assertThat(picture(uploaded).status()).isEqualTo(404);
        assertThat(client.delete("/thumbs/" + withCustom().id()).status()).isEqualTo(200);
    }

    @Test
    void refusesWhatIsNoPictureInAPartNamedFile() {
        refused(upload(withCustom(), "file", text("<svg/>")), 400, "JPEG");
        refused(upload(withCustom(), "file", new byte[0]), 400, "JPEG");
        refused(upload(withCustom(), "picture", GIF), 400, "file");
        refused(client.post("/thumbs/" + withCustom().id(), "{}"), 400, "multipart");
    }
}
