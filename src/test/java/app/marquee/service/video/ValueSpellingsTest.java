package app.marquee.service.video;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.UnknownMembers;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.CustomField;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.ArrayList;
import java.util.List;

/** Values that are one value, spelled differently. */
final class ValueSpellingsTest {
    private static List<ValueSpellings.Group> groups(String... values) {
        List<FieldsOfVideo> rows = new ArrayList<>();
        for (String value : values) {
            VideoId video = new VideoId("v" + rows.size());
            CustomField field =
                    new CustomField(
                            null, video, "campaign", value, null, null, UnknownMembers.NONE);
            rows.add(new FieldsOfVideo(video, null, List.of(field), null));
        }
        return ValueSpellings.of(FieldMatrix.of(rows));
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            value = {
                "Black Friday, `black  friday`, true",
                "Black Friday, `BlackFriday `, true",
                "São João, Sao Joao, true",
                "Lesson 1, Lesson 2, false",
                "Black-Friday, Black Friday, false",
                "Java, Jawa, false"
            })
    void onlyCaseAccentsAndSpacesAreOverlooked(String one, String other, boolean same) {
        assertThat(groups(one, other)).hasSize(same ? 1 : 0);
    }

    @Test
    void theMostUsedSpellingComesFirst() {
        assertThat(groups("black friday", "Black Friday", "Black Friday", "Other"))
                .singleElement()
                .satisfies(
                        group -> {
                            assertThat(group.key()).isEqualTo("campaign");
                            assertThat(group.spellings())
                                    .containsExactly("Black Friday", "black friday");
                            assertThat(group.videos()).containsEntry("Black Friday", 2);
                        });
    }
}
