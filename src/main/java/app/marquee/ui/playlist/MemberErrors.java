package app.marquee.ui.playlist;

import app.marquee.model.Violation;
import app.marquee.ui.control.FormField;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.VerdictText;

import java.util.List;
import java.util.Map;

/** Says beside the field of each member what the contract refuses of it. */
final class MemberErrors {
    private final VerdictText words;
    private final Map<String, FormField> fields;

    /**
     * @param fields by the member, as the contract writes it
     */
    MemberErrors(Messages messages, Map<String, FormField> fields) {
        this.words = new VerdictText(messages);
        this.fields = Map.copyOf(fields);
    }

    void show(List<Violation> violations) {
        fields.forEach(
                (member, field) ->
                        field.errorProperty()
                                .set(
                                        violations.stream()
                                                .filter(one -> one.member().equals(member))
                                                .map(one -> words.of(one.verdict()))
                                                .findFirst()
                                                .orElse("")));
    }
}
