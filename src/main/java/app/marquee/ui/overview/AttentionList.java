package app.marquee.ui.overview;

import app.marquee.model.id.KnownItem;
import app.marquee.model.id.VideoId;
import app.marquee.model.settings.AlertKind;
import app.marquee.service.alert.AlertReport;
import app.marquee.service.alert.AlertResult;
import app.marquee.service.change.ChangeCounts;
import app.marquee.service.overview.Attention;
import app.marquee.task.LoadState;
import app.marquee.text.AlertWords;
import app.marquee.text.Messages;
import app.marquee.text.RightToLeft;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.Wrapping;
import app.marquee.ui.shell.alert.AlertCenter;
import app.marquee.ui.shell.alert.AlertLink;
import app.marquee.ui.shell.section.Navigation;
import app.marquee.ui.shell.section.Place;
import app.marquee.ui.shell.section.SectionContext;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

import java.time.InstantSource;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * List of what needs the user's attention, each line leading to where it is settled; one about
 * several videos offers each of them.
 */
final class AttentionList extends VBox {
    /** More videos would not fit into a menu. */
    private static final int MOST = 20;

    private final Messages messages;
    private final Navigation navigation;
    private final AlertCenter alerts;
    private final InstantSource clock;
    private final AlertWords words;
    private LoadState load = new LoadState.NotLoaded();
    private boolean isLoaded;
    private @Nullable Attention attention;
    private AlertReport report = AlertReport.NONE;

    AttentionList(SectionContext context, AlertCenter alerts) {
        this.messages = context.messages();
        this.navigation = context.navigation();
        this.alerts = alerts;
        this.clock = context.clock();
        this.words = new AlertWords(messages);
        setId("overview-attention-list");
        getStyleClass().add("top-list");
        show();
    }

    /**
     * @param now null until it is read
     */
    void show(@Nullable Attention now) {
        attention = now;
        show();
    }

    void show(AlertReport now) {
        report = now;
        show();
    }

    /** Sets whether the top videos are known, which are among what it looks at. */
    void loaded(LoadState ofVideos, boolean known) {
        load = ofVideos;
        isLoaded = known;
        show();
    }

    private void show() {
        getChildren().clear();
        if (attention != null) {
            recoveries(attention.changes().expiring());
        }
        report.results().forEach(this::alert);
        if (attention != null) {
            changes(attention.changes());
            videos(attention);
        }
        if (getChildren().isEmpty()) {
            Label nothing = new Label(messages.text(nothing()));
            nothing.getStyleClass().addAll("muted", "attention-none");
            nothing.setWrapText(true);
            Wrapping.guard(nothing);
            getChildren().add(nothing);
            if (attention != null) {
                leads(attention.unread());
            }
        }
    }

    /** Beside what is only saved, the act that is missing. */
    private void recoveries(long count) {
        if (count == 0) {
            return;
        }
        Label said = new Label(messages.plural("recovery.expires", count));
        said.setGraphic(new FontIcon("fth-alert-triangle"));
        said.getStyleClass().addAll("attention-row", "attention-recovery");
        said.setWrapText(true);
        Wrapping.guard(said);
        said.setMinHeight(USE_PREF_SIZE);
        said.setMaxWidth(Double.MAX_VALUE);
        Button recover =
                Buttons.titled(
                        "overview-recover",
                        Buttons.opening(messages.plural("recover.videos", count)));
        recover.getStyleClass().add("small");
        recover.setMinWidth(USE_PREF_SIZE);
        recover.setDisable(!navigation.canOpen(Place.ExpiringRecoveries.class));
        recover.setOnAction(_ -> navigation.open(new Place.ExpiringRecoveries()));
        HBox.setHgrow(said, Priority.ALWAYS);
        HBox row = new HBox(said, recover);
        row.getStyleClass().add("attention-act");
        getChildren().add(row);
    }

    private void changes(ChangeCounts changes) {
        add(
                "check",
                messages.plural("changes.check", changes.check()),
                changes.check(),
                "fth-help-circle",
                new Place.PendingChanges());
        add("failed", changes.failed(), "fth-x-circle", new Place.PendingChanges());
    }

    private void videos(Attention now) {
        boolean canOpen = navigation.canOpen(VideoId.class);
        videos("broken", now.broken(), "fth-alert-triangle", canOpen, navigation::open);
        videos("processing", now.processing(), "fth-loader", canOpen, navigation::open);
        videos(
                "bare",
                now.bare(),
                "fth-image",
                navigation.canOpen(Place.ThumbnailsOf.class),
                video -> navigation.open(new Place.ThumbnailsOf(video)));
    }

    private void leads(Attention.Unread unread) {
        if (unread.videos()) {
            lead("library", "fth-folder", new Place.Library());
        }
        if (unread.trash()) {
            lead("trash", "fth-trash-2", new Place.Trash());
        }
    }

    /** Key of the words that say why there is nothing. */
    private String nothing() {
        if (!isLoaded) {
            return switch (load) {
                case LoadState.Loading _ -> "state.loading";
                case LoadState.Failed _ -> "state.load.failed";
                default -> "card.missing";
            };
        }
        if (attention == null) {
            return "state.loading";
        }
        Attention.Unread unread = attention.unread();
        if (unread.videos()) {
            return unread.trash()
                    ? "overview.attention.none.unread"
                    : "overview.attention.none.videos";
        }
        return unread.trash() ? "overview.attention.none.trash" : "overview.attention.none";
    }

