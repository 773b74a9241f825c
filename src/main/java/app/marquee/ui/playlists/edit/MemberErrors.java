package app.marquee.ui.playlists.edit;

import app.marquee.model.limit.Violation;
import app.marquee.text.Messages;
import app.marquee.text.ValidationText;
import app.marquee.ui.control.form.FormField;

import java.util.List;
import java.util.Map;

/** Binding of contract violations to the fields of the form. */
public final class MemberErrors {
    private final ValidationText words;
    private final Map<String, FormField> fields;

    /**
     * @param fields by field name of the API contract
     */
    public MemberErrors(Messages messages, Map<String, FormField> fields) {
        this.words = new ValidationText(messages);
        this.fields = Map.copyOf(fields);
    }

    public void show(List<Violation> violations) {
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
