package app.marquee.analytics.chart;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Placement of names at the ends of lines: each as near to its line as possible, none over another.
 */
final class EndLabels {
    private EndLabels() {}

    /**
     * Name of a line. Immutable.
     *
     * @param series the number of the line
     * @param wanted the height of the end of the line
     * @param y the middle of the name
     */
    record Label(int series, double wanted, double y) {}

    /** Names that touch and are placed as one. */
    private record Block(List<Label> labels, double sum) {
        /** The middle of the first name. */
        double first(double height) {
            return (sum - height * labels.size() * (labels.size() - 1) / 2) / labels.size();
        }

        Block with(Block below) {
            List<Label> all = new ArrayList<>(labels);
            all.addAll(below.labels);
            return new Block(all, sum + below.sum);
        }
    }

    /**
     * @param labels with the heights wanted, the most important first; those that don't fit are
     *     left out
     * @param top the least middle of a name
     * @param bottom the greatest middle of a name
     * @param height of a name
     */
    static List<Label> placed(List<Label> labels, double top, double bottom, double height) {
        int room = (int) Math.max(0, Math.floor((bottom - top) / height) + 1);
        List<Block> blocks = new ArrayList<>();
        labels.stream()
                .limit(room)
                .sorted(Comparator.comparingDouble(Label::wanted))
                .forEach(label -> add(blocks, label, height));
        List<Label> placed = new ArrayList<>();
        double next = top;
        for (int at = 0; at < blocks.size(); at++) {
            int below = blocks.stream().skip(at).mapToInt(block -> block.labels().size()).sum();
            Block block = blocks.get(at);
            double most = bottom - (below - 1) * height;
            double y = Math.max(next, Math.min(block.first(height), most));
            for (Label label : block.labels()) {
                placed.add(new Label(label.series(), label.wanted(), y));
                y += height;
            }
            next = y;
        }
        return placed;
    }

    private static void add(List<Block> blocks, Label label, double height) {
        Block block = new Block(List.of(label), label.wanted());
        while (!blocks.isEmpty()
                && blocks.getLast().first(height) + blocks.getLast().labels().size() * height
                        > block.first(height)) {
            block = blocks.removeLast().with(block);
        }
        blocks.add(block);
    }
}
