import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassFileVersion;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeTransform;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Classes of a library that were compiled for Java 5, written again as those of Java 8. The virtual
 * machine keeps no older class in its cache, and checks it slowly at each start.
 */
final class NewerClasses {
    private static final int WITH_STACK_MAPS = 50;
    private static final int JAVA_8 = 52;

    private NewerClasses() {}

    /** Changes the classes within the jar. */
    static void write(Path jar) throws IOException {
        try (URLClassLoader library = new URLClassLoader(new URL[] {jar.toUri().toURL()});
                FileSystem content = FileSystems.newFileSystem(jar);
                Stream<Path> files = Files.walk(content.getPath("/"))) {
            ClassFile format =
                    ClassFile.of(
                            ClassFile.ClassHierarchyResolverOption.of(
                                    ClassHierarchyResolver.ofResourceParsing(library)));
            List<Path> classes = files.filter(file -> file.toString().endsWith(".class")).toList();
            classes.forEach(file -> renew(format, file));
        }
    }

    private static void renew(ClassFile format, Path file) {
        try {
            ClassModel old = format.parse(Files.readAllBytes(file));
            if (old.majorVersion() < WITH_STACK_MAPS) {
                Files.write(file, format.transformClass(old, newer()));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The code is written anew, which adds its stack maps. */
    private static ClassTransform newer() {
        return ClassTransform.transformingMethodBodies(CodeTransform.ACCEPT_ALL)
                .andThen(
                        (made, element) -> {
                            if (element instanceof ClassFileVersion) {
                                made.withVersion(JAVA_8, 0);
                            } else {
                                made.with(element);
                            }
                        });
    }
}
