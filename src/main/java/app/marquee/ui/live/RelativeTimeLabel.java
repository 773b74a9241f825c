package app.marquee.ui.live;

import app.marquee.ui.control.SnapshotAware;

import javafx.scene.control.Label;

/** Words with ages in the window, and others without them in pictures, which are seen later. */
final class RelativeTimeLabel extends Label implements SnapshotAware {
    private String now = "";
    private String lasting = "";
    private boolean pictured;

    /**
     * Both are empty where nothing is said.
     *
     * @param words for the window
     * @param inPictures the same without ages
     */
    void tell(String words, String inPictures) {
        now = words;
        lasting = inPictures;
        tell();
    }

    @Override
    public void pictured(boolean taken) {
        pictured = taken;
        tell();
    }

    private void tell() {
        setText(pictured ? lasting : now);
        setVisible(!now.isEmpty());
        setManaged(!now.isEmpty());
    }
}
