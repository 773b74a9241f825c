package app.marquee.store.database;

import app.marquee.model.failure.FailureException;
import app.marquee.store.file.PrivateFiles;
import app.marquee.store.file.TemporaryDirectory;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.sqlite.SQLiteJDBCLoader;
import org.sqlite.util.LibraryLoaderUtil;

import java.io.IOException;
import java.io.InputStream;
import java.net.JarURLConnection;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.CRC32;

/**
 * Native library of the database, unpacked under a name of its content, so that a killed run leaves
 * nothing behind that the next one doesn't use. It is in the cache of the home, or in a private
 * temporary directory where no program may run from there. Blocking.
 */
public final class NativeLibrary {
    private static final Logger LOG = LoggerFactory.getLogger(NativeLibrary.class);

    /** Property of the driver; a package sets it to the library that it has. */
    private static final String DRIVER = "org.sqlite.lib.path";

    /** Property of the library for the keychain, which unpacks one itself. */
    private static final String KEYCHAIN = "jna.tmpdir";

    /** Of a sum in hexadecimal form. */
    private static final int DIGITS = 8;

    private final String name;
    private final URL url;
    private final long sum;

    private NativeLibrary(String name, URL url, long sum) {
        this.name = name;
        this.url = url;
        this.sum = sum;
    }

    /**
     * Loads the library, unless it is loaded or comes with a package.
     *
     * @param cache of the home
     * @throws FailureException with {@link app.marquee.model.failure.Failure.Storage} that names
     *     the cache, when the library can be loaded neither from there nor from a temporary
     *     directory
     */
    public static synchronized void load(Path cache) {
        if (System.getProperty(DRIVER) != null) {
            return;
        }
        Optional<NativeLibrary> packed = packed();
        if (packed.isPresent()) {
            packed.get().loadFrom(cache);
        }
    }

    /** Empty where the driver has none in its jar, and looks elsewhere. */
    private static Optional<NativeLibrary> packed() {
        String name = LibraryLoaderUtil.getNativeLibName();
        URL url =
                LibraryLoaderUtil.class.getResource(
                        LibraryLoaderUtil.getNativeLibResourcePath() + "/" + name);
        try {
            if (url == null
                    || !(url.openConnection() instanceof JarURLConnection jar)
                    || jar.getJarEntry() == null) {
                return Optional.empty();
            }
            return Optional.of(new NativeLibrary(name, url, jar.getJarEntry().getCrc()));
        } catch (IOException unreadable) {
            LOG.warn("Could not find the library of the database", unreadable);
            return Optional.empty();
        }
    }

    private void loadFrom(Path cache) {
        Optional<FailureException> refused = refusal(cache);
        if (refused.isPresent()) {
            Optional<Path> temporary = TemporaryDirectory.ofUser(cache);
            if (temporary.isEmpty() || refusal(temporary.get()).isPresent()) {
                throw refused.get();
            }
        }
    }

    /** Why the library isn't loaded from there; empty when it is. */
    private Optional<FailureException> refusal(Path place) {
        Path target =
                place.resolve("native")
                        .resolve("sqlite-" + HexFormat.of().toHexDigits(sum, DIGITS));
        try {
            unpack(target);
            boolean _ = target.resolve(name).toFile().setExecutable(true);
            if (!Files.isExecutable(target.resolve(name))) {
                throw PrivateFiles.failure(
                        place,
                        "No program may run from this directory (noexec). Choose another place with"
                                + " --home");
            }
            initialize(target);
            return Optional.empty();
        } catch (FailureException refused) {
            LOG.warn("The library of the database can't be loaded from {}", target, refused);
            return Optional.of(refused);
        }
    }

    /**
     * The driver loads it from there, unless it has one: a second one in the same process would
     * crash it. The library of the keychain is unpacked where programs may run, too.
     */
    private static void initialize(Path target) {
        System.setProperty(DRIVER, target.toString());
        System.setProperty("org.sqlite.tmpdir", target.toString());
        try {
            boolean _ = SQLiteJDBCLoader.initialize();
        } catch (Exception unloaded) {
            System.clearProperty(DRIVER);
            throw PrivateFiles.failure(target, unloaded);
        }
        if (System.getProperty(KEYCHAIN) == null) {
            System.setProperty(KEYCHAIN, target.toString());
        }
    }

    private void unpack(Path target) {
        PrivateFiles.directory(target);
        Path file = target.resolve(name);
        if (!isWhole(file)) {
            // Another process may do the same at the same time.
            Path begun = target.resolve(name + "." + ProcessHandle.current().pid());
            PrivateFiles.file(begun);
            try (InputStream in = url.openStream()) {
                Files.write(begun, in.readAllBytes());
                PrivateFiles.move(begun, file);
            } catch (IOException unreadable) {
                throw PrivateFiles.failure(file, unreadable);
            }
            forgetOthers(target);
        }
    }

    private boolean isWhole(Path file) {
        try {
            return Files.exists(file) && sum(Files.readAllBytes(file)) == sum;
        } catch (IOException unreadable) {
            return false;
        }
    }

    private static long sum(byte[] bytes) {
        CRC32 sum = new CRC32();
        sum.update(bytes);
        return sum.getValue();
    }

    /** Those of earlier versions. */
    private static void forgetOthers(Path target) {
        try (Stream<Path> all = Files.list(target.resolveSibling(""))) {
            all.filter(other -> !other.equals(target))
                    .filter(other -> other.getFileName().toString().startsWith("sqlite-"))
                    .forEach(NativeLibrary::forget);
        } catch (IOException left) {
            LOG.debug("Libraries of earlier versions are left", left);
        }
    }

    private static void forget(Path directory) {
        try (Stream<Path> files = Files.list(directory)) {
            files.forEach(PrivateFiles::remove);
            PrivateFiles.remove(directory);
        } catch (IOException | FailureException left) {
            LOG.debug("A library of an earlier version is left", left);
        }
    }
}
