package app.marquee.ui.shell.notification;

import app.marquee.ui.control.TruncationTooltip;
import app.marquee.ui.control.Wrapping;

import javafx.scene.control.Label;

import org.jspecify.annotations.Nullable;

/** Text of a notification with long names shortened; the whole text is the tooltip. */
final class NoticeText extends Label implements TruncationTooltip.Shortened {
    private final String whole;

    NoticeText(String whole) {
        super(LongNames.cut(whole));
        this.whole = whole;
        setWrapText(true);
        Wrapping.guard(this);
        setAccessibleText(whole);
    }

    @Override
    public @Nullable String inFull() {
        return isTextTruncated() || !whole.equals(getText()) ? whole : null;
    }
}
