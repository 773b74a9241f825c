package app.marquee.service.alert;

/** Notifications of the desktop, beside those of the window. Blocking. */
public interface DesktopNotifications {
    /** A computer without them. */
    DesktopNotifications NONE =
            new DesktopNotifications() {
                @Override
                public boolean isAvailable() {
                    return false;
                }

                @Override
                public boolean show(String title, String text) {
                    return false;
                }
            };

    boolean isAvailable();

    /** False where the desktop didn't take it. */
    boolean show(String title, String text);
}
