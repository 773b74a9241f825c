package app.marquee.ui.funnels;

import app.marquee.ui.shell.section.Command;
import app.marquee.ui.shell.section.SectionCommands;

import javafx.scene.input.KeyCode;

import java.util.List;

/** Commands of the Funnels section. */
final class FunnelCommands {
    static final Command<FunnelSection> REMOVE =
            Command.<FunnelSection>acting(
                            "funnel-remove",
                            "remove.button",
                            "fth-minus-circle",
                            FunnelSection::removal,
                            "needs.videos")
                    .opening()
                    .on(KeyCode.DELETE)
                    .inControl()
                    .about("funnel-videos");

    private FunnelCommands() {}

    static SectionCommands<FunnelSection> all() {
        return new SectionCommands<>(
                FunnelSection.class,
                List.of(
                        Command.<FunnelSection>acting(
                                        "funnel-create",
                                        "create.action",
                                        "fth-plus",
                                        FunnelSection::creation)
                                .opening(),
                        Command.of(
                                "funnel-show-videos",
                                "command.videos",
                                "fth-film",
                                FunnelSection::showVideos),
                        Command.of(
                                "funnel-show-matrix",
                                "command.matrix",
                                "fth-grid",
                                FunnelSection::showMatrix),
                        REMOVE));
    }
}
