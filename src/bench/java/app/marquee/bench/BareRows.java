package app.marquee.bench;

import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.collections.FXCollections;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeTableColumn;
import javafx.scene.control.TreeTableView;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** The least that the toolkit can show of so many rows: plain texts in plain cells. */
final class BareRows {
    private static final int FANNED = 10;

    private BareRows() {}

    static List<String> rows(int count, String word) {
        return IntStream.range(0, count).mapToObj(at -> word + " " + at).toList();
    }

    static TableView<String> table(int columns) {
        TableView<String> table = new TableView<>();
        for (int at = 0; at < columns; at++) {
            TableColumn<String, String> column = new TableColumn<>("Column " + at);
            column.setPrefWidth(120);
            column.setCellValueFactory(row -> new ReadOnlyStringWrapper(row.getValue()));
            table.getColumns().add(column);
        }
        return table;
    }

    static void fill(TableView<String> table, List<String> rows) {
        table.setItems(FXCollections.observableArrayList(rows));
    }

    static TreeTableView<String> tree(int columns) {
        TreeTableView<String> tree = new TreeTableView<>();
        tree.setShowRoot(false);
        for (int at = 0; at < columns; at++) {
            TreeTableColumn<String, String> column = new TreeTableColumn<>("Column " + at);
            column.setPrefWidth(120);
            column.setCellValueFactory(row -> new ReadOnlyStringWrapper(row.getValue().getValue()));
            tree.getColumns().add(column);
        }
        return tree;
    }

    /** All of it open, as deep as the account of the bench. */
    static void fill(TreeTableView<String> tree, List<String> rows) {
        TreeItem<String> root = new TreeItem<>("root");
        root.setExpanded(true);
        int tops = DeskAccount.TOPS;
        List<TreeItem<String>> items = new ArrayList<>(rows.stream().map(TreeItem::new).toList());
        List<List<TreeItem<String>>> below = new ArrayList<>();
        items.forEach(_ -> below.add(new ArrayList<>()));
        for (int at = tops; at < items.size(); at++) {
            below.get(at / FANNED - tops / FANNED).add(items.get(at));
        }
        for (int at = items.size() - 1; at >= 0; at--) {
            items.get(at).setExpanded(true);
            items.get(at).getChildren().setAll(below.get(at));
        }
        root.getChildren().setAll(items.subList(0, tops));
        tree.setRoot(root);
    }
}
