package app.marquee.ui.trash;

import app.marquee.text.Messages;
import app.marquee.ui.control.table.RowGroups;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Groups of the trash by days left, some of them collapsed. Immutable. */
final class TrashGroups implements RowGroups<TrashLine, TrashGroup.Span> {
    private final Messages messages;
    private final Set<TrashGroup.Span> collapsed;

    TrashGroups(Messages messages) {
        this(messages, Set.of());
    }

    private TrashGroups(Messages messages, Set<TrashGroup.Span> collapsed) {
        this.messages = messages;
        this.collapsed = Set.copyOf(collapsed);
    }

    /** Groups of which this one is expanded or collapsed. */
    TrashGroups with(TrashGroup.Span span, boolean isExpanded) {
        Set<TrashGroup.Span> now = EnumSet.noneOf(TrashGroup.Span.class);
        now.addAll(collapsed);
        if (isExpanded) {
            now.remove(span);
        } else {
            now.add(span);
        }
        return new TrashGroups(messages, now);
    }

    @Override
    public TrashGroup.Span groupOf(TrashLine line) {
        return line.span();
    }

    @Override
    public TrashLine header(TrashGroup.Span span, List<TrashLine> lines) {
        return new TrashGroup(
                span,
                messages.text("group." + span.name()),
                lines.stream().map(TrashRow.class::cast).toList(),
                !isCollapsed(span));
    }

    @Override
    public boolean isCollapsed(TrashGroup.Span span) {
        return collapsed.contains(span);
    }

    @Override
    public boolean isHeader(TrashLine line) {
        return line instanceof TrashGroup;
    }

    @Override
    public List<TrashLine> rowsOf(TrashLine header) {
        return header instanceof TrashGroup group ? List.copyOf(group.rows()) : List.of();
    }
}
