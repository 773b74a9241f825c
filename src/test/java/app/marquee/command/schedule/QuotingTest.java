package app.marquee.command.schedule;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Words as each system has to read them. */
class QuotingTest {
    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            textBlock =
                    """
                    plain-1.csv, plain-1.csv
                    100%,        100%%
                    C:\\a b,     "C:\\\\a b"
                    a"b c,       "a\\"b c"
                    $HOME/a b,   "$$HOME/a b"
                    it's 5%,     "it's 5%%"
                    EDIÇÃO,      "EDIÇÃO"
                    """)
    void forSystemd(String word, String quoted) {
        assertThat(Quoting.SYSTEMD.of(word)).isEqualTo(quoted);
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            textBlock =
                    """
                    plain-1.csv, plain-1.csv
                    100%,        100\\%
                    C:\\a b,     'C:\\a b'
                    a"b c,       'a"b c'
                    $HOME/a b,   '$HOME/a b'
                    it's 5%,     'it'\\''s 5'\\%''
                    a\\%b,        'a\\'\\%'b'
                    """)
    void forCron(String word, String quoted) {
        assertThat(Quoting.CRON.of(word)).isEqualTo(quoted);
    }
}
