package app.marquee.ui.referrers;

import app.marquee.analytics.group.Channel;
import app.marquee.text.Messages;
import app.marquee.ui.control.form.ChoiceWords;

import javafx.scene.control.ComboBox;

import org.jspecify.annotations.Nullable;

import java.util.Arrays;
import java.util.Optional;

/** Choice of the channel of a naming rule, at first the one that Marquee finds. FX thread only. */
final class RuleChannelBox extends ComboBox<Optional<Channel>> {
    RuleChannelBox(Messages messages) {
        setId("referrers-rule-channel");
        setConverter(
                new ChoiceWords<>(
                        channel ->
                                channel.map(each -> name(each, messages))
                                        .orElseGet(() -> messages.text("rules.channel.found"))));
        getItems().add(Optional.empty());
        Arrays.stream(Channel.values())
                .filter(Channel::isOfSites)
                .map(Optional::of)
                .forEach(getItems()::add);
        reset();
    }

    static String name(Channel channel, Messages messages) {
        return messages.text("channel." + channel.key());
    }

    /** Null for the one that Marquee finds. */
    @Nullable Channel channel() {
        Optional<Channel> chosen = getValue();
        return chosen == null ? null : chosen.orElse(null);
    }

    void reset() {
        getSelectionModel().selectFirst();
    }
}
