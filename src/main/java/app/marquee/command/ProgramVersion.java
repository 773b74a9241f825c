package app.marquee.command;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.IVersionProvider;

/** Version provider from the package; class files have none. */
final class ProgramVersion implements IVersionProvider {
    @Override
    public String[] getVersion() {
        @Nullable String packaged = ProgramVersion.class.getPackage().getImplementationVersion();
        return new String[] {
            "Marquee " + (packaged == null ? "(development)" : packaged),
            "Java " + Runtime.version()
        };
    }
}
