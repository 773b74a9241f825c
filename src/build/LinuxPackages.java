import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;

/**
 * The packages of Linux, made from one directory of installed files: {@code .deb}, {@code .rpm} and
 * a {@code tar.gz} that needs no installation.
 */
final class LinuxPackages {
    private static final Path SETTINGS = Path.of("packaging/linux");
    private static final String NAME = "marquee";

    private final String version;
    private final Path target;
    private final Path image;
    private final Path files;

    LinuxPackages(String version, Path target) {
        this.version = version;
        this.target = target.toAbsolutePath();
        this.image = this.target.resolve("image").resolve(NAME);
        this.files = this.target.resolve("files");
    }

    void make() throws IOException, InterruptedException {
        PackageTools.delete(files);
        PackageTools.delete(target.resolve("debian"));
        PackageTools.delete(target.resolve("portable"));
        Files.createDirectories(target.resolve("out"));
        lay();
        if (PackageTools.canMake(".deb", "dpkg-deb")) {
            debian();
        }
        if (PackageTools.canMake(".rpm", "rpmbuild")) {
            rpm();
        }
        portable();
    }

    private void lay() throws IOException, InterruptedException {
        PackageTools.process("cp", "-a", image.toString(), made("usr/lib/marquee").toString());
        Files.createSymbolicLink(made("usr/bin/marquee"), Path.of("../lib/marquee/bin/marquee"));
        share(files.resolve("usr"));
        Path doc = files.resolve("usr/share/doc/marquee");
        copy(SETTINGS.resolve("copyright"), doc.resolve("copyright"));
        zip(Path.of("CHANGELOG.md"), doc.resolve("changelog"));
        zip(Path.of("NOTICE"), doc.resolve("NOTICE"));
        PackageTools.process("chmod", "-R", "u=rwX,go=rX", files.toString());
        FixedTimes.set(files);
    }

    /** What a desktop and a shell look for below a directory such as {@code /usr}. */
    private void share(Path prefix) throws IOException, InterruptedException {
        Path share = prefix.resolve("share");
        copy(
                SETTINGS.resolve("marquee.desktop"),
                share.resolve("applications").resolve("marquee.desktop"));
        copy(
                SETTINGS.resolve("app.marquee.Marquee.metainfo.xml"),
                share.resolve("metainfo").resolve("app.marquee.Marquee.metainfo.xml"));
        print(share.resolve("bash-completion/completions/marquee"), "completion", "bash");
        Path manual = share.resolve("man/man1/marquee.1");
        print(manual, "manual");
        PackageTools.process("gzip", "-9nf", manual.toString());
        Path icons = share.resolve("icons/hicolor");
        for (int size : List.of(16, 24, 32, 48, 64, 128, 256, 512)) {
            copy(
                    Path.of("icons", "marquee-" + size + ".png"),
                    icons.resolve(size + "x" + size).resolve("apps/marquee.png"));
        }
        copy(Path.of("icons/marquee.svg"), icons.resolve("scalable/apps/marquee.svg"));
    }

    /** What the program says of itself. */
    private void print(Path to, String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(image.resolve("bin/marquee").toString()));
        command.addAll(List.of(arguments));
        Files.createDirectories(to.getParent());
        String text = PackageTools.output(command.toArray(String[]::new));
        // A shell reads a completion, it isn't a program of its own.
        Files.writeString(to, text.startsWith("#!") ? text.replaceFirst(".*\\R", "") : text);
    }

    private void debian() throws IOException, InterruptedException {
        Path debian = target.resolve("debian");
        PackageTools.process("cp", "-a", files.toString(), debian.toString());
        copy(
                SETTINGS.resolve("lintian-overrides"),
                debian.resolve("usr/share/lintian/overrides/marquee"));
        Path log = debian.resolve("usr/share/doc/marquee/changelog.Debian");
        fill(SETTINGS.resolve("changelog"), log);
        PackageTools.process("gzip", "-9nf", log.toString());
        fill(SETTINGS.resolve("control"), debian.resolve("DEBIAN/control"));
        Files.writeString(debian.resolve("DEBIAN/md5sums"), sums(debian));
        PackageTools.process(
                "dpkg-deb",
                "--root-owner-group",
                "-Zxz",
                "-z3",
                "--build",
                debian.toString(),
                out("marquee_" + version + "-1_" + architecture() + ".deb"));
        PackageTools.delete(debian);
    }

    private static String sums(Path root) throws IOException, InterruptedException {
        return PackageTools.output(
                "sh",
                "-c",
                "cd \"$0\" && find usr -type f -print0 | sort -z | xargs -0 md5sum",
                root.toString());
    }

    private void rpm() throws IOException, InterruptedException {
        Path top = target.resolve("rpm");
        PackageTools.delete(top);
        PackageTools.process(
                "rpmbuild",
                "-bb",
                "--define",
                "_topdir " + top,
                "--define",
                "_rpmdir " + target.resolve("out"),
                "--define",
                "_build_name_fmt %{NAME}-%{VERSION}-%{RELEASE}.%{ARCH}.rpm",
                "--define",
                "_binary_payload w3.xzdio",
                "--define",
                "_buildhost localhost",
                "--define",
                "use_source_date_epoch_as_buildtime 1",
                "--define",
                "clamp_mtime_to_source_date_epoch 1",
                "--define",
                "marquee_version " + version,
                "--define",
                "marquee_files " + files,
                SETTINGS.resolve("marquee.spec").toString());
        PackageTools.delete(top);
    }

    private void portable() throws IOException, InterruptedException {
        System.out.println("tar …");
        String name = NAME + "-" + version + "-linux-" + architecture();
        Path portable = Files.createDirectories(target.resolve("portable")).resolve(name);
        PackageTools.process("cp", "-a", image.toString(), portable.toString());
        share(portable);
        for (String text : List.of("LICENSE", "NOTICE", "CHANGELOG.md")) {
            copy(Path.of(text), portable.resolve(text));
        }
        PackageTools.process(
                "tar",
                "--sort=name",
                "--mtime=@" + FixedTimes.SECONDS,
                "--owner=0",
                "--group=0",
                "--numeric-owner",
                "--use-compress-program=gzip -n",
                "-C",
                portable.getParent().toString(),
                "-cf",
                out(name + ".tar.gz"),
                name);
        PackageTools.delete(portable.getParent());
    }

    private Path made(String file) throws IOException {
        Path path = files.resolve(file);
        Files.createDirectories(path.getParent());
        return path;
    }

    private String out(String file) {
        return target.resolve("out").resolve(file).toString();
    }

    private static void copy(Path from, Path to) throws IOException {
        Files.createDirectories(to.getParent());
        Files.copy(from, to, StandardCopyOption.REPLACE_EXISTING, LinkOption.NOFOLLOW_LINKS);
    }

    /** A text of {@code /usr/share/doc}, compressed as Debian wants it. */
    private static void zip(Path from, Path to) throws IOException, InterruptedException {
        copy(from, to);
        PackageTools.process("gzip", "-9nf", to.toString());
    }

    private void fill(Path template, Path to) throws IOException {
        Files.createDirectories(to.getParent());
        Files.writeString(
                to,
                Files.readString(template)
                        .replace("@VERSION@", version)
                        .replace("@ARCHITECTURE@", architecture())
                        .replace("@SIZE@", Long.toString(PackageTools.size(files) / 1024)));
    }

    private static String architecture() {
        return System.getProperty("os.arch").equals("aarch64") ? "arm64" : "amd64";
    }
}