    /** Leads to where what is checked here is loaded. */
    private void lead(String key, String icon, Place place) {
        if (navigation.canOpen(place.getClass())) {
            Button line = new Button();
            line.setOnAction(_ -> navigation.open(place));
            add(line, key, messages.text("overview.attention." + key), icon);
        }
    }

    private void alert(AlertKind kind, AlertResult result) {
        if (result instanceof AlertResult.Fired(var facts)) {
            Button line = new Button();
            Optional<Runnable> link = AlertLink.of(kind, facts, navigation);
            line.setDisable(link.isEmpty());
            link.ifPresent(open -> line.setOnAction(_ -> open.run()));
            String key = kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
            String said = words.fired(kind, alerts.settings().rule(kind), facts, clock.instant());
            add(line, "alert-" + key, said, "fth-bell");
            line.getStyleClass().add("attention-alert");
        }
    }

    private void add(String key, long count, String icon, Place place) {
        add(key, words(key, count), count, icon, place);
    }

    private void add(String key, String words, long count, String icon, Place place) {
        if (count > 0) {
            Button line = new Button();
            line.setDisable(!navigation.canOpen(place.getClass()));
            line.setOnAction(_ -> navigation.open(place));
            add(line, key, words, icon);
        }
    }

    private void videos(
            String key,
            List<KnownItem> videos,
            String icon,
            boolean canOpen,
            Consumer<VideoId> open) {
        if (videos.isEmpty()) {
            return;
        }
        String words = words(key, videos.size());
        boolean isOne = videos.size() == 1;
        ButtonBase line = isOne ? button(videos.getFirst(), open) : menu(videos, open);
        line.setDisable(!canOpen);
        add(line, key, isOne ? named(words, name(videos.getFirst()), line) : words, icon);
    }

    /** The words with the title, which is in a tooltip where it couldn't be broken into lines. */
    private String named(String words, String title, ButtonBase line) {
        if (RightToLeft.isIn(title)) {
            line.setTooltip(new Tooltip(RightToLeft.apart(title)));
            return words;
        }
        return messages.text("pattern.labeled", words, title);
    }

    private static Button button(KnownItem video, Consumer<VideoId> open) {
        Button button = new Button();
        button.setOnAction(_ -> open.accept(new VideoId(video.id())));
        return button;
    }

    private static MenuButton menu(List<KnownItem> videos, Consumer<VideoId> open) {
        MenuButton menu = new WrappingMenu();
        menu.getItems().setAll(videos.stream().limit(MOST).map(one -> item(one, open)).toList());
        return menu;
    }

    private static MenuItem item(KnownItem video, Consumer<VideoId> open) {
        MenuItem item = new MenuItem(name(video));
        item.setId("overview-attention-video");
        item.setMnemonicParsing(false);
        item.setOnAction(_ -> open.accept(new VideoId(video.id())));
        return item;
    }

    private static String name(KnownItem video) {
        String title = video.title();
        return title == null || title.isBlank() ? video.id() : title;
    }

    private String words(String key, long count) {
        return messages.plural("overview.attention." + key, count);
    }

    private void add(ButtonBase line, String key, String words, String icon) {
        line.setText(words);
        line.setMnemonicParsing(false);
        line.setGraphic(new FontIcon(icon));
        line.setId("overview-attention-" + key);
        line.getStyleClass().addAll("flat", "attention-row", "attention-" + key);
        line.setAlignment(Pos.CENTER_LEFT);
        line.setMaxWidth(Double.MAX_VALUE);
        line.setWrapText(true);
        Wrapping.guard(line);
        line.setMinHeight(USE_PREF_SIZE);
        getChildren().add(line instanceof MenuButton || line.isDisabled() ? line : leading(line));
    }

    /** With the arrow that leads away, where a menu has the one that opens. */
    private static StackPane leading(ButtonBase line) {
        FontIcon arrow = new FontIcon("fth-chevron-right");
        arrow.setMouseTransparent(true);
        StackPane row = new StackPane(line, arrow);
        row.getStyleClass().add("attention-leading");
        return row;
    }

    /** Menu button as high as its broken lines, which the toolkit counts as one. */
    private static final class WrappingMenu extends MenuButton {
        @Override
        protected double computePrefHeight(double width) {
            double usual = super.computePrefHeight(width);
            if (width < 0) {
                return usual;
            }
            double room = width - snappedLeftInset() - snappedRightInset();
            double lines = 0;
            for (Node part : getChildrenUnmodifiable()) {
                if (part instanceof Label) {
                    lines = part.prefHeight(room - arrowWidth());
                }
            }
            return Math.max(usual, snappedTopInset() + lines + snappedBottomInset());
        }

        private double arrowWidth() {
            return getChildrenUnmodifiable().stream()
                    .filter(part -> !(part instanceof Label))
                    .mapToDouble(arrow -> snapSizeX(arrow.prefWidth(-1)))
                    .sum();
        }
    }
}
