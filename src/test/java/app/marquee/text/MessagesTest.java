package app.marquee.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.math.BigDecimal;
import java.text.Bidi;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;

/** Words, plurals and formats follow the language. */
class MessagesTest {
    private static final Locale PORTUGUESE = Locale.of("pt", "BR");

    private final Messages english = Messages.shared(Locale.ENGLISH);
    private final Messages portuguese = Messages.shared(PORTUGUESE);

    @Test
    void everyLanguageHasItsOwnWords() {
        assertThat(english.text("copy")).isEqualTo("Copy");
        assertThat(portuguese.text("copy")).isEqualTo("Copiar");
    }

    @Test
    void aLanguageWithoutFilesFallsBackToEnglish() {
        assertThat(Messages.shared(Locale.JAPANESE).text("copy")).isEqualTo("Copy");
    }

    @Test
    void everyCountryOfALanguageHasItsWords() {
        for (String tag : new String[] {"pt", "pt-PT", "pt-BR", "es", "es-ES", "es-419"}) {
            assertThat(Messages.shared(Locale.forLanguageTag(tag)).text("copy"))
                    .as(tag)
                    .isEqualTo("Copiar");
        }
    }

    /** A title from the service stands in sentences that say what will be done. */
    @Test
    void aValueCannotTurnTheWordsAroundIt() {
        String hostile = "safe\u202e\u2066gnp.exe\u2069\u0007\u001b[2J\u009b\u007f\r\nnext\tline";
        assertThat(
                        new MessagePattern("Delete “{0}”?")
                                .fill(Locale.ENGLISH, Messages::inWindow, hostile))
                .isEqualTo("Delete “safegnp.exe[2J\nnext\tline”?");
        String title = "نص עברית {0} $1";
        assertThat(new MessagePattern("“{0}”").fill(Locale.ENGLISH, RightToLeft::apart, title))
                .isEqualTo("“" + "\u200e".repeat(title.length()) + title + "\u200e”");
    }

    /** An emoji gets a run of its own, which is closed before the title ends. */
    @Test
    void aValueWithAnEmojiCannotTurnTheWordsAroundIt() {
        String title = "نص עברית 🎬 {0} $1";
        String line =
                new MessagePattern("“{0}” → b").fill(Locale.ENGLISH, RightToLeft::apart, title);
        Bidi bidi = new Bidi(line, Bidi.DIRECTION_DEFAULT_LEFT_TO_RIGHT);

        assertThat(line.replaceAll("\\p{Cf}", "")).isEqualTo("“" + title + "” → b");
        assertThat(bidi.getLevelAt(line.indexOf('”'))).isZero();
        assertThat(bidi.getLevelAt(line.indexOf('→'))).isZero();
        assertThat(line).contains("\u202b").contains("\u202c");
    }

    /**
     * As a screen orders them: what stands first is read first, whatever the title is written in.
     */
    @Test
    void theWordsAroundATitleThatRunsFromRightToLeftKeepTheirOrder() {
        String line =
                new MessagePattern("{0} · {1} → {2}")
                        .fill(Locale.ENGLISH, RightToLeft::apart, "نص", "א", "ב");
        Bidi bidi = new Bidi(line, Bidi.DIRECTION_DEFAULT_LEFT_TO_RIGHT);
        assertThat(bidi.baseIsLeftToRight()).isTrue();
        assertThat(bidi.getLevelAt(line.indexOf('·'))).isZero();
        assertThat(bidi.getLevelAt(line.indexOf('→'))).isZero();
        assertThat(
                        new MessagePattern("“{0}”")
                                .fill(Locale.ENGLISH, RightToLeft::apart, "Açaí 日本語 🎬"))
                .isEqualTo("“Açaí 日本語 🎬”");
    }

    @Test
    void aValueOfAnyLengthLeavesRoomForTheWordsAroundIt() {
        String sentence =
                new MessagePattern("Delete “{0}”?")
                        .fill(Locale.ENGLISH, RightToLeft::apart, "🎬".repeat(4_000));
        assertThat(sentence).isEqualTo("Delete “" + "🎬".repeat(500) + "…”?");
        assertThat(
                        new MessagePattern("{0}")
                                .fill(Locale.ENGLISH, RightToLeft::apart, "a".repeat(1_000)))
                .hasSize(1_000);
    }

    /** None passes for another name, or for another line. */
    @Test
    void aTerminalGetsAValueOnOneLine() {
        Messages words = Messages.forTerminal(List.of("app.marquee.ui.change"), Locale.ENGLISH);
        assertThat(words.text("pattern.becomes", "a\nb\u202e\u200f", "c\u009bd"))
                .contains("a\\nb\\u202E\\u200F")
                .contains("c\\u009Bd");
    }

