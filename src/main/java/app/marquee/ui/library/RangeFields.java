package app.marquee.ui.library;

import app.marquee.ui.control.form.FormField;

import javafx.scene.control.TextField;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.util.List;
import java.util.regex.Pattern;

/** Fields for both ends of a range of numbers. FX thread only. */
final class RangeFields {
    private static final Pattern NUMBER = Pattern.compile("\\d{1,12}([.,]\\d{1,3})?");

    private final Bound least;
    private final Bound most;
    private final BigDecimal unit;
    private final String wrong;

    private record Bound(TextField input, FormField field) {
        String typed() {
            return input.getText().strip();
        }

        boolean isValid() {
            return typed().isEmpty() || NUMBER.matcher(typed()).matches();
        }
    }

    /**
     * @param id of both, before their ends
     * @param titles of the least and the most
     * @param unit of the typed numbers
     * @param wrong what to type instead of anything else
     */
    RangeFields(String id, List<String> titles, BigDecimal unit, String wrong, Runnable onChange) {
        this.least = bound(id + "least", titles.getFirst(), onChange);
        this.most = bound(id + "most", titles.getLast(), onChange);
        this.unit = unit;
        this.wrong = wrong;
    }

    private static Bound bound(String id, String title, Runnable onChange) {
        TextField input = new TextField();
        input.setId(id);
        input.textProperty().addListener(_ -> onChange.run());
        return new Bound(input, new FormField(title, input));
    }

    List<FormField> fields() {
        return List.of(least.field(), most.field());
    }

    /** Enables the fields or not; what is typed in one can always be removed. */
    void allow(boolean isAllowed) {
        for (Bound one : List.of(least, most)) {
            one.input().setDisable(!isAllowed && one.typed().isEmpty());
        }
    }

    /** Says beside each field what is wrong with it; true when nothing is. */
    boolean check() {
        for (Bound one : List.of(least, most)) {
            one.field().errorProperty().set(one.isValid() ? "" : wrong);
        }
        return least.isValid() && most.isValid();
    }

    VideoNarrowing.Range range() {
        return new VideoNarrowing.Range(value(least), value(most));
    }

    private @Nullable BigDecimal value(Bound one) {
        return one.typed().isEmpty() || !one.isValid()
                ? null
                : new BigDecimal(one.typed().replace(',', '.')).multiply(unit);
    }
}
