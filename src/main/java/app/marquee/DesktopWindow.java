package app.marquee;

import app.marquee.start.FirstFrame;
import app.marquee.start.LinkOpener;
import app.marquee.start.StartMark;
import app.marquee.start.WindowMemory;
import app.marquee.ui.shell.dialog.StageDesktopServices;

import javafx.application.Application;
import javafx.application.Platform;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.scene.image.Image;
import javafx.stage.Screen;
import javafx.stage.Stage;

import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Native window of the application. FX thread only. */
final class DesktopWindow {
    private static final double WIDTH = 1280;
    private static final double HEIGHT = 820;
    private static final double SMALLEST_WIDTH = 860;
    private static final double SMALLEST_HEIGHT = 560;

    private final Stage stage = new Stage();
    private final MarqueeApp app;
    private final WindowMemory place;
    private final Runnable onClosed;

    DesktopWindow(Run run, Runnable onClosed) {
        this.onClosed = onClosed;
        this.app =
                new MarqueeApp(
                        run, new StageDesktopServices(opener(run), stage), Platform::runLater);
        this.place = new WindowMemory(stage, app.memory().under("window"));
    }

    void show() {
        Rectangle2D screen = Screen.getPrimary().getVisualBounds();
        Scene scene =
                app.scene(Math.min(WIDTH, screen.getWidth()), Math.min(HEIGHT, screen.getHeight()));
        stage.setScene(scene);
        stage.setMinWidth(Math.min(SMALLEST_WIDTH, screen.getWidth()));
        stage.setMinHeight(Math.min(SMALLEST_HEIGHT, screen.getHeight()));
        place.restore(WindowMemory.screens());
        stage.titleProperty().bind(app.window().titleProperty());
        stage.getIcons().setAll(icons());
        stage.setOnCloseRequest(
                request -> {
                    request.consume();
                    app.quit(this::close);
                });
        Thread.currentThread().setUncaughtExceptionHandler((_, defect) -> app.thrown(defect));
        app.start();
        FirstFrame.await(app.jobs().running(), () -> present(scene));
    }

    private void present(Scene scene) {
        stage.show();
        place.follow();
        StartMark.watch(scene);
    }

    private void close() {
        place.keep();
        app.close();
        stage.close();
        onClosed.run();
    }

    private static List<Image> icons() {
        return Stream.of(16, 32, 64, 256)
                .map(size -> DesktopWindow.class.getResource("/app/marquee/icon-" + size + ".png"))
                .filter(Objects::nonNull)
                .map(url -> new Image(url.toString()))
                .toList();
    }

    private static Consumer<String> opener(Run run) {
        if (System.getProperty("os.name", "").startsWith("Linux")) {
            return new LinkOpener(run.watch().secrets()::mask)::open;
        }
        // The services of the toolkit hang on an application object, which does nothing else here.
        Application application =
                new Application() {
                    @Override
                    public void start(Stage unused) {}
                };
        return application.getHostServices()::showDocument;
    }
}
