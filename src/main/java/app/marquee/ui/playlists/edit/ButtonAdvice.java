package app.marquee.ui.playlists.edit;

import app.marquee.model.limit.Limits;
import app.marquee.model.limit.ValidationResult;
import app.marquee.model.playlist.ButtonSize;
import app.marquee.model.playlist.ExternalButton;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Advice on an external button, from known limits of platforms beyond the API contract; it warns
 * and never blocks.
 */
enum ButtonAdvice {
    SIZE_MISSING,
    SIZE_UNUSUAL,
    TEXT_MISSING,
    TEXT_LONG,
    URL_MISSING,
    /** No absolute http or https address. */
    URL_NOT_WEB,
    /** The button is empty, and there is no documented way to remove it. */
    NOTHING_LEFT;

    private static final Set<ButtonSize> USUAL =
            Set.of(ButtonSize.SMALL, ButtonSize.MEDIUM, ButtonSize.LARGE);

    /** The advice on a button to be sent. */
    static List<ButtonAdvice> of(ExternalButton button) {
        if (button.size() == null && button.text() == null && button.url() == null) {
            return List.of(NOTHING_LEFT);
        }
        List<ButtonAdvice> found = new ArrayList<>();
        size(button.size(), found);
        text(button.text(), found);
        if (button.url() == null) {
            found.add(URL_MISSING);
        } else if (!ExternalButton.isWebAddress(button.url())) {
            found.add(URL_NOT_WEB);
        }
        return List.copyOf(found);
    }

    private static void size(@Nullable ButtonSize size, List<ButtonAdvice> found) {
        if (size == null) {
            found.add(SIZE_MISSING);
        } else if (!USUAL.contains(size)) {
            found.add(SIZE_UNUSUAL);
        }
    }

    private static void text(@Nullable String text, List<ButtonAdvice> found) {
        if (text == null) {
            found.add(TEXT_MISSING);
        } else if (!(Limits.BUTTON_TEXT_ADVICE.check(text) instanceof ValidationResult.Fits)) {
            found.add(TEXT_LONG);
        }
    }
}
