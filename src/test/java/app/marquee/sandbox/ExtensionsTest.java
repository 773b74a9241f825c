package app.marquee.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.sandbox.shape.Shape;
import app.marquee.sandbox.wire.Operation;

import org.junit.jupiter.api.Test;

/** What is there beside the contract, and that it can be absent. */
class ExtensionsTest extends SandboxTest {
    @Override
    SandboxOptionsBuilder options() {
        return super.options().extensions(false);
    }

    @Test
    void withoutExtensionsTheyAreUnknown() {
        new Requests(known)
                .extensions()
                .forEach(
                        sample ->
                                assertThat(
                                                client.send(
                                                                sample.method(),
                                                                sample.target(),
                                                                sample.body())
                                                        .status())
                                        .as(sample.toString())
                                        .isEqualTo(404));
        assertThat(client.post("/thumbs/" + known.video().id(), "x").status()).isEqualTo(404);
        assertThat(client.get("/playlist/" + known.playlist().id()).status()).isEqualTo(404);
    }

    @Test
    void withoutExtensionsTheContractStays() {
        new Requests(known)
                .contract()
                .forEach(
                        sample ->
                                assertThat(
                                                client.send(
                                                                sample.method(),
                                                                sample.target(),
                                                                sample.body())
                                                        .status())
                                        .as(sample.toString())
                                        .isEqualTo(sample.status()));
    }

    @Test
    void thePluralShapeWritesPlaylistsUnderThePluralPathOnly() {
        try (Sandbox plural = Sandbox.start(options().shape(Shape.PLURAL).build())) {
            SandboxClient other = SandboxClient.of(plural);
            new Requests(known)
                    .contract()
                    .filter(sample -> sample.target().startsWith("/playlist/"))
                    .forEach(sample -> pluralOnly(other, sample));
        }
    }

    private static void pluralOnly(SandboxClient client, Requests.Sample sample) {
        assertThat(client.send(sample.method(), sample.target(), sample.body()).status())
                .isEqualTo(404);
        String target = sample.target().replace("/playlist/", "/playlists/");
        assertThat(client.send(sample.method(), target, sample.body()).status()).isEqualTo(200);
    }

    @Test
    void aPathWithoutThatMethodSaysWhichItHas() {
        var reply = client.send("PATCH", "/folders/" + UNKNOWN, "{}");
        refused(reply, 405, "method");
        assertThat(reply.header("Allow")).isEqualTo("PUT");
        refused(client.get("/nowhere"), 404, "not found");
        refused(client.get("/"), 404, "not found");
        refused(client.get("/funnels/get_all/"), 404, "not found");
        assertThat(Operation.named("nowhere")).isEmpty();
    }
}
