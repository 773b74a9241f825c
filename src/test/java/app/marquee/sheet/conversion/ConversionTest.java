package app.marquee.sheet.conversion;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Texts as they were exported, and as a cell has them after a spreadsheet program saved them. */
class ConversionTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            textBlock =
                    """
                    # leading zeros and signs
                    007 | 7 | SAME
                    007 | 7.0 | SAME
                    007 | 07 | EDITED
                    007 | 0007 | EDITED
                    007 | 8 | EDITED
                    7 | 007 | EDITED
                    +5 | 5 | SAME
                    +5 | +5.0 | EDITED
                    +5511912345678 | 5.51191E+12 | SAME
                    -0.50 | -0.5 | SAME
                    (5) | -5 | SAME
                    (5) | 5 | EDITED
                    00:15 | 0:15 | SAME
                    # decimals, grouping and exponents
                    3.10 | 3.1 | SAME
                    3.10 | 3,1 | SAME
                    3.10 | 3.2 | EDITED
                    3,10 | 3.1 | SAME
                    1.234,50 | 1234.5 | SAME
                    1,234.567 | 1,234.57 | SAME
                    1.234 | 1234 | SAME
                    1,5 | 15 | EDITED
                    12E3 | 12000 | SAME
                    12E3 | 1.20E+04 | SAME
                    12E3 | 1,20E+04 | SAME
                    1E5 | 100000 | SAME
                    1e-3 | 0.001 | SAME
                    1E5 | 1E6 | EDITED
                    1E999 | 1E+99 | EDITED
                    12345678901234567890 | 1.23457E+19 | SAME
                    12345678901234567890 | 1,23457E+19 | SAME
                    12345678901234567890 | 1.23E+19 | SAME
                    12345678901234567890 | 12345678901234500000 | SAME
                    12345678901234567890 | 12345678901234567000 | SAME
                    12345678901234567890 | 1.2345678901234567E+19 | SAME
                    12345678901234567890 | 12345678901234567891 | EDITED
                    12345678901234567890 | 1.24E+19 | UNDECIDED
                    10000000000000000000 | 1E+19 | SAME
                    3.14159265358979 | 3.141592654 | SAME
                    3.14159265358979 | 3.14 | EDITED
                    0.333333333333 | 0.333333333 | SAME
                    # units
                    5% | 5.00% | SAME
                    5% | 5,00 % | SAME
                    5% | 0.05 | SAME
                    5.555% | 5.56% | SAME
                    5% | 6% | EDITED
                    R$ 5 | R$ 5,00 | SAME
                    R$5 | R$ 5,00 | SAME
                    $5 | $5.00 | SAME
                    5 € | 5,00 € | SAME
                    -$5.5 | -$5.50 | SAME
                    $5 | 5 | EDITED
                    $5 | €5 | EDITED
                    1 1/2 | 1.5 | SAME
                    # flags
                    false | FALSE | SAME
                    false | FALSO | SAME
                    true | VERDADEIRO | SAME
                    Verdadero | TRUE | SAME
                    false | TRUE | EDITED
                    # months
                    2024-05 | May-24 | SAME
                    2024-05 | mai/24 | SAME
                    2024-05 | may-24 | SAME
                    2024-05 | mai./24 | SAME
                    2024-05 | 2024-05-01 | SAME
                    2024-05 | 01/05/2024 | SAME
                    2024-05 | 5/1/2024 | SAME
                    2024-05 | 45413 | SAME
                    2024-05 | 45414 | EDITED
                    2024-05 | jun/24 | UNDECIDED
                    2024-05 | Jun-24 | UNDECIDED
                    2024-05 | 2024-06 | EDITED
                    2024-05 | May | EDITED
                    5/2024 | May-24 | SAME
                    May 2024 | May-24 | SAME
                    maio de 2024 | mai/24 | SAME
                    1/32 | Jan-32 | SAME
                    # days
                    1/2 | 1-Feb | SAME
                    1/2 | 2-Jan | SAME
                    1/2 | 01/fev | SAME
                    1/2 | 01-feb | SAME
                    1/2 | 02/jan | UNDECIDED
                    1/2 | 3-Jan | UNDECIDED
                    1/2 | 2/1 | EDITED
                    1/2 | 2026-02-01 | SAME
                    1/2 | 2026-01-02 | SAME
                    1/2 | 1/2/2026 | SAME
                    1/2 | 02/01/2026 | UNDECIDED
                    1/2 | Part 1 of 2 | EDITED
                    1-2 | 1-Feb | SAME
                    3/4 | 4-Mar | SAME
                    3/4 | 3-Apr | SAME
                    13/1 | 13-Jan | SAME
                    1/13 | 13-Jan | SAME
                    3.10 | 03/out | SAME
                    MAR1 | 1-Mar | SAME
                    SEPT2 | 2-Sep | SAME
                    Sept 2 | 02/set | SAME
                    DEC1 | 01/dez | SAME
                    MAR1 | 2-Mar | UNDECIDED
                    March 1 | 1-Mar | SAME
                    1 de maio | 01/mai | SAME
                    1 May 2024 | 1-May-24 | SAME
                    May 1, 2024 | 01/mai/24 | SAME
                    2024-05-01 | 5/1/2024 | SAME
                    2024-05-01 | 01/05/2024 | SAME
                    2024-05-01 | 01/05/24 | SAME
                    2024-05-01 | 2024-06-01 | EDITED
                    2024-05-01 | 01/06/2024 | UNDECIDED
                    1/2/2024 | 01/02/2024 | SAME
                    1/2/2024 | 02/01/2024 | UNDECIDED
                    1/2/2024 | 2/1/2024 | EDITED
                    1.2.3 | 1.2.10 | EDITED
                    Introduction | 01/fev | EDITED
                    # times
                    10:30 | 10:30:00 | SAME
                    10:30 | 10:30 AM | SAME
                    10:30 PM | 22:30:00 | SAME
                    1:2 | 01:02:00 | SAME
                    16:9 | 16:09 | SAME
                    25:30 | 25:30:00 | SAME
                    10:30 | 11:45 | EDITED
                    10:30 | 9:15 | EDITED
                    10:30 | 11:45:00 | UNDECIDED
                    2024-05-01 10:30 | 01/05/2024 10:30 | SAME
                    2024-05-01 10:30 | 01/05/2024 10:31 | UNDECIDED
                    # characters
                    Aula 🎬 fim | Aula ?? fim | SAME
                    Aula 🎬 fim | Aula ? fim | SAME
                    日本 | ?? | SAME
                    Como vai… | Como vai? | EDITED
                    Aula 🎬 | Nova aula ?? | EDITED
                    Why? | Why | EDITED
                    # other texts
                    'tis | tis | SAME
                    Bolo | bolo | EDITED
                    """)
    void aCellIsComparedWithTheExportedText(String exported, String cell, Conversion expected) {
        assertThat(Conversion.of(exported, cell, false)).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({"$5, 5, SAME", "R$ 5, 5, SAME", "5%, 0.05, SAME", "007, 7, SAME", "007, 8, EDITED"})
    void aNumberHasItsUnitInTheFormat(String exported, String cell, Conversion expected) {
        assertThat(Conversion.of(exported, cell, true)).isEqualTo(expected);
    }
}
