package app.marquee.ui.control.font;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.io.IOException;
import java.io.InputStream;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;

/**
 * Configuration of fontconfig for this process: that of the system with rules of ours and the
 * bundled files. It must be chosen before anything asks fontconfig for a font.
 */
final class Fontconfig {
    private static final String RULES = "fontconfig.xml";

    private static final FunctionDescriptor MAKE = FunctionDescriptor.of(ADDRESS);
    private static final FunctionDescriptor ASK = FunctionDescriptor.of(JAVA_INT, ADDRESS);
    private static final FunctionDescriptor ADD = ASK.appendArgumentLayouts(ADDRESS);
    private static final FunctionDescriptor PARSE = ADD.appendArgumentLayouts(JAVA_INT);

    private final SymbolLookup library;

    private Fontconfig(SymbolLookup library) {
        this.library = library;
    }

    /** Chooses the configuration. What fontconfig refuses, it names in an exception. */
    static void choose(List<Path> fonts) throws IOException {
        try (Arena arena = Arena.ofConfined()) {
            open().choose(fonts, arena);
        }
    }

    @SuppressWarnings("restricted") // a library of the system
    private static Fontconfig open() {
        return new Fontconfig(SymbolLookup.libraryLookup("libfontconfig.so.1", Arena.global()));
    }

    private void choose(List<Path> fonts, Arena arena) throws IOException {
        MemorySegment config = (MemorySegment) call("FcInitLoadConfig", MAKE);
        require("FcConfigParseAndLoadFromMemory", PARSE, config, arena.allocateFrom(rules()), 0);
        require("FcConfigBuildFonts", ASK, config);
        for (Path font : fonts) {
            require("FcConfigAppFontAddFile", ADD, config, arena.allocateFrom(font.toString()));
        }
        require("FcConfigSetCurrent", ASK, config);
    }

    private static String rules() throws IOException {
        try (InputStream in =
                Objects.requireNonNull(Fontconfig.class.getResourceAsStream(RULES), RULES)) {
            return new String(in.readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
        }
    }

    private void require(String name, FunctionDescriptor form, Object... arguments) {
        if (call(name, form, arguments).equals(0)) {
            throw new IllegalStateException(name + " failed");
        }
    }

    @SuppressWarnings("restricted") // functions of the system, whose arguments are as declared
    private Object call(String name, FunctionDescriptor form, Object... arguments) {
        try {
            return Linker.nativeLinker()
                    .downcallHandle(library.findOrThrow(name), form)
                    .invokeWithArguments(arguments);
        } catch (Error | RuntimeException passed) {
            throw passed;
        } catch (Throwable never) {
            throw new IllegalStateException(never);
        }
    }
}
