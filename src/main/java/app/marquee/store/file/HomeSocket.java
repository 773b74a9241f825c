package app.marquee.store.file;

import app.marquee.model.failure.FailureException;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Place of the socket on which a window takes commands: in its home, or in a private directory with
 * a shorter path where the home has no room for one. The home names the other place, so that a
 * command finds it whatever its environment is. Blocking.
 *
 * @param home of the window
 */
public record HomeSocket(Home home) {
    /** Of the system's 104 or 108 bytes one is the end. */
    private static final int MOST_BYTES = 103;

    private static final int DIGITS = 16;

    /** Where it may be, the first choice first. */
    public List<Path> places(Map<String, String> environment) {
        List<Path> places = new ArrayList<>(List.of(home.socket()));
        String session = environment.getOrDefault("XDG_RUNTIME_DIR", "");
        if (!session.isBlank()) {
            Path directory = Path.of(session);
            if (directory.isAbsolute() && isPrivate(directory)) {
                places.add(directory.resolve("marquee-" + digest() + ".sock"));
            }
        }
        TemporaryDirectory.ofUser(home.state())
                .ifPresent(directory -> places.add(directory.resolve(digest() + ".sock")));
        return places.stream().filter(HomeSocket::fits).toList();
    }

    private static boolean fits(Path path) {
        return path.toString().getBytes(StandardCharsets.UTF_8).length <= MOST_BYTES;
    }

    private boolean isPrivate(Path directory) {
        return TemporaryDirectory.isPrivate(directory, home.state());
    }

    private String digest() {
        try {
            byte[] sum =
                    MessageDigest.getInstance("SHA-256")
                            .digest(home.state().toString().getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(sum).substring(0, DIGITS);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every platform has it", e);
        }
    }

    /** Names the place for commands. */
    public void take(Path place) {
        if (place.equals(home.socket())) {
            PrivateFiles.remove(pointer());
        } else {
            PrivateFiles.replace(pointer(), place.toString().getBytes(StandardCharsets.UTF_8));
        }
    }

    /** The place is free again. */
    public void leave() {
        PrivateFiles.remove(pointer());
    }

    /** Where the window takes commands; empty where anybody else could have made the socket. */
    public Optional<Path> taken() {
        if (Files.notExists(pointer())) {
            return Optional.of(home.socket());
        }
        try {
            Path place = Path.of(Files.readString(pointer()).strip());
            Path directory = place.getParent();
            return Optional.of(place)
                    .filter(one -> one.isAbsolute() && directory != null && isPrivate(directory));
        } catch (IOException | InvalidPathException | FailureException unusable) {
            return Optional.empty();
        }
    }

    private Path pointer() {
        return home.state().resolve("marquee.sock.path");
    }
}
