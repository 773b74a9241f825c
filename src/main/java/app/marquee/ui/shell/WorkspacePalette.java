package app.marquee.ui.shell;

import app.marquee.text.Messages;
import app.marquee.ui.control.table.FrameSource;
import app.marquee.ui.shell.command.CommandTable;
import app.marquee.ui.shell.palette.PaletteField;
import app.marquee.ui.shell.palette.PaletteMemory;
import app.marquee.ui.shell.palette.PalettePanel;
import app.marquee.ui.shell.palette.PaletteViewModel;
import app.marquee.ui.shell.palette.WorkspacePaletteEntries;
import app.marquee.ui.shell.section.ConnectionSummary;
import app.marquee.ui.shell.section.Navigation;
import app.marquee.ui.shell.section.WindowCommand;

import javafx.scene.Node;

import java.util.function.Consumer;
import java.util.function.Supplier;

/** Command palette of a workspace: its search, field and result list. FX thread only. */
final class WorkspacePalette {
    private final Messages messages;
    private final Workspace workspace;
    private final PaletteViewModel model;
    private final FrameSource frames;
    private final PaletteField field;

    /** Actions of the palette's entries. */
    record Deeds(
            Supplier<String> front,
            Consumer<WindowCommand> run,
            Consumer<ConnectionSummary> connect,
            Consumer<String> copyId) {}

    WorkspacePalette(
            WindowParts parts,
            Messages messages,
            Workspace workspace,
            CommandTable commands,
            Navigation navigation,
            Deeds deeds) {
        this.messages = messages;
        this.workspace = workspace;
        this.model =
                new PaletteViewModel(
                        parts.searches(),
                        messages,
                        new WorkspacePaletteEntries(
                                messages,
                                commands,
                                parts.connections(),
                                navigation,
                                new WorkspacePaletteEntries.Deeds(
                                        deeds.front(),
                                        this::groupTitle,
                                        deeds.run(),
                                        deeds.connect(),
                                        deeds.copyId())),
                        workspace.items(),
                        new PaletteMemory(
                                parts.memory()
                                        .of(workspace.connection().getValue().id())
                                        .under("palette")));
        this.frames = workspace.frames().make(parts.searches(), messages);
        this.field = new PaletteField(model, messages);
    }

    private String groupTitle(String group) {
        return workspace.sections().stream()
                .filter(section -> section.id().equals(group))
                .findFirst()
                .map(section -> section.title(messages))
                .orElseGet(() -> messages.text("menu." + group));
    }

    PaletteField field() {
        return field;
    }

    /** Lies over the window. */
    Node panel() {
        return new PalettePanel(model, messages, frames, field);
    }

    /** Ends all searches. */
    void end() {
        model.end();
        frames.close();
    }
}
