package app.marquee.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.sandbox.shape.Shape;
import app.marquee.sandbox.wire.Operation;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The page of the sandbox names everything that can be named on its command line. */
class SandboxPageTest {
    @Test
    void namesEveryOperationAndShape() throws IOException {
        String page = Files.readString(Path.of("docs/sandbox.md"));
        for (Operation operation : Operation.values()) {
            assertThat(page).contains("`" + operation.kebab() + "` " + operation.method() + " /");
        }
        for (Shape shape : Shape.values()) {
            assertThat(page).contains("| `" + shape.kebab() + "` |");
        }
        assertThat(page).contains(SandboxOptions.USUAL_TOKEN);
    }
}
