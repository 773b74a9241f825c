package app.marquee.ui.referrers;

import app.marquee.analytics.group.ReferrerRule;
import app.marquee.service.analytics.ReferrerRules;
import app.marquee.service.analytics.RulesReading;
import app.marquee.task.Job;
import app.marquee.text.Messages;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.shell.dialog.FileKind;
import app.marquee.ui.shell.section.SectionContext;

import javafx.collections.ObservableList;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Import of naming rules from a file, with its result, and their export. FX thread only. */
final class ReferrerRuleFiles extends VBox {
    private static final PseudoClass DANGER = PseudoClass.getPseudoClass("danger");

    /** Maximum number of listed lines. */
    private static final int NAMED = 10;

    private final SectionContext context;
    private final Messages messages;
    private final ReferrerRules form;
    private final ObservableList<ReferrerRule> rules;
    private final Label result = new Label();

    /**
     * @param rules those of a file are added to them
     */
    ReferrerRuleFiles(
            SectionContext context, ReferrerRules form, ObservableList<ReferrerRule> rules) {
        this.context = context;
        this.messages = context.messages();
        this.form = form;
        this.rules = rules;
        result.setId("referrers-rules-result");
        result.getStyleClass().add("form-message");
        result.setWrapText(true);
        result.setMinHeight(USE_PREF_SIZE);
        tell("", false);
        getChildren().add(result);
    }

    private static FileKind kind(Messages messages) {
        return new FileKind(messages.text("rules.title"), List.of("json"));
    }

    /** Saves rules in a file that the user chooses. */
    static void export(SectionContext context, ReferrerRules form, List<ReferrerRule> rules) {
        Messages messages = context.messages();
        context.desk()
                .chooseTarget(
                        messages.text("rules.job.export"),
                        "referrer-rules.json",
                        kind(messages),
                        file -> save(context, form, file, rules));
    }

    private static void save(
            SectionContext context, ReferrerRules form, Path file, List<ReferrerRule> rules) {
        Messages messages = context.messages();
        context.tasks()
                .submit(
                        Job.of(
                                        messages.text("rules.task.export"),
                                        _ -> {
                                            form.save(file, rules);
                                            return file;
                                        })
                                .onSuccess(
                                        _ -> context.notices().done(messages.text("rules.saved"))));
    }

    /** Adds the rules of a file that the user chooses. */
    void load() {
        context.desk()
                .chooseFile(
                        messages.text("rules.job.import"),
                        kind(messages),
                        file ->
                                context.tasks()
                                        .submit(
                                                Job.of(
                                                                messages.text("rules.task.import"),
                                                                _ -> form.load(file))
                                                        .onSuccess(this::loaded)));
    }

    private void loaded(RulesReading read) {
        switch (read) {
            case RulesReading.Rules(var found, var incomplete) -> add(found, incomplete);
            case RulesReading.Broken(int line, int column) ->
                    tell(messages.text("rules.broken", line, column), true);
            case RulesReading.Newer() -> tell(messages.text("rules.newer"), true);
            case RulesReading.Other() -> tell(messages.text("rules.unreadable"), true);
        }
    }

    /** Adds the new rules and shows the result for each rule of the file. */
    private void add(List<ReferrerRule> found, List<Integer> incomplete) {
        int before = rules.size();
        found.stream().filter(rule -> !rules.contains(rule)).forEach(rules::add);
        int added = rules.size() - before;
        int known = found.size() - added;
        List<String> words = new ArrayList<>();
        words.add(messages.plural("rules.added", added));
        if (known > 0) {
            words.add(messages.plural("rules.known", known));
        }
        if (!incomplete.isEmpty()) {
            words.add(messages.plural("rules.incomplete", incomplete.size(), places(incomplete)));
        }
        tell(String.join(" ", words), !incomplete.isEmpty());
    }

    private static String places(List<Integer> of) {
        String first =
                of.stream().limit(NAMED).map(String::valueOf).collect(Collectors.joining(", "));
        return of.size() > NAMED ? first + ", …" : first;
    }

    private void tell(String words, boolean wrong) {
        result.setText(words);
        result.pseudoClassStateChanged(DANGER, wrong);
        Visibility.show(result, !words.isEmpty());
    }
}
