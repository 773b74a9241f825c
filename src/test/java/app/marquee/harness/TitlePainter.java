package app.marquee.harness;

import app.marquee.start.Headless;
import app.marquee.task.InlineRunner;
import app.marquee.text.Messages;
import app.marquee.text.RightToLeft;
import app.marquee.tour.Screenshot;
import app.marquee.ui.control.font.Typeface;
import app.marquee.ui.control.table.Column;
import app.marquee.ui.control.table.DataTable;
import app.marquee.ui.shell.ThemeSwitch;

import javafx.application.Platform;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.TextField;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.VBox;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.Text;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Program that paints mixed titles as the window shows them, with the fonts that fontconfig has in
 * its process. Its arguments are the file for the pictures and that for the page.
 */
final class TitlePainter {
    private static final double SIZE = 16;
    private static final double CODE_SIZE = 14;
    private static final double WIDTH = 900;
    private static final double HEIGHT = 2_000;

    private final ThemeSwitch theme = new ThemeSwitch();
    private final Map<String, TitlePicture> pictures = new LinkedHashMap<>();

    /** How a title is shown. */
    enum Form {
        /** In the typeface of the window. */
        PLAIN,
        BOLD,
        /** In that of requests and responses. */
        CODE,
        LABEL,
        FIELD,
        CELL;

        String of(String text) {
            return name() + " " + text;
        }

        /** Whether nothing is painted but the words. */
        boolean isWords() {
            return this == PLAIN || this == BOLD || this == CODE;
        }
    }

    public static void main(String[] files) throws Exception {
        Headless.choose();
        Typeface.register();
        Platform.startup(() -> {});
        List<MixedTitle> titles = MixedTitle.all();
        CompletableFuture<Void> painted = new CompletableFuture<>();
        Platform.runLater(
                () -> {
                    try {
                        TitlePainter painter = new TitlePainter();
                        painter.paint(titles, Path.of(files[1]));
                        TitlePicture.write(painter.pictures, Path.of(files[0]));
                        painted.complete(null);
                    } catch (Throwable failed) { // tells the parent
                        painted.completeExceptionally(failed);
                    }
                });
        painted.get();
        System.exit(0);
    }

    private void paint(List<MixedTitle> titles, Path page) {
        Map<String, Node> nodes = new LinkedHashMap<>();
        GridPane rows = new GridPane(SIZE, SIZE / 2);
        rows.setPadding(new Insets(SIZE));
        for (MixedTitle title : titles) {
            Node[] row =
                    Stream.of(Form.PLAIN, Form.BOLD, Form.CODE, Form.LABEL, Form.FIELD)
                            .map(
                                    form ->
                                            nodes.computeIfAbsent(
                                                    form.of(title.text()),
                                                    _ -> node(form, title.text())))
                            .toArray(Node[]::new);
            rows.addRow(rows.getRowCount(), row);
        }
        Scene scene = new Scene(rows);
        theme.attach(scene);
        Screenshot.of(scene).save(page);
        nodes.forEach(this::take);
        titles.stream()
                .flatMap(title -> Stream.of(title.start(), title.end()))
                .filter(word -> !word.isEmpty())
                .distinct()
                .forEach(this::takeWord);
        takeCells(titles);
    }

    private void takeWord(String word) {
        Stream.of(Form.values())
                .filter(Form::isWords)
                .forEach(
                        form -> {
                            Node node = node(form, word);
                            theme.attach(new Scene(new VBox(node)));
                            take(form.of(word), node);
                        });
    }

    private static Node node(Form form, String text) {
        String inOrder = RightToLeft.inOrder(text);
        return switch (form) {
            case PLAIN -> words(inOrder, Font.font(Typeface.text(), SIZE));
            case BOLD -> words(inOrder, Font.font(Typeface.text(), FontWeight.BOLD, SIZE));
            case CODE -> words(inOrder, Font.font(Typeface.code(), CODE_SIZE));
            case LABEL -> new Label(inOrder);
            case FIELD -> new TextField(text);
            case CELL -> throw new IllegalArgumentException("A cell is in a table");
        };
    }

    private static Text words(String text, Font font) {
        Text words = new Text(text);
        words.setFont(font);
        return words;
    }

    private void takeCells(List<MixedTitle> titles) {
        DataTable<String> table =
                new DataTable<String>("titles", Messages.shared(Locale.ENGLISH), new InlineRunner())
                        .columns(
                                Column.<String>text("title", "Title", title -> title)
                                        .width(WIDTH / 2));
        table.rows(titles.stream().map(MixedTitle::text).toList());
        Scene scene = new Scene(table, WIDTH, HEIGHT);
        theme.attach(scene);
        table.applyCss();
        table.layout();
        scene.snapshot(null);
        table.lookupAll(".table-cell").stream()
                .filter(node -> node instanceof TableCell<?, ?> cell && cell.getItem() != null)
                .forEach(
                        node ->
                                take(
                                        Form.CELL.of(
                                                String.valueOf(((TableCell<?, ?>) node).getItem())),
                                        node));
    }

    private void take(String name, Node node) {
        Screenshot shot = Screenshot.of(node);
        int[] pixels =
                IntStream.range(0, shot.width() * shot.height())
                        .map(at -> shot.argb(at % shot.width(), at / shot.width()))
                        .toArray();
        pictures.put(name, new TitlePicture(shot.width(), pixels));
    }
}
