package app.marquee;

import app.marquee.tour.TourWindow;

import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.robot.Robot;

import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Reaches for writes with the mouse and the keys alone: folders and videos that are dragged onto
 * folders, the breadcrumb and playlists, staged rows that change places, and what is pasted by
 * Ctrl+V.
 */
final class WindowGestures {
    /** Of rows: one of them at least is no place below or above the other. */
    private static final Map<Integer, Integer> PLACES = Map.of(1, 4, 4, 2, 5, 1);

    /** Longer than the rail waits before it opens a section under a drag. */
    private static final int OPENING = 25;

    /** Pixels from where on a press that moves is a drag. */
    private static final int FAR = 12;

    private final TourWindow window;
    private final Set<Gesture> made = EnumSet.noneOf(Gesture.class);

    /** What can be done by hand alone. */
    enum Gesture {
        FOLDER_ONTO_FOLDER,
        VIDEO_ONTO_FOLDER,
        FOLDER_ONTO_BREADCRUMB,
        VIDEO_ONTO_BREADCRUMB,
        VIDEO_ONTO_PLAYLIST,
        STAGED_ROW_ONTO_ANOTHER,
        CUT_AND_PASTE,
        DELETE
    }

    WindowGestures(TourWindow window) {
        this.window = window;
    }

    /** The gestures that were made. */
    Set<Gesture> everything() {
        window.section("library");
        window.select("folder-tree", 1);
        PLACES.forEach(
                (from, to) -> {
                    drag(Gesture.FOLDER_ONTO_FOLDER, "folder-tree", from, "folder-tree", to);
                    window.select("folder-tree", from);
                    drag(Gesture.VIDEO_ONTO_FOLDER, "video-table", 0, "folder-tree", to);
                });
        PLACES.keySet().forEach(this::ontoTheBreadcrumb);
        videoToAPlaylist(0);
        videoToAPlaylist(1);
        changePlaces();
        send("playlist-save");
        for (String section : List.of("library", "playlists", "funnels", "trash")) {
            window.section(section);
            pasted();
        }
        return made;
    }

    /** Whatever was asked is agreed to; returns whether anything was. */
    private boolean send(String id) {
        window.rest();
        boolean isAsked = window.has(id);
        if (isAsked) {
            window.pressWithoutWaiting(id);
            window.rest();
        }
        return isAsked;
    }

    /** A video of a folder, and the folder itself, to the top level. */
    private void ontoTheBreadcrumb(int folder) {
        window.select("folder-tree", folder);
        onto(Gesture.VIDEO_ONTO_BREADCRUMB, "video-table", 0);
        onto(Gesture.FOLDER_ONTO_BREADCRUMB, "folder-tree", folder);
    }

    /** Counted only where it is asked whether to do it. */
    private void onto(Gesture gesture, String from, int row) {
        window.rest();
        if (drag(row(from, row), crumb())) {
            made.add(gesture);
        }
    }

    /** The first part of the breadcrumb. */
    private Optional<Point2D> crumb() {
        return window.see(
                root ->
                        Optional.ofNullable(root.lookup("#library-breadcrumb .crumb"))
                                .map(WindowGestures::grasp));
    }

    /** Counted only where the rows are in another order then; staged ones are the last. */
    private void changePlaces() {
        window.rest();
        window.see(
                root -> {
                    if (root.lookup("#playlist-videos") instanceof TableView<?> videos) {
                        videos.scrollTo(videos.getItems().size() - 1);
                    }
                    return true;
                });
        window.rest();
        List<Integer> rows = pendingRows();
        if (rows.size() < 2) {
            return;
        }
        int first = rows.getFirst();
        int second = rows.get(1);
        String before = text("playlist-videos", first);
        row("playlist-videos", second).ifPresent(this::click);
        drag("playlist-videos", second, "playlist-videos", first);
        window.rest();
        String after = text("playlist-videos", first);
        if (!before.isEmpty() && !after.isEmpty() && !after.equals(before)) {
            made.add(Gesture.STAGED_ROW_ONTO_ANOTHER);
        }
    }

    /** Places of the staged rows in sight. */
    private List<Integer> pendingRows() {
        return window.see(
                root ->
                        root.lookupAll("#playlist-videos .table-row-cell:pending").stream()
                                .filter(WindowCrawl::isShown)
                                .map(row -> ((IndexedCell<?>) row).getIndex())
                                .sorted()
                                .toList());
    }

