package app.marquee.tour;

import app.marquee.ui.control.ControlsList;

import javafx.scene.Parent;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Registry of the controls that a tour has seen, by ID. FX thread only, except for the page. */
final class ControlsRegister {
    private final Map<String, ControlsList.Entry> seen = new LinkedHashMap<>();

    /** Takes note of what is on the screen; what was met first is kept. */
    void note(Parent root) {
        ControlsList.of(root).forEach(entry -> seen.putIfAbsent(entry.id(), entry));
    }

    /** All of them, as a page. */
    String page() {
        List<ControlsList.Entry> all = new ArrayList<>(seen.values());
        all.sort(Comparator.comparing(ControlsList.Entry::id));
        return "# Controls and their ids\n\n"
                + "Made from the running views by `tour`. An id is the same in every language;"
                + " the text is the English one.\n\n"
                + ControlsList.markdown(all)
                + "\n";
    }
}
