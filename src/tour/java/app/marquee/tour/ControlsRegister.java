package app.marquee.tour;

import app.marquee.ui.control.ControlsList;

import javafx.scene.Parent;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Registry of the controls that a tour has seen, by ID. FX thread only, except for the page. */
final class ControlsRegister {
    private static final Pattern COUNT = Pattern.compile("\\d");

    private final Map<String, ControlsList.Entry> seen = new LinkedHashMap<>();

    /** Takes note of what is on the screen; what was met first is kept. */
    void note(Parent root) {
        ControlsList.of(root).forEach(entry -> seen.putIfAbsent(entry.id(), lasting(entry)));
    }

    /** Without a text that counts something: it depends on when the control is met. */
    private static ControlsList.Entry lasting(ControlsList.Entry entry) {
        boolean counts = COUNT.matcher(entry.text()).find() && !entry.kind().equals("menu item");
        return counts ? new ControlsList.Entry(entry.id(), entry.kind(), "") : entry;
    }

    /** All of them, as a page. */
    String page() {
        List<ControlsList.Entry> all = new ArrayList<>(seen.values());
        all.sort(Comparator.comparing(ControlsList.Entry::id));
        return "# Controls and their ids\n\n"
                + "Made from the running views by `tour`. An id is the same in every language;"
                + " the text is the English one, left out where it counts something.\n\n"
                + ControlsList.markdown(all)
                + "\n";
    }
}
