package app.marquee;

import static java.util.stream.Collectors.toUnmodifiableSet;

import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.scene.control.Tooltip;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Audit for keys of messages on the screen: a key that no bundle has is shown itself, and a key
 * that is put together while the program runs is seen by no other check.
 */
public final class KeyAudit {
    private static final Pattern KEY =
            Pattern.compile("(?<![\\w./@:-])([a-z]+)[a-z-]*(?:\\.[a-z][a-z0-9-]*)+(?![\\w./@:-])");
    private static final Pattern HOST =
            Pattern.compile("\\.(?:com|org|net|app|br|io|co|tv|example|test|invalid|localhost)$");
    private static final Set<String> BEGINNINGS = beginnings(Path.of("src/main/resources"));

    private KeyAudit() {}

    /** The keys that can be read or heard now. */
    public static List<String> of(Parent root) {
        List<String> found = new ArrayList<>();
        collect(root, found);
        return found;
    }

    /** Whether a text has the key of a message in it. */
    public static boolean hasKey(String text) {
        return KEY.matcher(text)
                .results()
                .anyMatch(
                        each ->
                                BEGINNINGS.contains(beginning(each.group()))
                                        && !HOST.matcher(each.group()).find());
    }

    private static void collect(Node node, List<String> found) {
        if (!node.isVisible() || node.getStyleClass().contains("mono")) {
            return;
        }
        texts(node).filter(KeyAudit::hasKey).forEach(text -> found.add(node.getId() + ": " + text));
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> collect(child, found));
        }
    }

    private static Stream<String> texts(Node node) {
        Stream<String> heard = Stream.ofNullable(node.getAccessibleText());
        if (!(node instanceof Labeled label)) {
            return heard;
        }
        Stream<String> seen =
                Stream.concat(
                        Stream.ofNullable(label.getText()),
                        Stream.ofNullable(label.getTooltip()).map(Tooltip::getText));
        return Stream.concat(heard, seen);
    }

    private static Set<String> beginnings(Path resources) {
        try (Stream<Path> files = Files.walk(resources)) {
            return files.filter(file -> file.endsWith("messages.properties"))
                    .flatMap(file -> read(file).stringPropertyNames().stream())
                    .map(KeyAudit::beginning)
                    .collect(toUnmodifiableSet());
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private static String beginning(String key) {
        return key.substring(0, Math.max(0, key.indexOf('.')));
    }

    private static Properties read(Path file) {
        Properties texts = new Properties();
        try (Reader reader = Files.newBufferedReader(file)) {
            texts.load(reader);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
        return texts;
    }
}
