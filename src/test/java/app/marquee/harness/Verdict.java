package app.marquee.harness;

/** How a harness ended: its figures, and whether the promise holds. */
public record Verdict(String name, String figures, boolean holds) {
    /** Both of one promise. */
    public Verdict and(Verdict other) {
        return new Verdict(name, figures + ", " + other.figures, holds && other.holds);
    }

    /** The last line that a harness prints. */
    public String line() {
        return name + ": " + figures + " : " + (holds ? "holds" : "falls short");
    }
}
