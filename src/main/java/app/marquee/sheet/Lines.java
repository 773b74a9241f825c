package app.marquee.sheet;

/** Lines of a text, as an editor counts them. */
final class Lines {

    private Lines() {}

    /** How many line breaks a text has; CR with LF is one. */
    static int breaks(String text) {
        int found = 0;
        for (int at = 0; at < text.length(); at++) {
            char one = text.charAt(at);
            boolean second = one == '\n' && at > 0 && text.charAt(at - 1) == '\r';
            if ((one == '\n' || one == '\r') && !second) {
                found++;
            }
        }
        return found;
    }
}
