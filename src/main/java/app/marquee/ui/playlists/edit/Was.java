package app.marquee.ui.playlists.edit;

import app.marquee.model.Member;
import app.marquee.text.Messages;
import app.marquee.ui.control.form.FormField;

import java.util.function.Function;

/** Hint of a field that tells what a changed value was, or that an unknown one won't change. */
final class Was {
    private Was() {}

    static <T> void follow(
            Messages messages,
            FormField field,
            ChoiceEdit<T> edit,
            Function<T, String> words,
            SubscriptionGroup life) {
        Runnable show =
                () ->
                        field.hintProperty()
                                .set(
                                        edit.change().isPresent()
                                                ? was(messages, edit.known().map(words))
                                                : edit.known().isAbsent()
                                                        ? messages.text("field.unknown")
                                                        : "");
        life.follow(edit.changeProperty(), _ -> show.run());
        life.follow(edit.knownProperty(), _ -> show.run());
    }

    /** For a field whose prompt tells when it is unknown. */
    static void follow(Messages messages, FormField field, TextEdit edit, SubscriptionGroup life) {
        field.keepRoom();
        field.cutHint();
        life.follow(
                edit.changeProperty(),
                change ->
                        field.hintProperty()
                                .set(
                                        change.isPresent()
                                                ? was(messages, edit.knownProperty().get())
                                                : ""));
    }

    private static String was(Messages messages, Member<String> known) {
        return switch (known) {
            case Member.Absent<String> _ -> "";
            case Member.Null<String> _ -> messages.text("field.was.none");
            case Member.Value<String>(var text) ->
                    text.isEmpty()
                            ? messages.text("field.was.none")
                            : messages.text("field.was", line(text));
        };
    }

    private static String line(String text) {
        return text.strip().replaceAll("\\s+", " ");
    }
}
