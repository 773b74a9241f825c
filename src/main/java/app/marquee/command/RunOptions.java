package app.marquee.command;

import app.marquee.model.Secret;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.nio.file.Path;

/**
 * Options of a command that needs the data of a home. Each may also stand before the command, as
 * one of {@code marquee} itself.
 */
public final class RunOptions {
    @Option(names = "--home", paramLabel = "DIR")
    private @Nullable Path home;

    @Option(names = "--read-only")
    private boolean readOnly;

    @Mixin private final ConnectionOptions connection = new ConnectionOptions();

    /**
     * What was given here, and else before the command.
     *
     * @param writes whether the command changes something
     */
    RunRequest read(CommandContext context, RunOptions before, boolean writes)
            throws InterruptedException {
        ConnectionOptions given = connection.isGiven() ? connection : before.connection;
        Path directory = home == null ? before.home : home;
        WindowRequest.@Nullable ExtraConnection extra = given.read(context);
        @Nullable Secret token = extra == null ? given.savedToken(context) : null;
        return new RunRequest(
                directory, given.name(), extra, token, readOnly || before.readOnly, writes);
    }

    /** The variable with the token, given here or before the command; null for none. */
    @Nullable String tokenVariable(RunOptions before) {
        String own = connection.tokenVariable();
        return own == null ? before.connection.tokenVariable() : own;
    }

    WindowRequest window(CommandContext context) throws InterruptedException {
        connection.requireNoSavedToken();
        return new WindowRequest(home, connection.name(), connection.read(context), readOnly);
    }
}