    /** The item of a row; empty where there is none. */
    private String text(String list, int index) {
        return window.see(
                root ->
                        Optional.ofNullable(root.lookup("#" + list))
                                .flatMap(found -> cell(found, index))
                                .map(cell -> String.valueOf(((IndexedCell<?>) cell).getItem()))
                                .orElse(""));
    }

    /** The rail opens its section under the mouse. */
    private void videoToAPlaylist(int place) {
        window.section("library");
        Optional<Point2D> video = row("video-table", place);
        Optional<Point2D> playlists = middle("nav-playlists");
        if (video.isEmpty() || playlists.isEmpty()) {
            return;
        }
        grasp(video.get());
        move(playlists.get());
        window.pause(OPENING);
        window.rest();
        row("playlist-list", 0).ifPresent(this::move);
        drop();
        made.add(Gesture.VIDEO_ONTO_PLAYLIST);
    }

    /** Cut here, pasted there, and deleted. */
    private void pasted() {
        for (String list : List.of("folder-tree", "playlist-list", "funnel-list", "trash-table")) {
            row(list, 1).ifPresent(this::click);
            press(KeyCode.CONTROL, KeyCode.X);
            row(list, 4).ifPresent(this::click);
            press(KeyCode.CONTROL, KeyCode.V);
            made.add(Gesture.CUT_AND_PASTE);
            send("confirm-do");
        }
        press(KeyCode.DELETE);
        made.add(Gesture.DELETE);
        send("confirm-do");
    }

    private void click(Point2D point) {
        move(point);
        by(robot -> robot.mouseClick(MouseButton.PRIMARY));
    }

    private void press(KeyCode... keys) {
        for (KeyCode key : keys) {
            by(robot -> robot.keyPress(key));
        }
        for (KeyCode key : keys) {
            by(robot -> robot.keyRelease(key));
        }
    }

    private void grasp(Point2D start) {
        move(start);
        by(robot -> robot.mousePress(MouseButton.PRIMARY));
        move(start.add(FAR, FAR));
    }

    /** Returns whether it was asked whether to do it. */
    private boolean drop() {
        by(robot -> robot.mouseRelease(MouseButton.PRIMARY));
        return send("confirm-do");
    }

    /** Twice, for a drag begins with the first and is over something with the second. */
    private void move(Point2D end) {
        by(robot -> robot.mouseMove(end.add(-1, -1)));
        by(robot -> robot.mouseMove(end));
    }

    private void by(Consumer<Robot> step) {
        window.see(
                _ -> {
                    step.accept(new Robot());
                    return true;
                });
        window.pause(1);
    }

    private void drag(Gesture gesture, String from, int row, String to, int target) {
        if (drag(from, row, to, target)) {
            made.add(gesture);
        }
    }

    /** Returns whether there was something to drag, and a place for it. */
    private boolean drag(String from, int row, String to, int target) {
        window.rest();
        Optional<Point2D> start = row(from, row);
        Optional<Point2D> end = row(to, target);
        drag(start, end);
        return start.isPresent() && end.isPresent();
    }

    /** Returns whether it was asked whether to do it. */
    private boolean drag(Optional<Point2D> start, Optional<Point2D> end) {
        if (start.isEmpty() || end.isEmpty()) {
            return false;
        }
        grasp(start.get());
        move(end.get());
        return drop();
    }

    /** Where a row that is shown can be grasped; empty when there is none. */
    private Optional<Point2D> row(String list, int index) {
        return window.see(
                root ->
                        Optional.ofNullable(root.lookup("#" + list))
                                .flatMap(found -> cell(found, index))
                                .map(WindowGestures::grasp));
    }

    private static Optional<Node> cell(Node list, int index) {
        return list.lookupAll(".indexed-cell").stream()
                .filter(IndexedCell.class::isInstance)
                .filter(node -> ((IndexedCell<?>) node).getIndex() == index)
                .filter(node -> !((IndexedCell<?>) node).isEmpty() && node.isVisible())
                .max(Comparator.comparingDouble(node -> node.getBoundsInParent().getWidth()));
    }

    private static Point2D grasp(Node node) {
        var bounds = node.getBoundsInLocal();
        return node.localToScreen(
                bounds.getMinX() + Math.min(90, bounds.getWidth() / 2), bounds.getCenterY());
    }

    private Optional<Point2D> middle(String id) {
        return window.see(
                (Parent root) ->
                        Optional.ofNullable(root.lookup("#" + id)).map(WindowGestures::grasp));
    }
}
