package app.marquee.api;

import static app.marquee.api.GoldenRequests.write;
import static app.marquee.api.TestIds.VIDEO;

import app.marquee.model.Member;
import app.marquee.model.id.CustomFieldId;
import app.marquee.model.video.CustomFieldDraft;
import app.marquee.model.video.CustomFieldUpdate;

import java.util.stream.Stream;

/** The golden requests that write custom fields. */
final class CustomFieldGoldens {
    static final CustomFieldId FIELD = new CustomFieldId("7f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01");

    private static final String PATH = " BASE /videos/1f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01";
    private static final String OF_FIELD = PATH + "?custom_fields&id=" + FIELD;

    private CustomFieldGoldens() {}

    static Stream<GoldenRequest> all() {
        return Stream.of(
                write(
                        "add a custom field",
                        Writes.createField(VIDEO, new CustomFieldDraft("course", "Java \"25\" ☕")),
                        "POST" + PATH + "?custom_fields",
                        "{\"key\":\"course\",\"value\":\"Java \\\"25\\\" ☕\"}"),
                write(
                        "change the value of a custom field",
                        Writes.field(VIDEO, FIELD, CustomFieldUpdate.value("Kotlin")),
                        "PUT" + OF_FIELD,
                        "{\"value\":\"Kotlin\"}"),
                write(
                        "change the key of a custom field",
                        Writes.field(
                                VIDEO,
                                FIELD,
                                new CustomFieldUpdate(Member.of("Course"), Member.absent())),
                        "PUT" + OF_FIELD,
                        "{\"key\":\"Course\"}"),
                write(
                        "remove a custom field",
                        Writes.deleteField(VIDEO, FIELD),
                        "DELETE" + OF_FIELD,
                        ""));
    }
}
