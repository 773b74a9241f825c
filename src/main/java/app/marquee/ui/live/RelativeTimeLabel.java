package app.marquee.ui.live;

import app.marquee.ui.control.SnapshotAware;

import javafx.scene.control.Label;

/** Label that shows relative times in the window and dates in images. */
final class RelativeTimeLabel extends Label implements SnapshotAware {
    private String now = "";
    private String lasting = "";
    private boolean pictured;

    /**
     * Both are empty where there is nothing to show.
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
