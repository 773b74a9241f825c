package app.marquee.log;

import ch.qos.logback.core.rolling.RollingFileAppender;

import java.io.IOException;
import java.nio.file.Path;

/** Log file, readable by its owner only. */
final class LogFile<E> extends RollingFileAppender<E> {
    @Override
    public void openFile(String name) throws IOException {
        OwnFiles.create(Path.of(name));
        super.openFile(name);
    }
}
