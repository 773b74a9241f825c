package app.marquee.ui.analytics.filter;

import app.marquee.analytics.filter.ReportFilter;
import app.marquee.analytics.filter.ReportFilters;
import app.marquee.text.Messages;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.Lazy;
import app.marquee.ui.control.OverflowBar;
import app.marquee.ui.control.Popover;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.shell.section.SectionContext;

import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import javafx.util.Subscription;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

/**
 * Filters in the toolbar of a report: chips, a button for more, and saved views. FX thread only.
 */
public final class FilterBar {
    private final FiltersViewModel model;
    private final FilterScope scope;
    private final Messages messages;
    private final FilterWords words;
    private final OverflowBar chips;
    private final OverflowBar.Slot chosen;
    private final Button add;
    private final Button saved;
    private final Lazy<FilterChooser> chooser;
    private final Lazy<SavedViewsCard> views;
    private final Subscription following;
    private @Nullable Popover popover;

    public FilterBar(FilterSources sources, FilterScope scope, SectionContext context) {
        this.model = sources.chosen();
        this.scope = scope;
        this.messages = context.messages();
        this.words = new FilterWords(messages);
        this.add = Buttons.titled("filter-add", messages.text("filter.title"), "fth-plus");
        this.saved = Buttons.icon("saved-views", "fth-bookmark", messages.text("views.title"));
        this.chooser = new Lazy<>(() -> new FilterChooser(sources, scope, context, this::add));
        this.views =
                new Lazy<>(() -> new SavedViewsCard(sources.saved(), messages, this::closeCard));
        add.getStyleClass().add("flat");
        add.setOnAction(_ -> open());
        saved.setOnAction(_ -> openViews());
        chips = new OverflowBar("filter-chips-more", messages);
        chips.setId("filter-chips");
        chosen = chips.markingSlot();
        following = model.filtersProperty().subscribe(this::show);
    }

    /** Adds itself to the toolbar; the chips stay, those without room in a menu of their own. */
    public FilterBar in(OverflowBar toolbar) {
        OverflowBar.Slot place = toolbar.slot();
        place.addFields(chips);
        place.add(add, saved);
        return this;
    }

    /** Opens its cards over the view. */
    public void opensIn(Popover cards) {
        popover = cards;
    }

    /** Opens the choice of a filter. */
    public void open() {
        FilterChooser card = chooser.get();
        card.begin();
        toggle(add, card);
        card.focusSearch();
    }

    /** The filters that the view can't apply, in words; empty for none. */
    public String ignored() {
        return words.all(scope.ignored(model.filters()));
    }

    /** Runs after other filters were chosen. */
    public Subscription following(Runnable changed) {
        return model.filtersProperty().subscribe(_ -> changed.run());
    }

    private void openViews() {
        SavedViewsCard card = views.get();
        card.begin();
        toggle(saved, card);
    }

    private void toggle(Button anchor, Region card) {
        if (popover != null) {
            popover.toggle(anchor, card);
        }
    }

    private void closeCard() {
        if (popover != null) {
            popover.close();
        }
    }

    private void add(ReportFilter filter) {
        closeCard();
        model.add(filter);
    }

    private void show(ReportFilters filters) {
        chosen.set(
                filters.all().stream()
                        .map(each -> new FilterChip(each, scope, messages, () -> remove(each)))
                        .toList());
        Visibility.show(chips, !filters.isEmpty());
    }

    /** The chip disappears, so the focus moves to the button beside it. */
    private void remove(ReportFilter filter) {
        add.requestFocus();
        model.remove(filter);
    }

    public void close() {
        following.unsubscribe();
    }

    /** Chip of a filter that removes it; struck through where the view can't apply it. */
    private static final class FilterChip extends Button {
        private static final PseudoClass REFUSED = PseudoClass.getPseudoClass("refused");

        /** Longer names are cut, and whole in the tooltip. */
        private static final int LONGEST = 40;

        FilterChip(ReportFilter filter, FilterScope scope, Messages messages, Runnable remove) {
            FilterWords words = new FilterWords(messages);
            String whole = words.whole(filter);
            String refused = scope.refused().get(filter.kind());
            String note = scope.notes().get(filter.kind());
            setId("filter-chip");
            setText(cut(whole));
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
}
