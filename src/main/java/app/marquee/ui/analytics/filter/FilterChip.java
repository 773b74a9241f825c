package app.marquee.ui.analytics.filter;

import app.marquee.analytics.filter.ReportFilter;
import app.marquee.ui.control.Messages;

import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Tooltip;

import org.kordamp.ikonli.javafx.FontIcon;

/** Chip of a filter that removes it; struck through where the view can't apply it. */
final class FilterChip extends Button {
    private static final PseudoClass REFUSED = PseudoClass.getPseudoClass("refused");

    /** Longer names are cut, and whole in the tooltip. */
    private static final int LONGEST = 32;

    FilterChip(ReportFilter filter, FilterScope scope, Messages messages, Runnable remove) {
        FilterWords words = new FilterWords(messages);
        String whole = words.whole(filter);
        String refused = scope.refused().get(filter.kind());
        String note = scope.notes().get(filter.kind());
        setId("filter-chip-" + filter.kind().key());
        setText(cut(words.name(filter)));
        setGraphic(new FontIcon("fth-x"));
        setContentDisplay(ContentDisplay.RIGHT);
        setMinWidth(USE_PREF_SIZE);
        getStyleClass().addAll("flat", "filter-chip");
        pseudoClassStateChanged(REFUSED, refused != null);
        String help = refused == null ? note : refused;
        String said =
                help == null
                        ? whole
                        : messages.text("filter.explained", whole, messages.text(help));
        setTooltip(new Tooltip(said));
        setAccessibleText(messages.text("filter.remove", said));
        setOnAction(_ -> remove.run());
    }

    private static String cut(String name) {
        return name.codePointCount(0, name.length()) <= LONGEST
                ? name
                : name.substring(0, name.offsetByCodePoints(0, LONGEST - 1)).strip() + "…";
    }
}
