package app.marquee.ui.analytics;

import app.marquee.analytics.Change;
import app.marquee.analytics.Mover;
import app.marquee.text.Messages;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Objects;

/** Formatter of changes between two values. Immutable. */
public final class ValueChangeFormatter {
    /** Ratio from which a change is a factor (“×12”) instead of a percentage. */
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
            case STAYED -> difference == null ? null : few(change, difference);
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
                isBrief ? words : Objects.requireNonNullElse(brief(change), words),
                difference == null || change.kind() != Mover.Kind.STAYED
                        ? whole
                        : said(difference.signum(), size(change, difference), isChance),
                isChance || difference == null ? 0 : difference.signum());
    }

    /** Only the difference of a change in a table; null where it is unknown. */
    public ChangeCell.@Nullable Shown difference(@Nullable Change change) {
        ChangeCell.Shown whole = cell(change, false);
        BigInteger difference = change == null ? null : change.difference();
        if (whole == null || change == null || difference == null) {
            return null;
        }
        String size = figures.count(difference.abs());
        String words = moved(difference.signum(), size, change.isChance());
        return new ChangeCell.Shown(words, words, whole.inFull(), whole.direction());
    }

    private String few(Change change, BigInteger difference) {
        Double ratio = change.ratio();
        String size = ratio == null || ratio == 0 ? few(difference.abs()) : percent(ratio);
        return inWords(change, difference.signum(), size);
    }

    /** A large difference in few letters. */
    private String few(BigInteger size) {
        return size.compareTo(LARGE) < 0
                ? figures.count(size)
                : messages.formats().compact(size.doubleValue());
    }

    private String inWords(Change change, BigInteger difference) {
        return inWords(change, difference.signum(), size(change, difference));
    }

    private String inWords(Change change, int direction, String size) {
        boolean isChance = change.kind() == Mover.Kind.STAYED && change.isChance();
        String whole = moved(direction, size, isChance);
        return change.exact() || isChance ? whole : messages.text("pattern.about", whole);
    }

    private String size(Change change, BigInteger difference) {
        return size(difference.signum(), figures.count(difference.abs()), change.ratio());
    }

    /** The change in percent or as a factor, and the difference. */
    private String size(int direction, String difference, @Nullable Double ratio) {
        return ratio == null || ratio == 0
                ? difference
                : messages.text(
                        "pattern.detail",
                        percent(ratio),
                        messages.text(
                                direction > 0 ? "pattern.plus" : "pattern.minus", difference));
    }

    /** The change in percent, or as a factor. */
    String percent(double ratio) {
        return ratio >= MANIFOLD
                ? messages.text("pattern.times", messages.formats().integer(Math.round(ratio + 1)))
                : messages.formats().percent(Math.abs(ratio));
    }

    /** Its direction and its size; about its size, with a sign, where it may be chance. */
    String moved(int direction, String size, boolean isChance) {
        if (direction == 0) {
            return messages.text("moved.not");
        }
        return isChance
                ? messages.text("pattern.about", signed(direction, size))
                : messages.text(direction > 0 ? "moved.up" : "moved.down", size);
    }

    /** "Less than" has no sign. */
    private String signed(int direction, String size) {
        return size.startsWith("<")
                ? size
                : messages.text(direction > 0 ? "pattern.plus" : "pattern.minus", size);
    }

    /** The same to be read aloud. */
    String said(int direction, String size, boolean isChance) {
        return direction != 0 && isChance
                ? messages.text("change.about", signed(direction, size))
                : moved(direction, size, isChance);
    }

    /** With its direction before it. */
    public String difference(BigInteger difference) {
        return moved(difference.signum(), figures.count(difference.abs()), false);
    }

    /** Of money, for instance. */
    public ChangeCell.Shown difference(
            BigDecimal difference, @Nullable Double ratio, boolean isChance) {
        int direction = difference.signum();
        String size = size(direction, messages.formats().decimal(difference.abs()), ratio);
        String brief =
                ratio == null || ratio == 0
                        ? messages.formats().decimal(difference.abs())
                        : percent(ratio);
        return new ChangeCell.Shown(
                moved(direction, size, isChance),
                moved(direction, brief, isChance),
                said(direction, size, isChance),
                isChance ? 0 : direction);
    }

    @Nullable String share(@Nullable Change change) {
        Double share = change == null ? null : change.share();
        return share == null ? null : messages.formats().percent(share);
    }
}
