package app.marquee.bench;

import app.marquee.ui.testing.FxStacks;

import javafx.scene.Parent;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.TreeTableView;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * Journeys through the library of a large account in the whole application: the longest stretch
 * that the FX thread is busy, beside that of a bare table or tree filled with as many rows in the
 * same run; what a keystroke of a search costs it; and whether its stack ever shows network, SQL,
 * parsing or file work. In processor time. Prints a table and, last, one line with the verdict.
 */
public final class DeskBench {
    private static final double STALL = 1.3;
    private static final double KEYSTROKE = 16;
    private static final int ROUNDS = 3;
    private static final int WARM = 2;
    private static final int FRAMES = 60;
    private static final String TREE = "folder-tree";
    private static final String VIDEOS = "video-table";

    private final DeskWindow window;
    private double worst;
    private double keystroke;

    private DeskBench(DeskWindow window) {
        this.window = window;
    }

    public static void main(String[] args) throws Exception {
        Path home = Files.createTempDirectory("marquee-desk");
        boolean holds;
        try {
            DeskAccount.make(home);
            DeskWindow window = DeskWindow.open(home);
            holds = new DeskBench(window).holds();
        } finally {
            Started.delete(home);
        }
        // The application runs on in this process until here.
        Runtime.getRuntime().halt(holds ? 0 : 1);
    }

    private boolean holds() throws Exception {
        System.out.printf(
                "%d videos, %d folders; longest busy stretch of the FX thread, ms; medians of %d"
                        + " rounds%n",
                DeskAccount.VIDEOS, DeskAccount.FOLDERS, ROUNDS);
        System.out.println("journey                        ours     bare  ratio");
        try (FxStacks stacks = FxStacks.of(window.fx())) {
            journeys();
            searches();
            return verdict(stacks);
        }
    }

    private boolean verdict(FxStacks stacks) {
        stacks.found().stream().limit(3).forEach(System.out::println);
        boolean holds = stacks.found().isEmpty() && worst <= STALL && keystroke <= KEYSTROKE;
        System.out.printf(
                Locale.ROOT,
                "desk: foreign work in %d of %d stacks, longest stall %.2f of bare (goal %.1f),"
                        + " keystroke %.1f ms (goal %.0f) : %s%n",
                stacks.found().size(),
                stacks.busy(),
                worst,
                STALL,
                keystroke,
                KEYSTROKE,
                holds ? "holds" : "falls short");
        return holds;
    }

    private void journeys() throws Exception {
        double tree = bareTree();
        double table = bareTable();
        row("all folders shown", rounds(this::hideFolders, this::showFolders), tree);
        row("all folders read anew", rounds(() -> {}, this::readFolders), tree);
        row("through all folders", rounds(() -> {}, () -> window.scroll(TREE, FRAMES)), tree);
        hideFolders();
        row("videos of a folder come", rounds(this::leaveFolder, this::enterFolder), table);
        row("videos sorted", rounds(() -> {}, this::sortVideos), table);
        row("through all videos", rounds(() -> {}, () -> window.scroll(VIDEOS, FRAMES)), table);
        row("videos filtered", rounds(this::allVideos, this::someVideos), table);
        allVideos();
    }

    private void row(String name, double ours, double bare) {
        worst = Math.max(worst, ours / bare);
        System.out.printf(
                Locale.ROOT, "%-28s %7.1f  %7.1f  %5.2f%n", name, ours, bare, ours / bare);
    }

    private static double rounds(FxTurns.Journey before, FxTurns.Journey journey) throws Exception {
        double[] took = new double[ROUNDS];
        for (int round = -WARM; round < ROUNDS; round++) {
            before.go();
            double longest = FxTurns.longest(journey);
            if (round >= 0) {
                took[round] = longest;
            }
        }
        return Timing.at(took, 0.5);
    }

    /** As deep, as wide and as styled as ours. */
    private double bareTree() throws Exception {
        TreeTableView<String> tree = Toolkit.call(() -> BareRows.tree(4));
        List<String> rows = BareRows.rows(DeskAccount.FOLDERS, "folder");
        return bare(tree, () -> tree.setRoot(null), () -> BareRows.fill(tree, rows));
    }

    private double bareTable() throws Exception {
        TableView<String> table = Toolkit.call(() -> BareRows.table(5));
        List<String> rows = BareRows.rows(DeskAccount.VIDEOS, "video");
        return bare(table, () -> BareRows.fill(table, List.of()), () -> BareRows.fill(table, rows));
    }

