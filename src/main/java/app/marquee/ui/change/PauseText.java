package app.marquee.ui.change;

import app.marquee.change.ChangeOutcome;
import app.marquee.ui.control.Messages;

import java.time.ZoneId;

/** Formatter of the reason why sending is paused, and of how to resume it. */
public final class PauseText {
    private PauseText() {}

    public static String of(ChangeOutcome.Paused stop, Messages messages, ZoneId zone) {
        if (stop.wantsToken()) {
            return messages.text("paused.token");
        }
        return stop.until() == null
                ? messages.text("paused.wait")
                : messages.text("paused.until", messages.formats().time(stop.until(), zone));
    }
}
