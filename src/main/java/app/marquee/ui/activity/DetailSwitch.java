package app.marquee.ui.activity;

import app.marquee.text.Messages;
import app.marquee.ui.control.DeveloperMode;
import app.marquee.ui.control.TwoPanes;
import app.marquee.ui.control.ViewMemory;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.shell.section.Action;
import app.marquee.ui.shell.section.Availability;

import javafx.scene.control.ToggleButton;

import org.kordamp.ikonli.javafx.FontIcon;

/**
 * Switch that shows the requests of the selected changes below the table with developer details,
 * which is remembered. Where there is no room for both, they are shown on demand only. FX thread
 * only.
 */
final class DetailSwitch {
    private static final String DETAILS = "details";

    private final ToggleButton button = new ToggleButton();
    private final TwoPanes panes;
    private final ViewMemory memory;
    private final Messages messages;
    private boolean any;

    /** There is something to show. */
    private final Action choosing = new Action(() -> {});

    DetailSwitch(TwoPanes panes, ViewMemory memory, Messages messages) {
        this.panes = panes;
        this.memory = memory;
        this.messages = messages;
        button.setText(messages.text("desk.details"));
        button.setGraphic(new FontIcon("fth-terminal"));
        button.setId("changes-request-show");
        panes.openProperty().bindBidirectional(button.selectedProperty());
        panes.narrowProperty().subscribe(isNarrow -> button.setSelected(!isNarrow && isWanted()));
        button.selectedProperty().addListener((_, _, isShown) -> remember(isShown));
        choosing.disable(button);
        choosing.explain(button);
        offer(false);
        DeveloperMode.follow(panes, _ -> offer(any));
    }

    private boolean isWanted() {
        String remembered = memory.recall(DETAILS);
        return remembered == null || Boolean.parseBoolean(remembered);
    }

    private void remember(boolean isShown) {
        if (!panes.narrowProperty().get()) {
            memory.keep(DETAILS, Boolean.toString(isShown));
        }
    }

    /** Sets whether a change is selected. */
    void offer(boolean isAny) {
        any = isAny;
        boolean isOn = DeveloperMode.now(panes);
        Visibility.show(button, isOn);
        choosing.set(Availability.when(any, messages.text("desk.details.none")));
        panes.offer(any && isOn);
    }

    ToggleButton button() {
        return button;
    }
}
