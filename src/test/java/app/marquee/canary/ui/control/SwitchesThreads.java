package app.marquee.canary.ui.control;

import javafx.application.Platform;

import java.util.concurrent.Executor;

/** Canary: a view that switches to the FX thread without the helper of the tasks. */
final class SwitchesThreads {
    final Executor fxThread = Platform::runLater;
}
