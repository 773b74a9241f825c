package app.marquee.ui.video;

import app.marquee.model.limit.Limits;
import app.marquee.model.limit.ValidationResult;
import app.marquee.model.video.CustomField;
import app.marquee.text.Messages;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.regex.Pattern;

/**
 * Advice on custom fields that platforms are known to refuse. The API contract does not define
 * these limits, so that it warns and never blocks.
 */
public final class FieldAdvice {
    private static final Pattern KEY = Pattern.compile("[A-Za-z0-9_-]*");

    private final Messages messages;

    /**
     * Advice beneath the key and beneath the value; empty for none. Immutable.
     *
     * @param key the advice on the key and on the number of fields
     */
    record Said(String key, String value) {
        static final Said NOTHING = new Said("", "");
    }

    public FieldAdvice(Messages messages) {
        this.messages = messages;
    }

    /**
     * @param edited the field that is changed; null for a new one
     */
    Said of(String key, String value, @Nullable CustomField edited, List<CustomField> present) {
        return new Said(key(key, edited, present), value(value));
    }

    private String key(String key, @Nullable CustomField edited, List<CustomField> present) {
        boolean taken =
                present.stream().anyMatch(one -> !one.equals(edited) && key.equals(one.key()));
        if (taken) {
            return messages.text("field.advice.taken", key);
        }
        if (!isUsualKey(key)) {
            return key(key);
        }
        return edited == null && present.size() >= Limits.FIELDS_ADVICE ? many() : "";
    }

    /** Whether platforms are known to take a key. */
    public static boolean isUsualKey(String key) {
        return KEY.matcher(key).matches()
                && !(Limits.FIELD_KEY_ADVICE.check(key) instanceof ValidationResult.TooLong);
    }

    /** Advice on a key alone; empty for none. */
    public String key(String key) {
        if (!KEY.matcher(key).matches()) {
            return messages.text("field.advice.form");
        }
        return isUsualKey(key)
                ? ""
                : messages.text("field.advice.key", Limits.FIELD_KEY_ADVICE.max());
    }

    /** Advice on a video with too many fields. */
    public String many() {
        return messages.text("field.advice.many", Limits.FIELDS_ADVICE);
    }

    /** Advice on a value; empty for none. */
    public String value(String value) {
        return Limits.FIELD_VALUE_ADVICE.check(value) instanceof ValidationResult.Fits
                ? ""
                : messages.text("field.advice.value", Limits.FIELD_VALUE_ADVICE.max());
    }
}