    @Test
    void zeroIsSingularInPortugueseOnly() {
        assertThat(english.plural("table.rows", 0)).isEqualTo("0 rows");
        assertThat(english.plural("table.rows", 1)).isEqualTo("1 row");
        assertThat(english.plural("table.rows", 2)).isEqualTo("2 rows");
        assertThat(portuguese.plural("table.rows", 0)).isEqualTo("0 linha");
        assertThat(portuguese.plural("table.rows", 1)).isEqualTo("1 linha");
        assertThat(portuguese.plural("table.rows", 11)).isEqualTo("11 linhas");
        assertThat(portuguese.pluralOr("review", "changes.review", 0)).isEqualTo("Revisar");
        assertThat(portuguese.pluralOr("review", "changes.review", 1))
                .isEqualTo("Revisar 1 alteração");
    }

    @Test
    void numbersInATextAreWrittenAsTheLanguageDoes() {
        assertThat(english.plural("table.rows", 1_234_567)).isEqualTo("1,234,567 rows");
        assertThat(portuguese.plural("table.rows", 1_234_567)).isEqualTo("1.234.567 linhas");
    }

    @Test
    void aMissingKeyShowsItself() {
        assertThat(english.text("no.such.key")).isEqualTo("no.such.key");
    }

    @Test
    void quotesAndBracesAreOrdinaryCharacters() {
        assertThat(
                        new MessagePattern("It's {0}'s {x} {9}")
                                .fill(Locale.ENGLISH, RightToLeft::apart, "a$1"))
                .isEqualTo("It's a$1's {x} {9}");
    }

    @Test
    void datesInATextAreWrittenAsTheLanguageDoes() {
        assertThat(
                        new MessagePattern("{0}")
                                .fill(PORTUGUESE, RightToLeft::apart, LocalDate.of(2026, 3, 9)))
                .contains("9 de mar");
    }

    @Test
    void sizesAndLengths() {
        Formats formats = english.formats();
        assertThat(formats.bytes(0)).isEqualTo("0\u00a0B");
        assertThat(formats.bytes(999)).isEqualTo("999\u00a0B");
        assertThat(formats.bytes(4_294_967_296L)).isEqualTo("4.3\u00a0GB");
        assertThat(formats.length(Duration.ofSeconds(123))).isEqualTo("2:03");
        assertThat(formats.length(Duration.ofSeconds(3_723))).isEqualTo("1:02:03");
        assertThat(formats.videoLength(new BigDecimal("123.9"))).isEqualTo("2:03");
        assertThat(formats.videoLength(BigDecimal.ZERO)).as("not processed").isEmpty();
        assertThat(formats.videoLength(BigDecimal.valueOf(-1))).isEqualTo("-1");
        assertThat(formats.took(Duration.ofMillis(340))).isEqualTo("340\u00a0ms");
        assertThat(portuguese.formats().took(Duration.ofMillis(1_250))).isEqualTo("1,25\u00a0s");
    }

    @Test
    void whatIsSomethingIsNeverNoPartOfIt() {
        Formats formats = english.formats();
        assertThat(formats.percent(0)).isEqualTo("0.0%");
        assertThat(formats.percent(0.0000001)).isEqualTo("<0.1%");
        assertThat(formats.percent(0.0004)).isEqualTo("<0.1%");
        assertThat(formats.percent(0.0006)).isEqualTo("0.1%");
        assertThat(formats.percent(0.123)).isEqualTo("12.3%");
        assertThat(portuguese.formats().percent(0.0001)).isEqualTo("<0,1%");
    }

    @Test
    void agesAndTimes() {
        Formats formats = english.formats();
        assertThat(formats.age(Duration.ofSeconds(59))).isEqualTo("just now");
        assertThat(formats.age(Duration.ofMinutes(1))).isEqualTo("1 minute ago");
        assertThat(formats.age(Duration.ofHours(23))).isEqualTo("23 hours ago");
        assertThat(formats.age(Duration.ofDays(2))).isEqualTo("2 days ago");
        assertThat(formats.wait(Duration.ofSeconds(30))).isEqualTo("30 seconds");
        assertThat(formats.wait(Duration.ofMillis(800))).isEqualTo("1 second");
        assertThat(formats.wait(Duration.ZERO)).isEqualTo("0 seconds");
        assertThat(formats.wait(Duration.ofMinutes(5))).isEqualTo("5 minutes");
        assertThat(formats.wait(Duration.ofMinutes(119))).isEqualTo("119 minutes");
        assertThat(formats.wait(Duration.ofMinutes(1_033))).isEqualTo("17 hours");
        assertThat(formats.dateTime(Instant.EPOCH, ZoneOffset.ofHours(-3)))
                .contains("Dec 31, 1969");
    }
}
