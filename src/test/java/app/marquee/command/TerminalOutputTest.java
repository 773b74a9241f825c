package app.marquee.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** What an export to a terminal prints. */
class TerminalOutputTest {
    private static final String TEXT =
            "\ufeff"
                    + """
                    id,title\r
                    1,"A\u001b]0;x\u0007"
                    2,"Ação \ud83d\udc68\u200d\ud83d\udc69"
                    3,\u202eend\
                    """;

    private static final String PRINTED =
            """
            id,title\r
            1,"A\\u001B]0;x\\u0007"
            2,"Ação \ud83d\udc68\u200d\ud83d\udc69"
            3,\\u202Eend\
            """;

    private final ByteArrayOutputStream terminal = new ByteArrayOutputStream();
    private final TerminalOutput out = new TerminalOutput(terminal);

    private String printed() {
        return terminal.toString(StandardCharsets.UTF_8);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 5, 7, 1_000})
    void namesAreEscapedWhereverTheBytesAreCut(int at) throws IOException {
        byte[] bytes = TEXT.getBytes(StandardCharsets.UTF_8);
        for (int from = 0; from < bytes.length; from += at) {
            out.write(bytes, from, Math.min(at, bytes.length - from));
        }
        out.close();
        assertThat(printed()).isEqualTo(PRINTED);
    }

    @Test
    void aFlushHoldsOnlyAnUnfinishedCharacterBack() throws IOException {
        byte[] bytes = "12345é".getBytes(StandardCharsets.UTF_8);
        out.write(bytes, 0, bytes.length - 1);
        out.flush();
        assertThat(printed()).isEqualTo("12345");
        out.write(bytes[bytes.length - 1]);
        out.flush();
        assertThat(printed()).isEqualTo("12345é");
    }

    @Test
    void aLongLineIsPrintedWhole() throws IOException {
        String line = "é".repeat(200_000) + "\n";
        out.write(line.getBytes(StandardCharsets.UTF_8));
        assertThat(printed()).isEqualTo(line);
    }
}
