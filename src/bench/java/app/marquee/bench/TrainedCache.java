package app.marquee.bench;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Cache of loaded classes, as the package makes it: written by a start that trains. */
record TrainedCache(Path file) {
    /** Of the start that trains. */
    List<String> training() {
        return List.of("-XX:AOTCacheOutput=" + file);
    }

    /** Of those that are measured. */
    List<String> trained() {
        if (Files.notExists(file)) {
            throw new IllegalStateException("The training wrote no cache of classes");
        }
        return List.of("-XX:AOTCache=" + file, "-Xlog:aot=off", "-Xlog:cds=off");
    }
}
