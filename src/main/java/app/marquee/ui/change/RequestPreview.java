package app.marquee.ui.change;

import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ReviewedRequest;
import app.marquee.text.Messages;
import app.marquee.ui.control.DeveloperMode;
import app.marquee.ui.control.Visibility;

import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.List;
import java.util.stream.Collectors;

/**
 * Preview of the exact request of a change being typed, shown on demand with developer details. FX
 * thread only.
 */
public final class RequestPreview extends VBox {
    private final ToggleButton toggle;
    private final Label request = new Label();
    private boolean any;

    /**
     * @param id of the text; that of its button ends with {@code -show}
     * @param messages of any bundle; only their language matters
     */
    public RequestPreview(String id, Messages messages) {
        toggle = new ToggleButton(messages.text("request"), new FontIcon("fth-code"));
        toggle.setId(id + "-show");
        toggle.getStyleClass().addAll("flat", "small");
        toggle.setMinWidth(USE_PREF_SIZE);
        request.setId(id);
        request.getStyleClass().addAll("mono", "request-text");
        request.setWrapText(true);
        request.setMinHeight(USE_PREF_SIZE);
        request.setMaxWidth(Double.MAX_VALUE);
        request.visibleProperty().bind(toggle.selectedProperty());
        request.managedProperty().bind(request.visibleProperty());
        getChildren().addAll(toggle, request);
        DeveloperMode.follow(this, _ -> adapt());
    }

    private void adapt() {
        boolean isShown = any && DeveloperMode.now(this);
        if (!isShown) {
            toggle.setSelected(false);
        }
        Visibility.show(this, isShown);
    }

    private void offer(boolean isAny) {
        any = isAny;
        adapt();
    }

    /**
     * @param change null while there is nothing to send
     */
    public void show(@Nullable ChangeLine change) {
        request.setText(change == null ? "" : text(change));
        offer(change != null);
    }

    /** The requests in the order in which they are sent; none while there is nothing to send. */
    public void show(List<ChangeLine> changes) {
        request.setText(
                changes.stream().map(RequestPreview::text).collect(Collectors.joining("\n\n")));
        offer(!changes.isEmpty());
    }

    /** The exact request of a change: method, URL and body on lines of their own. */
    public static String text(ChangeLine line) {
        ReviewedRequest request = line.request();
        String head = request.method() + " " + request.url();
        return request.body() == null ? head : head + "\n" + request.body();
    }

    /** The button that shows and hides it. */
    public ToggleButton toggle() {
        return toggle;
    }
}
