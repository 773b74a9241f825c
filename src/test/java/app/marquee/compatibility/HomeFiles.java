package app.marquee.compatibility;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Files of a home directory: copies and their content. */
final class HomeFiles {
    private HomeFiles() {}

    static List<Path> all(Path directory) throws IOException {
        try (Stream<Path> files = Files.walk(directory)) {
            return files.filter(Files::isRegularFile).sorted().toList();
        }
    }

    static void copy(Path from, Path to) throws IOException {
        for (Path file : all(from)) {
            Path copy = to.resolve(from.relativize(file).toString());
            Files.createDirectories(copy.getParent());
            Files.copy(file, copy);
        }
    }

    /**
     * The content of every file but the lock and the copies of databases from before a step of
     * their schema, by its path: the rows of databases, whose schema may have got a step, and the
     * bytes of others.
     */
    static Map<String, List<String>> content(Path home) throws IOException, SQLException {
        Map<String, List<String>> content = new TreeMap<>();
        for (Path file : all(home)) {
            String name = home.relativize(file).toString().replace('\\', '/');
            if (!name.equals("marquee.lock") && !name.contains(".db.form-")) {
                content.put(
                        name,
                        name.endsWith(".db")
                                ? tables(file)
                                : List.of(HexFormat.of().formatHex(Files.readAllBytes(file))));
            }
        }
        return content;
    }

    private static List<String> tables(Path file) throws SQLException {
        List<String> rows = new ArrayList<>();
        try (Connection sql = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = sql.createStatement()) {
            List<String> names =
                    rows(statement, "SELECT name FROM sqlite_master WHERE type = 'table'");
            for (String name : names) {
                rows.addAll(rows(statement, "SELECT * FROM " + name));
            }
        }
        return rows;
    }

    private static List<String> rows(Statement statement, String query) throws SQLException {
        List<String> rows = new ArrayList<>();
        try (ResultSet found = statement.executeQuery(query)) {
            while (found.next()) {
                List<String> row = new ArrayList<>();
                for (int i = 1; i <= found.getMetaData().getColumnCount(); i++) {
                    Object value = found.getObject(i);
                    row.add(
                            value instanceof byte[] bytes
                                    ? HexFormat.of().formatHex(bytes)
                                    : String.valueOf(value));
                }
                // A column that a newer version added is empty in rows of an older one.
                while (!row.isEmpty() && row.getLast().equals("null")) {
                    row.removeLast();
                }
                rows.add(String.join(" | ", row));
            }
        }
        return rows;
    }
}
