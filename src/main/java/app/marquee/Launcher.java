package app.marquee;

/** The program's entry: no JavaFX types here, so that it runs without them being loaded. */
public final class Launcher {
    private Launcher() {}

    public static void main(String[] args) {
        System.out.println("Marquee");
    }
}
