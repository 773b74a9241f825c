package app.marquee.ui.referrers;

/** Position of the selected rule, which determines the available moves. */
enum RuleOrder {
    NONE,
    UNCHOSEN,
    ALONE,
    FIRST,
    LAST,
    BETWEEN;

    static RuleOrder of(int selected, int count) {
        if (count == 0) {
            return NONE;
        }
        if (selected < 0 || selected >= count) {
            return UNCHOSEN;
        }
        if (count == 1) {
            return ALONE;
        }
        return selected == 0 ? FIRST : selected == count - 1 ? LAST : BETWEEN;
    }

    boolean canRise() {
        return this == LAST || this == BETWEEN;
    }

    boolean canFall() {
        return this == FIRST || this == BETWEEN;
    }

    boolean canGo() {
        return this != NONE && this != UNCHOSEN;
    }
}
