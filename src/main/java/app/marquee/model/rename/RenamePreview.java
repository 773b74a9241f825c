package app.marquee.model.rename;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * Preview of a batch rename. Immutable.
 *
 * @param lines in the order of the items
 * @param error why the rule can't be applied, so that no line changes; or null
 */
public record RenamePreview(List<RenameLine> lines, @Nullable RenameError error) {
    public RenamePreview {
        lines = List.copyOf(lines);
    }

    /** The lines whose items are renamed. */
    public List<RenameLine> changes() {
        return lines.stream().filter(RenameLine::isChange).toList();
    }

    /** The number of lines with a finding. */
    public int count(RenameFlag flag) {
        return (int) lines.stream().filter(line -> line.flags().contains(flag)).count();
    }
}
