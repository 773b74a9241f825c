package app.marquee.file;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import org.slf4j.LoggerFactory;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.nio.charset.Charset;
import java.util.List;
import java.util.stream.Stream;

/** Texts of the system for its error numbers, which are in the language of the user. */
final class SystemTexts {
    private static final FunctionDescriptor TEXT = FunctionDescriptor.of(ADDRESS, JAVA_INT);
    private static final long LONGEST = 1_000;

    private SystemTexts() {}

    /** None where the numbers are others than on Linux. */
    static Stream<String> of(List<Integer> numbers) {
        return System.getProperty("os.name", "").equals("Linux")
                ? numbers.stream().map(SystemTexts::text).filter(text -> !text.isEmpty())
                : Stream.empty();
    }

    @SuppressWarnings("restricted") // a function of the system, whose arguments are as declared
    private static String text(int number) {
        try {
            Linker linker = Linker.nativeLinker();
            MemorySegment text =
                    (MemorySegment)
                            linker.downcallHandle(
                                            linker.defaultLookup().findOrThrow("strerror"), TEXT)
                                    .invokeWithArguments(number);
            return text.reinterpret(LONGEST)
                    .getString(0, Charset.forName(System.getProperty("native.encoding", "UTF-8")));
        } catch (Throwable refused) { // a linker or library that fails unexpectedly
            LoggerFactory.getLogger(SystemTexts.class).debug("No text of the system", refused);
            return "";
        }
    }
}
