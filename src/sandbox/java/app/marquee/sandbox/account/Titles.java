package app.marquee.sandbox.account;

/** Titles of the videos and the subjects of their frames, by place. Thread-safe. */
interface Titles {
    String of(int index);

    Subject subject(int index);

    static Titles of(Origin origin, Lives lives, Placement placement) {
        return switch (origin.content()) {
            case COMPANY -> new CompanyTitles(origin, lives, placement);
            case HOSTILE -> new HostileTitles(origin.seed());
        };
    }
}
