package app.marquee.api;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.api.json.WriteResponse;
import app.marquee.http.ApiRequest;
import app.marquee.model.id.CustomFieldId;
import app.marquee.model.id.Id;
import app.marquee.model.video.CustomFieldDraft;
import app.marquee.model.video.CustomFieldUpdate;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.Optional;

/** Which custom field the response to its write names. */
class WrittenFieldTest {
    private static final CustomFieldId FIELD =
            new CustomFieldId("7f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01");
    private static final ApiRequest CREATE =
            Writes.createField(TestIds.VIDEO, new CustomFieldDraft("course", "Java"));
    private static final ApiRequest UPDATE =
            Writes.field(TestIds.VIDEO, FIELD, CustomFieldUpdate.value("Kotlin"));

    private static WriteResponse response(ApiRequest write, String json) {
        return Writes.send(new RecordingTransport().answer(json), write);
    }

    private static Optional<Id> id(ApiRequest write, String json) {
        return response(write, json).id();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"id\":\"7f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01\",\"key\":\"course\"}",
                "{\"data\":{\"id\":\"7f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01\"}}"
            })
    void theIdOfANewFieldIsTaken(String json) {
        assertThat(id(CREATE, json)).contains(FIELD);
        assertThat(id(UPDATE, json)).contains(FIELD);
    }

    /** Some servers return the video. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"key\":\"course\",\"value\":\"Java\"}",
                "{\"id\":\"1f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01\",\"title\":\"Aula\"}"
            })
    void whatDoesNotNameTheNewFieldIsNothing(String json) {
        assertThat(response(CREATE, json)).isEqualTo(new WriteResponse.Nothing());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"id\":\"1f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01\",\"title\":\"Aula\"}",
                "{\"id\":\"7f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b02\",\"key\":\"course\"}"
            })
    void anotherFieldIsNotTakenForTheChangedOne(String json) {
        assertThat(id(UPDATE, json)).isEmpty();
    }
}
