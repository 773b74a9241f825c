package app.marquee.start;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Saved place of a window: its bounds while not maximized, and the maximized flag. */
record WindowPlace(Area area, boolean maximised) {
    private static final Pattern BLANK = Pattern.compile(" ");
    private static final int PARTS = 5;
    private static final String MAXIMISED = "maximised";

    private static final double NEARLY_ALL = 0.95;

    /** Farther away than any arrangement of screens. */
    private static final double FARTHEST = 1_000_000;

    /** Area of the screens in toolkit units, which follow the scale. */
    record Area(double x, double y, double width, double height) {
        /** How much of this one the other covers. */
        private double shared(Area other) {
            double across = Math.min(right(), other.right()) - Math.max(x, other.x);
            double down = Math.min(bottom(), other.bottom()) - Math.max(y, other.y);
            return across > 0 && down > 0 ? across * down : 0;
        }

        /** Whether it takes nearly all of that screen. */
        boolean fills(Area screen) {
            return shared(screen) >= NEARLY_ALL * screen.size();
        }

        private double right() {
            return x + width;
        }

        private double bottom() {
            return y + height;
        }

        private double size() {
            return width * height;
        }

        private boolean isPossible() {
            return Math.abs(x) < FARTHEST
                    && Math.abs(y) < FARTHEST
                    && width >= 1
                    && width < FARTHEST
                    && height >= 1
                    && height < FARTHEST;
        }

        private Area into(Area screen) {
            double w = Math.min(width, screen.width);
            double h = Math.min(height, screen.height);
            return new Area(
                    Math.clamp(x, screen.x, screen.right() - w),
                    Math.clamp(y, screen.y, screen.bottom() - h),
                    w,
                    h);
        }

        private Area centredOn(Area screen) {
            double w = Math.min(width, screen.width);
            double h = Math.min(height, screen.height);
            return new Area(
                    screen.x + (screen.width - w) / 2, screen.y + (screen.height - h) / 2, w, h);
        }
    }

    /**
     * The same place on the screens of today: where all of it can be seen it stays, also across
     * screens; where a part cannot, it moves and shrinks into the screen that shows most of it; and
     * when its screen is gone it goes to the middle of the first one.
     *
     * @param screens what windows may cover of each screen, the main one first; not empty
     */
    WindowPlace on(List<Area> screens) {
        double seen = screens.stream().distinct().mapToDouble(area::shared).sum();
        if (seen >= area.size() - 1) {
            return this;
        }
        Area most = screens.getFirst();
        for (Area screen : screens) {
            if (area.shared(screen) > area.shared(most)) {
                most = screen;
            }
        }
        return new WindowPlace(seen > 0 ? area.into(most) : area.centredOn(most), maximised);
    }

    /** As one line for the settings. */
    String text() {
        return Math.round(area.x)
                + " "
                + Math.round(area.y)
                + " "
                + Math.round(area.width)
                + " "
                + Math.round(area.height)
                + " "
                + (maximised ? MAXIMISED : "normal");
    }

    /** Reads {@link #text}; empty for anything that is no place of a window. */
    static Optional<WindowPlace> parse(String text) {
        List<String> parts = List.of(BLANK.split(text, -1));
        if (parts.size() != PARTS) {
            return Optional.empty();
        }
        try {
            Area area =
                    new Area(
                            Double.parseDouble(parts.get(0)),
                            Double.parseDouble(parts.get(1)),
                            Double.parseDouble(parts.get(2)),
                            Double.parseDouble(parts.get(3)));
            return Optional.of(new WindowPlace(area, parts.get(4).equals(MAXIMISED)))
                    .filter(place -> place.area.isPossible());
        } catch (NumberFormatException notOurs) {
            return Optional.empty();
        }
    }
}
