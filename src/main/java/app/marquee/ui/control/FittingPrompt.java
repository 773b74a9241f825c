package app.marquee.ui.control;

import javafx.geometry.Insets;
import javafx.scene.control.TextField;
import javafx.scene.text.Text;

import java.util.List;

/** Fitter that shows the longest prompt a text field has space for, or none. FX thread only. */
public final class FittingPrompt {
    private final TextField field;
    private final double taken;
    private final List<String> prompts;
    private final Text measure = new Text();

    private FittingPrompt(TextField field, double taken, List<String> prompts) {
        this.field = field;
        this.taken = taken;
        this.prompts = prompts;
    }

    /**
     * Shows the first of these prompts that fits the field, or none.
     *
     * @param taken width used inside its padding, in ems
     * @param prompts the longest first
     */
    public static void follow(TextField field, double taken, String... prompts) {
        FittingPrompt fitting = new FittingPrompt(field, taken, List.of(prompts));
        field.widthProperty().subscribe(_ -> fitting.fit());
        field.fontProperty().subscribe(_ -> fitting.fit());
    }

    /** Shows the whole prompt until the field has a width. */
    private void fit() {
        field.setPromptText(
                field.getWidth() == 0
                        ? prompts.getFirst()
                        : prompts.stream().filter(this::fits).findFirst().orElse(""));
    }

    private boolean fits(String prompt) {
        measure.setFont(field.getFont());
        measure.setText(prompt);
        Insets around = field.getInsets();
        double room = field.getWidth() - around.getLeft() - around.getRight();
        return measure.getLayoutBounds().getWidth() <= room - taken * field.getFont().getSize();
    }
}
