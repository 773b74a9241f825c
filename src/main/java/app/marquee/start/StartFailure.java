package app.marquee.start;

import app.marquee.model.settings.Language;
import app.marquee.text.Messages;
import app.marquee.ui.shell.ThemeSwitch;

import javafx.application.Platform;
import javafx.geometry.Pos;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;

import org.jspecify.annotations.Nullable;

import java.io.Console;
import java.util.Locale;
import java.util.concurrent.CountDownLatch;

/** Startup error window, for users who start the program from a menu and see no console. */
public final class StartFailure {
    private static final double WIDTH = 440;

    private StartFailure() {}

    /** Whether the console is invisible: from a package, and not at a terminal. */
    @SuppressWarnings("SystemConsoleNull") // in JDK 25 it is null again where there is no terminal
    public static boolean isUnread() {
        Console console = System.console();
        return isUnread(
                System.getProperty("jpackage.app-path"), console != null && console.isTerminal());
    }

    public static boolean isUnread(@Nullable String packagedAt, boolean atTerminal) {
        return packagedAt != null && !atTerminal;
    }

    /** Shows the sentence until the user closes it. Not on the FX thread; the toolkit runs. */
    public static void show(String sentence) {
        CountDownLatch closed = new CountDownLatch(1);
        Platform.runLater(() -> open(sentence, closed));
        try {
            closed.await();
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }

    private static void open(String sentence, CountDownLatch closed) {
        ThemeSwitch theme = new ThemeSwitch();
        Stage stage = new Stage();
        stage.setTitle("Marquee");
        Scene scene = new Scene(view(sentence, stage::close));
        theme.attach(scene);
        stage.setScene(scene);
        stage.setResizable(false);
        stage.setOnHidden(
                _ -> {
                    theme.close();
                    closed.countDown();
                });
        stage.show();
    }

    private static Locale ofSystem() {
        return Language.spoken(Locale.getDefault(Locale.Category.DISPLAY));
    }

    static VBox view(String sentence, Runnable close) {
        Label words = new Label(sentence);
        words.setId("start-failure");
        words.setWrapText(true);
        words.setPrefWidth(WIDTH);
        words.setMinHeight(VBox.USE_PREF_SIZE);
        Button button = new Button(Messages.shared(ofSystem()).text("close"));
        button.setId("start-failure-close");
        button.setDefaultButton(true);
        button.setCancelButton(true);
        button.setOnAction(_ -> close.run());
        VBox view = new VBox(words, button);
        view.setAlignment(Pos.CENTER_RIGHT);
        view.getStyleClass().add("start-failure");
        return view;
    }
}
