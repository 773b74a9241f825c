package app.marquee;

import app.marquee.analytics.PeriodPreset;
import app.marquee.model.analytics.Granularity;
import app.marquee.ui.analytics.period.PeriodKeys;
import app.marquee.ui.analytics.period.PeriodViewModel;
import app.marquee.ui.browsers.BrowsersSection;
import app.marquee.ui.export.ExportCommands;
import app.marquee.ui.live.LiveSection;
import app.marquee.ui.ranking.RankingSection;
import app.marquee.ui.shell.section.Command;
import app.marquee.ui.shell.section.Section;
import app.marquee.ui.shell.section.SectionCommands;

import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/** Commands for the period that the analytics sections share, with their keys. */
final class AnalyticsCommands {
    private final PeriodViewModel shared;
    private final PeriodViewModel ofCities;

    AnalyticsCommands(PeriodViewModel shared, PeriodViewModel ofCities) {
        this.shared = shared;
        this.ofCities = ofCities;
    }

    SectionCommands<Section> cities() {
        List<Command<Section>> commands = new ArrayList<>(withGranularity("cities", ofCities));
        commands.addAll(map());
        commands.addAll(ExportCommands.withPicture("cities"));
        return new SectionCommands<>(Section.class, commands);
    }

    private static List<Command<Section>> map() {
        return List.of(
                onMap("in", "fth-zoom-in", KeyCode.PLUS),
                onMap("out", "fth-zoom-out", KeyCode.MINUS),
                onMap("fit", "fth-maximize", KeyCode.HOME),
                onMap("next", "fth-skip-forward", KeyCode.N),
                onMap("previous", "fth-skip-back", KeyCode.P),
                onMap("choose", "fth-check", KeyCode.ENTER));
    }

    /** The map hears its keys by itself while it has the focus; elsewhere it gets both. */
    private static Command<Section> onMap(String what, String icon, KeyCode key) {
        return Command.<Section>of(
                        "cities-map-key-" + what,
                        "map.key." + what,
                        icon,
                        section -> press(section.view().lookup("#cities-map"), key))
                .on(key)
                .inControl();
    }

    private static void press(@Nullable Node map, KeyCode key) {
        if (map != null) {
            map.requestFocus();
            map.fireEvent(
                    new KeyEvent(KeyEvent.KEY_PRESSED, "", "", key, false, false, false, false));
        }
    }

    SectionCommands<RankingSection> ranking() {
        List<Command<RankingSection>> commands = new ArrayList<>(of("ranking", shared));
        commands.add(
                Command.<RankingSection>of(
                                "ranking-open",
                                "video.open",
                                "fth-film",
                                RankingSection::openSelected)
                        .when(RankingSection::canOpen)
                        .on(KeyCode.ENTER)
                        .inControl()
                        .about("ranking-table"));
        commands.add(
                Command.<RankingSection>of(
                                "ranking-pin",
                                "pin.toggle",
                                "fth-bookmark",
                                RankingSection::pinOrRelease)
                        .when(RankingSection::canPin)
                        .on(KeyCode.B, KeyCombination.SHORTCUT_DOWN)
                        .about("ranking-table"));
        commands.add(
                Command.pressing(
                        "ranking-days-open",
                        "days.open",
                        "fth-activity",
                        "ranking-days",
                        "days.busy"));
        commands.addAll(ExportCommands.withPicture("ranking"));
        return new SectionCommands<>(RankingSection.class, commands);
    }

    SectionCommands<Section> referrers() {
        List<Command<Section>> commands = new ArrayList<>(withGranularity("referrers", shared));
        commands.add(
                Command.pressing(
                        "referrers-rules-open",
                        "referrers.rules",
                        "fth-tag",
                        "referrers-rules",
                        "groups.nothing"));
        commands.addAll(tree("referrers"));
        commands.addAll(ExportCommands.withPicture("referrers"));
        return new SectionCommands<>(Section.class, commands);
    }

    SectionCommands<BrowsersSection> browsers() {
        List<Command<BrowsersSection>> commands = new ArrayList<>();
        commands.add(
                Command.of(
                        "browsers-choose-video",
                        "browsers.waiting.action",
                        "fth-film",
                        BrowsersSection::focusVideo));
        commands.addAll(withGranularity("browsers", shared));
        commands.addAll(tree("browsers"));
        commands.addAll(ExportCommands.withPicture("browsers"));
        return new SectionCommands<>(BrowsersSection.class, commands);
    }

    SectionCommands<LiveSection> live() {
        List<Command<LiveSection>> commands =
                new ArrayList<>(
                        List.of(
                                Command.of(
                                        "live-choose",
                                        "live.waiting.action",
                                        "fth-radio",
                                        LiveSection::focusFilter),
                                Command.of(
                                        "live-follow-toggle",
                                        "live.follow",
                                        "fth-refresh-cw",
                                        LiveSection::toggleFollow),
                                Command.of(
                                        "live-align-toggle",
                                        "live.align",
                                        "fth-align-left",
                                        LiveSection::toggleAlign)));
        commands.addAll(ExportCommands.withPicture("live"));
        return new SectionCommands<>(LiveSection.class, commands);
    }

    private static <S extends Section> List<Command<S>> tree(String section) {
        return List.of(
                Command.pressing(
                        section + "-expand-all",
                        "cities.expand",
                        "fth-chevrons-down",
                        section + "-expand",
                        "groups.nothing"),
                Command.pressing(
                        section + "-collapse-all",
                        "cities.collapse",
                        "fth-chevrons-up",
                        section + "-collapse",
                        "groups.nothing"));
    }

    private static <S extends Section> List<Command<S>> withGranularity(
            String section, PeriodViewModel period) {
        List<Command<S>> commands = new ArrayList<>(of(section, period));
        for (Granularity granularity : Granularity.values()) {
            commands.add(
                    Command.of(
                            section + "-granularity-" + granularity.wire(),
                            "granularity." + granularity.wire(),
                            "fth-clock",
                            _ -> period.choose(granularity)));
        }
        return commands;
    }

    private static <S extends Section> List<Command<S>> of(String section, PeriodViewModel period) {
        List<Command<S>> commands = new ArrayList<>();
        commands.add(back(section, period));
        commands.add(forward(section, period));
        for (PeriodPreset preset : PeriodPreset.values()) {
            commands.add(
                    Command.of(
                            section + "-period-" + preset.key(),
                            "preset." + preset.key(),
                            "fth-calendar",
                            _ -> period.choose(preset)));
        }
        return commands;
    }

    private static <S extends Section> Command<S> back(String section, PeriodViewModel period) {
        return Command.<S>of(
                        section + "-period-back",
                        "compare.previous",
                        "fth-chevron-left",
                        _ -> period.shift(-1))
                .on(PeriodKeys.BACK)
                .inControl();
    }

    private static <S extends Section> Command<S> forward(String section, PeriodViewModel period) {
        return Command.<S>of(
                        section + "-period-forward",
                        "period.forward",
                        "fth-chevron-right",
                        _ -> period.shift(1))
                .on(PeriodKeys.FORWARD)
                .inControl();
    }
}
