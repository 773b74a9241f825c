package app.marquee.ui.library.folder;

import app.marquee.model.folder.Folder;
import app.marquee.service.folder.FolderNode;
import app.marquee.service.folder.FolderPlacement;
import app.marquee.service.folder.FolderTree;
import app.marquee.text.FailureMessage;
import app.marquee.text.FailureSubject;
import app.marquee.text.FailureText;
import app.marquee.text.Messages;
import app.marquee.ui.change.ChangeWords;

import java.util.Optional;

/** Formatter of tree rows as texts in the user's language. Immutable. */
public final class FolderWords {
    private final Messages messages;
    private final ChangeWords changes;
    private final FailureText failures;

    public FolderWords(Messages messages, ChangeWords changes) {
        this.messages = messages;
        this.changes = changes;
        this.failures = new FailureText(messages);
    }

    /** The name without the spaces at its ends, which are shown apart. */
    String name(FolderRow row) {
        return switch (row.key()) {
            case RowKey.Top _ -> messages.text("value.unfiled");
            case RowKey.Unplaced _ -> messages.text("row.unplaced");
            case RowKey.Entry(var key) ->
                    row.folder()
                            .flatMap(folder -> folder.name().toOptional())
                            .orElseGet(
                                    () ->
                                            messages.text(
                                                    "row.noName",
                                                    ChangeWords.shortId(key.id().value())));
        };
    }

    /** Why a row is where it is, or how many there are; empty for none. */
    String hint(FolderRow row) {
        if (row.key() instanceof RowKey.Unplaced) {
            return messages.plural("row.unplaced.hint", row.count());
        }
        FolderNode node = row.node();
        return node == null ? "" : hint(node);
    }

    /** Why a folder is where it is; empty for a heading. */
    String hint(RowKey key, FolderTree tree) {
        return key instanceof RowKey.Entry(var folder)
                ? tree.find(folder).map(this::hint).orElse("")
                : "";
    }

    private String hint(FolderNode node) {
        return switch (node.placement()) {
            case FolderPlacement.Root _, FolderPlacement.Under _ -> "";
            case FolderPlacement.NotTold _ -> messages.text("unplaced.notTold");
            case FolderPlacement.MissingParent(var parent) ->
                    messages.text("unplaced.missing", ChangeWords.shortId(parent.value()));
            case FolderPlacement.Loop(_, var size) -> messages.plural("unplaced.loop", size);
            case FolderPlacement.Repeated _ -> messages.text("unplaced.repeated");
        };
    }

    /** The meaning of a mark, with the server's message; empty for none. */
    public String mark(ChangeMark mark) {
        return switch (mark) {
            case ChangeMark.None _ -> "";
            case ChangeMark.Pending _ -> messages.text("state.SENDING");
            case ChangeMark.Waiting(var lines) -> changes.waiting(lines);
            case ChangeMark.Failed(_, var failure) ->
                    messages.text(
                            "mark.failed", said(failures.ofWrite(failure, FailureSubject.FOLDER)));
            case ChangeMark.Unknown(_, var failure) ->
                    messages.text(
                            "mark.unknown", said(failures.ofWrite(failure, FailureSubject.FOLDER)));
        };
    }

    private static String said(FailureMessage words) {
        return Optional.ofNullable(words.quote()).orElse(words.title());
    }

    /** The status of a folder; empty when it is unknown. */
    Optional<String> status(Folder folder) {
        return folder.active()
                .toOptional()
                .map(on -> messages.text(on ? "status.active" : "status.inactive"));
    }

    /** The whole row, to be read aloud. */
    public String aloud(FolderRow row) {
        StringBuilder text =
                new StringBuilder(messages.text("pattern.level", name(row), row.level() + 1));
        if (row.isExpandable()) {
            String key = row.expanded() ? "row.open" : "row.closed";
            text = new StringBuilder(messages.text(key, text.toString()));
        }
        for (String more : new String[] {statusOf(row), hint(row), mark(row.mark())}) {
            if (!more.isEmpty()) {
                text.append(". ").append(more);
            }
        }
        return text.toString();
    }

    private String statusOf(FolderRow row) {
        return row.folder()
                .map(folder -> status(folder).orElseGet(() -> messages.text("unknown")))
                .orElse("");
    }
}
