package app.marquee.model.id;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.Locale;

/** Types of IDs, and which of them a request may have. */
class ItemKindTest {
    private static final String UUID = "6f1c9a52-0a2b-4a6e-9a51-0d6a2f5f7b11";

    @Test
    void anIdTellsTheTypeOfItsItem() {
        assertThat(ItemKind.of(new VideoId(UUID))).contains(ItemKind.VIDEO);
        assertThat(ItemKind.of(new PlaylistId(UUID))).contains(ItemKind.PLAYLIST);
        assertThat(ItemKind.of(new FolderId(UUID))).contains(ItemKind.FOLDER);
        assertThat(ItemKind.of(new FunnelId(UUID))).contains(ItemKind.FUNNEL);
        assertThat(ItemKind.of(new LiveId(UUID))).contains(ItemKind.LIVE);
        assertThat(ItemKind.of(new ImageId(UUID))).contains(ItemKind.IMAGE);
        assertThat(ItemKind.of(new CustomFieldId(UUID))).contains(ItemKind.FIELD);
        assertThat(ItemKind.of(new OrganizationId(UUID))).isEmpty();
        assertThat(ItemKind.of(new UserId(UUID))).isEmpty();
        assertThat(ItemKind.of(new ConnectionId(UUID))).isEmpty();
    }

    /** A custom field is found only through its video. */
    @Test
    void everythingButFieldsIsListed() {
        assertThat(ItemKind.listed())
                .containsExactlyInAnyOrder(
                        ItemKind.VIDEO,
                        ItemKind.PLAYLIST,
                        ItemKind.FOLDER,
                        ItemKind.FUNNEL,
                        ItemKind.LIVE,
                        ItemKind.IMAGE);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "6f1c9a520a2b4a6e9a510d6a2f5f7b11",
                "6f1c9a52-0a2b-4a6e-9a51-0d6a2f5f7b1",
                "6f1c9a52-0a2b-4a6e-9a51-0d6a2f5f7b111",
                "6f1c9a52-0a2b-4a6e-9a51-0d6a2f5f7b1g",
                " 6f1c9a52-0a2b-4a6e-9a51-0d6a2f5f7b11",
                "../../playlists"
            })
    void onlyAUuidMayBeSent(String other) {
        assertThat(new VideoId(other).isUuid()).isFalse();
        assertThat(new VideoId(UUID).isUuid()).isTrue();
        assertThat(new VideoId(UUID.toUpperCase(Locale.ROOT)).isUuid()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "\t\n"})
    void anIdIsNeverBlank(String blank) {
        assertThatThrownBy(() -> new VideoId(blank)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new FolderId(blank)).isInstanceOf(IllegalArgumentException.class);
    }
}
