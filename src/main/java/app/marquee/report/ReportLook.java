package app.marquee.report;

import app.marquee.analytics.chart.ChartLook;
import app.marquee.drawing.FontFace;
import app.marquee.drawing.Rgba;

import java.util.List;

/** Colors and fonts of a report on white paper. */
public final class ReportLook {
    public static final String FONT = "Roboto";
    public static final Rgba TEXT = Rgba.of(0x1b2130);
    public static final Rgba MUTED = Rgba.of(0x5b6475);
    public static final Rgba GRID = Rgba.of(0xe0e4ec);
    public static final Rgba PAPER = Rgba.of(0xffffff);
    public static final Rgba MORE = Rgba.of(0x00704a);
    public static final Rgba LESS = Rgba.of(0xb3261e);
    public static final Rgba WARNING = Rgba.of(0x8a5300);

    private static final double LABELS = 11;
    private static final double AREA = 0.09;

    private ReportLook() {}

    /**
     * Of charts and maps.
     *
     * @param color of the report, which the first line has
     */
    public static ChartLook chart(Rgba color) {
        return new ChartLook(
                List.of(
                        color,
                        Rgba.of(0xc2611f),
                        Rgba.of(0x00704a),
                        Rgba.of(0xe0457b),
                        Rgba.of(0x5b2a86),
                        Rgba.of(0x3d93c2)),
                color.fainter(AREA),
                GRID,
                TEXT,
                MUTED,
                PAPER,
                new FontFace(FONT, LABELS, false));
    }
}
