package app.marquee.ui.control;

import javafx.geometry.Insets;
import javafx.scene.control.TextField;
import javafx.scene.text.Text;

import java.util.List;

/** Words that are cut say less than fewer words, or none. On the FX thread. */
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
     * From now on a field shows the first of these prompts for which it has room, or none.
     *
     * @param taken what else stands inside of its padding, in sizes of its text
     * @param prompts the longest first
     */
    public static void follow(TextField field, double taken, String... prompts) {
        FittingPrompt fitting = new FittingPrompt(field, taken, List.of(prompts));
        field.widthProperty().subscribe(_ -> fitting.fit());
        field.fontProperty().subscribe(_ -> fitting.fit());
    }

    /** Before it has a width, all of it. */
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
