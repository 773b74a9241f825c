import java.util.Date;
import java.util.List;
import java.util.Optional;
import java.util.TimeZone;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Time zone of this computer that remembers who asked for it: whatever never asks is the same in
 * every zone. It is copied whenever it is asked for, which is where it looks.
 */
final class WatchedZone extends TimeZone {
    private static final long serialVersionUID = 1;

    /**
     * Libraries that write the time into their own logs, ask for formats that nothing uses, or date
     * the entries of archives and documents: {@code PdfReportTest} and {@code ExcelReportTest} run
     * in another zone all the same.
     */
    private static final List<String> LIBRARIES =
            List.of(
                    "ch.qos.logback.",
                    "java.util.logging.",
                    "sun.util.logging.",
                    "org.apache.commons.compress.",
                    "org.eclipse.jetty.",
                    "org.sqlite.date.",
                    "java.util.zip.",
                    "org.openpdf.text.Document");

    private static final AtomicReference<Throwable> ASKED = new AtomicReference<>();
    private static volatile boolean watching;

    private final TimeZone zone;

    private WatchedZone(TimeZone zone) {
        this.zone = zone;
        setID(zone.getID());
    }

    /** From now on it is known who asks. */
    static void watch() {
        TimeZone.setDefault(new WatchedZone(TimeZone.getDefault()));
        watching = true;
    }

    /** Who asked first since the last call. */
    static Optional<Throwable> asked() {
        return Optional.ofNullable(ASKED.getAndSet(null));
    }

    private static boolean isLibrary(StackTraceElement frame) {
        return LIBRARIES.stream().anyMatch(frame.getClassName()::startsWith);
    }

    @Override
    public Object clone() {
        if (watching && ASKED.get() == null) {
            Throwable asked = new Throwable("The time zone of this computer is asked for");
            if (List.of(asked.getStackTrace()).stream().noneMatch(WatchedZone::isLibrary)) {
                ASKED.set(asked);
            }
        }
        return super.clone();
    }

    @Override
    public int getOffset(int era, int year, int month, int day, int dayOfWeek, int millis) {
        return zone.getOffset(era, year, month, day, dayOfWeek, millis);
    }

    @Override
    public int getOffset(long date) {
        return zone.getOffset(date);
    }

    @Override
    public void setRawOffset(int offset) {
        zone.setRawOffset(offset);
    }

    @Override
    public int getRawOffset() {
        return zone.getRawOffset();
    }

    @Override
    public boolean useDaylightTime() {
        return zone.useDaylightTime();
    }

    @Override
    public boolean inDaylightTime(Date date) {
        return zone.inDaylightTime(date);
    }
}
