package app.marquee.ui.referrers;

import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.group.Channel;
import app.marquee.analytics.group.ReferrerRule;
import app.marquee.analytics.group.RuleTrial;
import app.marquee.task.Job;
import app.marquee.task.LatestJob;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.FigureWords;
import app.marquee.ui.analytics.ReferrerRuleBook;
import app.marquee.ui.analytics.group.GroupContent;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.form.FormField;
import app.marquee.ui.shell.dialog.Dialogs;
import app.marquee.ui.shell.section.SectionContext;

import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * Dialog for the naming rules, which previews a rule's effect while typing and applies rules when
 * saved. FX thread only.
 */
final class ReferrerRulesDialog {
    private static final int MOST_ROWS = 5;
    private static final double ROW = 34;
    private static final double BORDERS = 4;

    private final SectionContext context;
    private final Messages messages;
    private final ReferrerRuleBook book;
    private final Supplier<@Nullable GroupContent<?, ?>> content;
    private final LatestJob trial;
    private final ObservableList<ReferrerRule> rules = FXCollections.observableArrayList();
    private final ListView<ReferrerRule> list = new ListView<>(rules);
    private final TextField pattern = new TextField();
    private final TextField name = new TextField();
    private final FormField matched;
    private final FormField named;
    private final RuleChannelBox channel;
    private final ReferrerRuleFiles files;
    private final Label tried = new Label();
    private final Button add = new Button();

    /**
     * @param content whose rows the rules are tried on
     */
    ReferrerRulesDialog(
            SectionContext context,
            ReferrerRuleBook book,
            Supplier<@Nullable GroupContent<?, ?>> content) {
        this.context = context;
        this.messages = context.messages();
        this.book = book;
        this.content = content;
        this.trial = new LatestJob(context.tasks());
        this.matched = new FormField(messages.text("rules.pattern"), pattern);
        this.named = new FormField(messages.text("field.name"), name);
        this.channel = new RuleChannelBox(messages);
        this.files = new ReferrerRuleFiles(context, book.form(), rules);
    }

    void open() {
        rules.setAll(book.rules());
        build();
        VBox box = new VBox(caption("rules.text"), matched, result(), tried, add, listed(), files);
        box.getStyleClass().add("rules");
        Button cancel = new Button(messages.text("cancel"));
        cancel.setId("referrers-rules-cancel");
        Button save = new Button(messages.text("rules.save"));
        save.setId("referrers-rules-save");
        save.getStyleClass().add("accent");
        Dialogs.OpenDialog dialog =
                context.dialogs().show(messages.text("rules.title"), box, List.of(cancel, save));
        cancel.setOnAction(_ -> dialog.close());
        save.setOnAction(_ -> save(dialog));
        dialog.onClosed(trial::cancel);
        pattern.requestFocus();
        attempt();
    }

    /** Opens the dialog and adds the rules of a file that the user chooses. */
    void openWithFile() {
        open();
        files.load();
    }

    /** With a rule that is typed; what is missing in it is asked for first. */
    private void save(Dialogs.OpenDialog dialog) {
        add();
        ReferrerRule rest = typed();
        if (rest.pattern().isEmpty() && rest.name().isEmpty()) {
            book.keep(rules);
            dialog.close();
        } else {
            require(rest);
        }
    }

    private void addOrRequire() {
        ReferrerRule rule = typed();
        if (rule.isComplete()) {
            add();
        } else {
            require(rule);
        }
    }

    /** Asks for what is missing in a rule. */
    private void require(ReferrerRule rest) {
        boolean isUnnamed = rest.name().isEmpty() && !rest.pattern().isEmpty();
        (isUnnamed ? named : matched).errorProperty().set(messages.text("verdict.required"));
        (isUnnamed ? name : pattern).requestFocus();
    }

    /** What a rule gives: the name and, beside it, the channel. */
    private HBox result() {
        HBox.setHgrow(named, Priority.ALWAYS);
        HBox result = new HBox(named, new FormField(messages.text("column.channels"), channel));
        result.getStyleClass().add("rules-result");
        return result;
    }

    private Label caption(String key) {
        Label label = new Label(messages.text(key));
        label.setWrapText(true);
        label.setMinHeight(Label.USE_PREF_SIZE);
        label.getStyleClass().add("muted");
        return label;
    }

    private void build() {
        pattern.setId("referrers-rule-pattern");
        pattern.setPromptText("utm_source=newsletter");
        name.setId("referrers-rule-name");
        pattern.setOnAction(_ -> name.requestFocus());
        name.setOnAction(_ -> add());
        pattern.textProperty().subscribe((_, _) -> attempt());
        name.textProperty().subscribe((_, _) -> checkTyped());
        tried.setId("referrers-rule-trial");
        tried.setWrapText(true);
        tried.getStyleClass().addAll("caption", "rules-trial");
        add.setId("referrers-rule-add");
        add.setText(messages.text("rules.add"));
        add.setGraphic(new FontIcon("fth-plus"));
        add.setOnAction(_ -> addOrRequire());
        list.setId("referrers-rules-list");
        list.setAccessibleText(messages.text("rules.title"));
        list.setPlaceholder(caption("rules.none"));
        list.setCellFactory(_ -> new RuleCell());
        list.setFixedCellSize(ROW);
        list.prefHeightProperty()
                .bind(
                        Bindings.createDoubleBinding(
                                () -> Math.clamp(rules.size(), 1, MOST_ROWS) * ROW + BORDERS,
                                rules));
    }

