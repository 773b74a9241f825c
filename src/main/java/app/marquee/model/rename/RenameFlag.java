package app.marquee.model.rename;

/** Finding about a line of a rename preview. */
public enum RenameFlag {
    UNCHANGED(true),
    /** The present name is not known, so the rule can't be applied. */
    UNKNOWN(true),
    /** The name was changed elsewhere since the preview. */
    CHANGED(true),
    EMPTY(true),
    /** Shorter than the contract allows, but not empty. */
    TOO_SHORT(true),
    TOO_LONG(true),
    /** Another item of the same place has this name, or gets it; the platform may allow it. */
    DUPLICATE(false);

    private final boolean leftOut;

    RenameFlag(boolean leftOut) {
        this.leftOut = leftOut;
    }

    /** Whether lines with it are not renamed. */
    public boolean isLeftOut() {
        return leftOut;
    }
}
