package app.marquee.ui.analytics;

import app.marquee.analytics.Change;
import app.marquee.ui.control.Messages;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.math.BigInteger;

/** Formatter of changes between two values. Immutable. */
public final class ValueChangeFormatter {
    /** From here on a percentage says less than the difference. */
    private static final double MANIFOLD = 10;

    /** From here on a difference has no room in a narrow column. */
    private static final BigInteger LARGE = BigInteger.valueOf(100_000);

    private final Messages messages;
    private final FigureWords figures;

    public ValueChangeFormatter(Messages messages) {
        this.messages = messages;
        this.figures = new FigureWords(messages);
    }

    /** Null where the change is unknown. */
    public @Nullable String of(@Nullable Change change) {
        if (change == null) {
            return null;
        }
        BigInteger difference = change.difference();
        String words = difference == null ? null : inWords(change, difference);
        return switch (change.kind()) {
            case ENTERED ->
                    words == null
                            ? messages.text("moved.entered")
                            : messages.text("change.entered", words);
            case LEFT ->
                    words == null
                            ? messages.text("moved.left")
                            : messages.text("change.left", words);
            case STAYED -> words;
        };
    }

    /**
     * Only its percentage, or that something came or left; null where the change is unknown. Of few
     * it is the difference.
     */
    public @Nullable String brief(@Nullable Change change) {
        if (change == null) {
            return null;
        }
        BigInteger difference = change.difference();
        return switch (change.kind()) {
            case ENTERED -> messages.text("moved.entered");
            case LEFT -> messages.text("moved.left");
            case STAYED ->
                    difference == null
                            ? null
                            : change.exact()
                                    ? few(difference, change.ratio())
                                    : messages.text(
                                            "pattern.about", few(difference, change.ratio()));
        };
    }

    /** A change in a table; null where it is unknown. */
    public ChangeCell.@Nullable Shown cell(@Nullable Change change, boolean isBrief) {
        String whole = of(change);
        String words = isBrief ? brief(change) : whole;
        if (change == null || whole == null || words == null) {
            return null;
        }
        BigInteger difference = change.difference();
        boolean isChance = change.isChance();
        return new ChangeCell.Shown(
                words,
                isChance
                        ? messages.text("pattern.dot", whole, messages.text("change.chance"))
                        : whole,
                isChance || difference == null ? 0 : difference.signum());
    }

    private String few(BigInteger difference, @Nullable Double ratio) {
        return ratio == null || ratio == 0 || Math.abs(ratio) >= MANIFOLD
                ? few(difference)
                : arrow(ratio);
    }

    /** A large difference in few letters. */
    private String few(BigInteger difference) {
        if (difference.abs().compareTo(LARGE) < 0) {
            return difference(difference);
        }
        String size = messages.formats().compact(difference.abs().doubleValue());
        return messages.text(difference.signum() > 0 ? "moved.up" : "moved.down", size);
    }

    private String inWords(Change change, BigInteger difference) {
        Double ratio = change.ratio();
        String whole =
                ratio == null || ratio == 0
                        ? difference(difference)
                        : beside(ratio, figures.count(difference.abs()));
        return change.exact() ? whole : messages.text("pattern.about", whole);
    }

    /** What part of what was before the difference is, and the difference. */
    private String beside(double ratio, String size) {
        String signed = messages.text(ratio > 0 ? "pattern.plus" : "pattern.minus", size);
        return messages.text("pattern.detail", arrow(ratio), signed);
    }

    private String arrow(double ratio) {
        String size = messages.formats().percent(Math.abs(ratio));
        return messages.text(ratio > 0 ? "moved.up" : "moved.down", size);
    }

    /** With its direction before it. */
    public String difference(BigInteger difference) {
        return switch (difference.signum()) {
            case 0 -> messages.text("moved.not");
            case 1 -> messages.text("moved.up", figures.count(difference));
            default -> messages.text("moved.down", figures.count(difference.negate()));
        };
    }

    /** Of money, for instance. */
    public String difference(BigDecimal difference, @Nullable Double ratio) {
        return ratio == null || ratio == 0
                ? difference(difference)
                : beside(ratio, messages.formats().decimal(difference.abs()));
    }

    private String difference(BigDecimal difference) {
        return switch (difference.signum()) {
            case 0 -> messages.text("moved.not");
            case 1 -> messages.text("moved.up", messages.formats().decimal(difference));
            default -> messages.text("moved.down", messages.formats().decimal(difference.negate()));
        };
    }

    @Nullable String share(@Nullable Change change) {
        Double share = change == null ? null : change.share();
        return share == null ? null : messages.formats().percent(share);
    }
}