    /** The rules, and beside them what changes their order. */
    private HBox listed() {
        Button up = ordering("up", "move.up", "fth-arrow-up", () -> move(-1), RuleOrder::canRise);
        Button down =
                ordering("down", "move.down", "fth-arrow-down", () -> move(1), RuleOrder::canFall);
        Button remove =
                ordering("remove", "rules.remove", "fth-trash-2", this::remove, RuleOrder::canGo);
        VBox tools = new VBox(up, down, remove);
        place().subscribe(
                        _ -> {
                            Visibility.show(up, rules.size() > 1);
                            Visibility.show(down, rules.size() > 1);
                        });
        tools.getStyleClass().add("rules-tools");
        tools.setMinWidth(Region.USE_PREF_SIZE);
        HBox listed = new HBox(list, tools);
        listed.getStyleClass().add("rules-listed");
        HBox.setHgrow(list, Priority.ALWAYS);
        return listed;
    }

    private ObservableValue<RuleOrder> place() {
        return Bindings.createObjectBinding(
                () -> RuleOrder.of(list.getSelectionModel().getSelectedIndex(), rules.size()),
                list.getSelectionModel().selectedIndexProperty(),
                rules);
    }

    private Button ordering(
            String what, String key, String icon, Runnable action, Predicate<RuleOrder> can) {
        Button button = new Button(messages.text(key), new FontIcon(icon));
        button.setId("referrers-rules-" + what);
        button.getStyleClass().add("flat");
        button.setTooltip(new Tooltip(messages.text(key)));
        button.setOnAction(_ -> action.run());
        button.setMaxWidth(Double.MAX_VALUE);
        button.disableProperty().bind(place().map(now -> !can.test(now)));
        return button;
    }

    private ReferrerRule typed() {
        return new ReferrerRule(
                pattern.getText().strip(), name.getText().strip(), channel.channel());
    }

    private void add() {
        ReferrerRule rule = typed();
        if (rule.isComplete()) {
            rules.add(rule);
            list.getSelectionModel().clearAndSelect(rules.size() - 1);
            pattern.clear();
            name.clear();
            channel.reset();
            pattern.requestFocus();
        }
    }

    private void checkTyped() {
        matched.errorProperty().set("");
        named.errorProperty().set("");
    }

    private void move(int by) {
        int from = list.getSelectionModel().getSelectedIndex();
        int to = from + by;
        if (from >= 0 && to >= 0 && to < rules.size()) {
            ReferrerRule moved = rules.remove(from);
            rules.add(to, moved);
            list.getSelectionModel().clearAndSelect(to);
        }
    }

    private void remove() {
        int at = list.getSelectionModel().getSelectedIndex();
        if (at >= 0) {
            rules.remove(at);
        }
    }

    /** Shows which of the current rows the rule would match. */
    private void attempt() {
        checkTyped();
        GroupContent<?, ?> now = content.get();
        ReferrerRule rule = new ReferrerRule(pattern.getText().strip(), "?");
        if (now == null || !rule.isComplete()) {
            trial.cancel();
            tried.setText(messages.text(now == null ? "rules.tried.nothing" : "rules.tried.empty"));
            return;
        }
        trial.submit(
                Job.of(
                                messages.text("rules.job"),
                                _ -> RuleTrial.of(rule, book.sites(), now.report().rows()))
                        .onSuccess(this::tell));
    }

    private void tell(RuleTrial result) {
        String views =
                Optional.ofNullable(
                                new FigureWords(messages)
                                        .sum(result.sums().of(CounterMetric.VIEWS), true))
                        .orElse(messages.text("unknown.mark"));
        List<String> lines = new ArrayList<>();
        lines.add(messages.plural("rules.tried", result.addresses(), views));
        lines.addAll(cut(result.first()));
        long more = result.addresses() - result.first().size();
        if (more > 0) {
            lines.add(messages.text("more", more));
        }
        tried.setText(String.join("\n", lines));
    }

    private static List<String> cut(List<String> addresses) {
        int most = 90;
        return addresses.stream()
                .map(one -> one.length() > most ? one.substring(0, most) + "…" : one)
                .toList();
    }

    /** List cell of a naming rule. */
    private final class RuleCell extends ListCell<ReferrerRule> {
        RuleCell() {
            // As wide as the list, which doesn't scroll sideways.
            setPrefWidth(1);
        }

        @Override
        protected void updateItem(ReferrerRule rule, boolean empty) {
            super.updateItem(rule, empty);
            setText(empty || rule == null ? null : words(rule));
        }

        private String words(ReferrerRule rule) {
            String words = messages.text("rules.rule", rule.pattern(), rule.name());
            Channel chosen = rule.channel();
            return chosen == null
                    ? words
                    : messages.text("pattern.dot", words, RuleChannelBox.name(chosen, messages));
        }
    }
}
