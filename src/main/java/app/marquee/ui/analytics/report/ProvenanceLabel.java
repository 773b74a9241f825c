package app.marquee.ui.analytics.report;

import app.marquee.ui.control.DeveloperMode;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.VisibleTimer;
import app.marquee.ui.export.PictureMaker;

import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import javafx.util.Duration;

import java.util.function.Supplier;

/**
 * Label of the status line under a table. Its ages are updated, and with developer details its
 * tooltip names the source.
 */
public final class ProvenanceLabel extends Label {
    private static final PseudoClass OUTDATED = PseudoClass.getPseudoClass("outdated");
    private static final Duration TICK = Duration.seconds(30);
    private static final double TOOLTIP_WIDTH = 480;

    private final Supplier<String> words;
    private final Supplier<String> lasting;
    private final Tooltip details = new Tooltip();
    private String warning = "";
    private int pictures;

    /**
     * @param words empty while there is nothing to show
     * @param lasting the same without ages and with the source
     */
    public ProvenanceLabel(Supplier<String> words, Supplier<String> lasting) {
        this.words = words;
        this.lasting = lasting;
        setId("truth-line");
        getStyleClass().add("truth-line");
        setWrapText(true);
        setMinHeight(USE_PREF_SIZE);
        setMaxWidth(Double.MAX_VALUE);
        details.setWrapText(true);
        details.setPrefWidth(TOOLTIP_WIDTH);
        DeveloperMode.follow(this, on -> setTooltip(on ? details : null));
        VisibleTimer.whileShown(this, TICK, this::tell);
    }

    /**
     * @param warning said first, where another query was chosen than that of the shown report
     */
    public void update(String warning) {
        this.warning = warning;
        pseudoClassStateChanged(OUTDATED, !warning.isEmpty());
        tell();
    }

    /**
     * Creates images in which this line shows dates instead of ages, since they are viewed later.
     *
     * @param around content of the image, including this line
     */
    public PictureMaker lasting(PictureMaker pictured, Region around) {
        return (scale, ready) -> {
            pictures++;
            tell();
            around.applyCss();
            around.layout();
            pictured.make(
                    scale,
                    picture -> {
                        pictures--;
                        tell();
                        ready.accept(picture);
                    });
        };
    }

    /** Restores the current text; safe when the image was canceled. */
    public void shown() {
        pictures = 0;
        tell();
    }

    /** Says what holds now. */
    public void tell() {
        String now = pictures > 0 ? lasting.get() : words.get();
        setText(now.isEmpty() || warning.isEmpty() ? now : warning + ProvenanceText.BETWEEN + now);
        details.setText(lasting.get());
        Visibility.show(this, !now.isEmpty());
    }
}
