package app.marquee.ui.playlists.edit;

import app.marquee.model.Member;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.form.FormField;

import java.util.function.Function;

/** Hint of a field that tells what a changed value was, or that an unknown one won't change. */
final class Was {
    /** Most letters of an earlier value, which fit into one line. */
    private static final int MOST = 60;

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
        String line = text.strip().replaceAll("\\s+", " ");
        return line.codePointCount(0, line.length()) <= MOST
                ? line
                : line.substring(0, line.offsetByCodePoints(0, MOST - 1))
                                .replaceAll("[\\s.,;:…]+$", "")
                        + "…";
    }
}
