package app.marquee.start;

import app.marquee.log.OwnFiles;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Port memory of the home's sandbox. It listens there again, because a pending change is sent only
 * to its reviewed address. Blocking.
 *
 * @param base port of the base host; 0 for any
 * @param data port of the data host; 0 for any
 */
record SandboxPorts(int base, int data) {
    static final SandboxPorts ANY = new SandboxPorts(0, 0);

    private static final Logger LOG = LoggerFactory.getLogger(SandboxPorts.class);
    private static final String FILE = "ports";
    private static final int FIRST = 1024;
    private static final int LAST = 65_535;

    /** Those of the last run; any where none are known. */
    static SandboxPorts last(Path directory) {
        Path file = directory.resolve(FILE);
        if (!Files.exists(file)) {
            return ANY;
        }
        try {
            List<String> lines = Files.readAllLines(file);
            return lines.size() == 2
                    ? new SandboxPorts(port(lines.getFirst()), port(lines.getLast()))
                    : ANY;
        } catch (IOException | NumberFormatException unreadable) {
            LOG.warn("Could not read the sandbox ports: {}", unreadable.toString());
            return ANY;
        }
    }

    private static int port(String line) {
        int port = Integer.parseInt(line.strip());
        return port >= FIRST && port <= LAST ? port : 0;
    }

    /** Without them the next run listens elsewhere, which is no reason to stop. */
    void keep(Path directory) {
        try {
            Path file = directory.resolve(FILE);
            OwnFiles.create(file);
            Files.writeString(file, base + "\n" + data + "\n");
        } catch (IOException e) {
            LOG.warn("Could not save the sandbox ports: {}", e.toString());
        }
    }
}
