package app.marquee.ui.shell.alert;

import app.marquee.model.settings.AlertKind;
import app.marquee.model.settings.AlertRule;
import app.marquee.service.alert.AlertFact;
import app.marquee.text.AlertWords;
import app.marquee.text.Messages;
import app.marquee.ui.shell.notification.Notices;
import app.marquee.ui.shell.section.Navigation;

import java.time.InstantSource;
import java.util.List;
import java.util.Optional;

/** Announcer of alerts as notifications of the window. FX thread only. */
public final class AlertNotices implements AlertCenter.Announcer {
    private final Messages messages;
    private final AlertWords words;
    private final Navigation navigation;
    private final Notices notices;
    private final InstantSource clock;

    /**
     * @param messages texts of the window
     */
    public AlertNotices(
            Messages messages, Navigation navigation, Notices notices, InstantSource clock) {
        this.messages = messages;
        this.words = new AlertWords(messages);
        this.navigation = navigation;
        this.notices = notices;
        this.clock = clock;
    }

    @Override
    public AlertCenter.DesktopText announce(AlertKind kind, AlertRule rule, List<AlertFact> facts) {
        String text = words.fired(kind, rule, facts, clock.instant());
        Optional<Runnable> link = AlertLink.of(kind, facts, navigation);
        if (link.isPresent()) {
            notices.warn(text, messages.text("notice.show"), link.get());
        } else {
            notices.warn(text);
        }
        return new AlertCenter.DesktopText(words.kind(kind), text);
    }
}