    private double bare(Parent shown, Runnable empty, Runnable fill) throws Exception {
        List<String> styles = window.styles();
        Stage stage =
                Toolkit.call(
                        () -> {
                            Stage own = Toolkit.window(new StackPane(shown));
                            own.getScene().getStylesheets().setAll(styles);
                            return own;
                        });
        double took =
                rounds(
                        () -> {
                            window.act(empty);
                            DeskWindow.frame();
                        },
                        () -> {
                            window.act(fill);
                            DeskWindow.frame();
                        });
        close(stage);
        return took;
    }

    private static void close(Stage stage) throws Exception {
        Toolkit.call(
                () -> {
                    stage.close();
                    return true;
                });
    }

    private void hideFolders() throws Exception {
        window.type("folder-filter", "");
        window.awaitRows(TREE, rows -> rows.size() < DeskAccount.FOLDERS);
    }

    private void showFolders() throws Exception {
        window.type("folder-filter", "folder");
        window.awaitRows(TREE, rows -> rows.size() >= DeskAccount.FOLDERS);
    }

    private void readFolders() throws Exception {
        window.key(KeyCode.F5);
        window.awaitThat(() -> window.isShown(".refresh-mark"));
        window.awaitThat(() -> !window.isShown(".refresh-mark"));
    }

    private void leaveFolder() throws Exception {
        select("Aulas folder 00005");
        window.awaitThat(() -> !window.isShown("#" + VIDEOS));
    }

    private void enterFolder() throws Exception {
        select("Aulas folder 00000");
        window.awaitRows(VIDEOS, rows -> rows.size() == DeskAccount.VIDEOS);
    }

    private void select(String name) throws Exception {
        window.act(
                () -> {
                    TableView<?> tree = window.table(TREE);
                    for (int at = 0; at < tree.getItems().size(); at++) {
                        if (String.valueOf(tree.getItems().get(at)).contains(name)) {
                            tree.getSelectionModel().clearAndSelect(at);
                            return;
                        }
                    }
                    throw new IllegalStateException("There is no folder " + name);
                });
    }

    private void sortVideos() throws Exception {
        Object before = window.items(VIDEOS);
        window.act(
                () -> {
                    TableView<?> table = window.table(VIDEOS);
                    turn(table);
                });
        window.awaitOther(VIDEOS, before);
    }

    private static <T> void turn(TableView<T> table) {
        TableColumn<T, ?> title =
                table.getColumns().stream()
                        .filter(column -> column.getId().equals("title"))
                        .findFirst()
                        .orElseThrow();
        if (!table.getSortOrder().contains(title)) {
            table.getSortOrder().setAll(List.of(title));
        } else {
            boolean up = title.getSortType() == TableColumn.SortType.ASCENDING;
            title.setSortType(
                    up ? TableColumn.SortType.DESCENDING : TableColumn.SortType.ASCENDING);
        }
    }

    private void allVideos() throws Exception {
        window.type("video-filter", "");
        window.awaitRows(VIDEOS, rows -> rows.size() == DeskAccount.VIDEOS);
    }

    private void someVideos() throws Exception {
        window.type("video-filter", "a");
        window.awaitRows(VIDEOS, rows -> rows.size() < DeskAccount.VIDEOS);
    }

    private void searches() throws Exception {
        System.out.println("searched by                    ours, the dearest letter");
        search("folder-filter", "produção");
        search("video-filter", "curso");
        search("palette-input", "aulas 01");
    }

    /** Letter after letter as a person types them, with the pause in which the search runs. */
    private void search(String field, String typed) throws Exception {
        double[][] took = new double[typed.length()][ROUNDS];
        for (int round = -WARM; round < ROUNDS; round++) {
            type(field, "");
            for (int at = 0; at < typed.length(); at++) {
                String text = typed.substring(0, at + 1);
                double longest = FxTurns.longest(() -> type(field, text));
                took[at][Math.max(0, round)] = longest;
            }
        }
        double most = Arrays.stream(took).mapToDouble(all -> Timing.at(all, 0.5)).max().orElse(0);
        keystroke = Math.max(keystroke, most);
        System.out.printf(Locale.ROOT, "%-28s %7.1f%n", field, most);
    }

    /** What follows a pause of the typing has come to rest after this. */
    private void type(String field, String text) throws Exception {
        window.type(field, text);
        Thread.sleep(400);
    }
}
