package app.marquee.ui.shell.notification;

import app.marquee.ui.control.RightToLeft;
import app.marquee.ui.control.TruncationTooltip;

import javafx.scene.control.Label;

import org.jspecify.annotations.Nullable;

/** Text of a notification with long names shortened; the whole text is the tooltip. */
final class NoticeText extends Label implements TruncationTooltip.Shortened {
    private final String whole;

    NoticeText(String whole) {
        super(LongNames.cut(whole));
        this.whole = whole;
        setWrapText(true);
        RightToLeft.guard(this);
        setAccessibleText(whole);
    }

    @Override
    public @Nullable String inFull() {
        return isTextTruncated() || !whole.equals(getText()) ? whole : null;
    }
}
