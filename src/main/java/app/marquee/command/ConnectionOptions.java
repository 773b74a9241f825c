package app.marquee.command;

import app.marquee.file.InputFile;
import app.marquee.model.HarmlessText;
import app.marquee.model.Secret;
import app.marquee.model.connection.ServiceUrl;
import app.marquee.model.connection.TokenRule;

import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

import java.io.IOException;
import java.io.PrintWriter;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;

/** Command-line options of an extra connection. */
final class ConnectionOptions {
    private static final Logger LOG = LoggerFactory.getLogger(ConnectionOptions.class);

    /** A token is one line in a header. */
    private static final int MOST_BYTES = 64 * 1024;

    @Spec(Spec.Target.MIXEE)
    private @Nullable CommandSpec spec;

    @Option(names = "--connection", paramLabel = "NAME")
    private @Nullable String name;

    @Option(names = "--base-url", paramLabel = "URL")
    private @Nullable String baseUrl;

    @Option(names = "--data-url", paramLabel = "URL")
    private @Nullable String dataUrl;

    @ArgGroup private @Nullable TokenOption token;

    /** Token option: never an argument itself, since other users of the computer can read those. */
    static final class TokenOption {
        @Option(names = "--token-env", paramLabel = "NAME")
        private @Nullable String env;

        @Option(names = "--token-file", paramLabel = "FILE")
        private @Nullable Path file;
    }

    /** Whether any of them was given. */
    boolean isGiven() {
        return name != null || baseUrl != null || dataUrl != null || token != null;
    }

    /** Name or ID of a saved connection, or null. */
    @Nullable String name() {
        return name;
    }

    /** The window asks for the token of a saved connection by itself. */
    void requireNoSavedToken() {
        if (name != null && token != null) {
            throw usage(Sentence.of("connection.token"));
        }
    }

    /** The variable with the token, or null when none was named. */
    @Nullable String tokenVariable() {
        return token == null ? null : token.env;
    }

    /** The token for a saved connection, or null when none was given. */
    @Nullable Secret savedToken(CommandContext context) throws InterruptedException {
        return token(context);
    }

    /** The connection of this run, or null when none was given. */
    WindowRequest.@Nullable ExtraConnection read(CommandContext context)
            throws InterruptedException {
        if (baseUrl == null) {
            if (dataUrl != null || (token != null && name == null)) {
                throw usage(Sentence.of("connection.base"));
            }
            return null;
        }
        if (name != null) {
            throw usage(Sentence.of("connection.two"));
        }
        String data = dataUrl == null ? baseUrl : dataUrl;
        return new WindowRequest.ExtraConnection(
                checked("--base-url", baseUrl), checked("--data-url", data), token(context));
    }

    private URI checked(String option, String typed) {
        return switch (ServiceUrl.read(typed)) {
            case ServiceUrl.Found(var url) -> url;
            case ServiceUrl.Refused(var why, var detail) ->
                    throw usage(
                            Sentence.of(
                                    "pattern.labeled",
                                    option,
                                    Sentence.of(
                                            "url." + why.name().toLowerCase(Locale.ROOT), detail)));
        };
    }

    private @Nullable Secret token(CommandContext context) throws InterruptedException {
        if (token == null) {
            return null;
        }
        return token.env != null
                ? fromEnvironment(token.env, context.environment())
                : fromFile(token.file, context);
    }

    private Secret fromEnvironment(String name, Map<String, String> environment) {
        String value = environment.get(name);
        if (value == null) {
            throw usage(Sentence.of("token.unset", name));
        }
        return wellFormed(Sentence.of("token.env", name), value);
    }

    private Secret fromFile(@Nullable Path file, CommandContext context)
            throws InterruptedException {
        if (file == null) {
            throw usage(Sentence.of("token.path"));
        }
        try {
            byte[] bytes = CommandInput.read(context, file, MOST_BYTES + 1);
            InputFile input = new InputFile(file, context.in());
            warnOfReaders(input, context);
            Sentence source =
                    input.isStandard()
                            ? Sentence.of("token.input")
                            : Sentence.of("token.file", file);
            if (bytes.length > MOST_BYTES) {
                throw usage(Sentence.of("token.large", source));
            }
            return wellFormed(source, new String(bytes, StandardCharsets.UTF_8));
        } catch (CommandFailure unreadable) {
            throw usage(unreadable.sentence());
        }
    }

    private void warnOfReaders(InputFile input, CommandContext context) {
        boolean shared;
        try {
            shared = input.isReadableByOthers();
        } catch (IOException unknown) {
            LOG.debug("The mode of {} is unknown", input.file(), unknown);
            return;
        }
        if (shared) {
            Sentence warning = Sentence.of("token.shared", input.file());
            PrintWriter messages = spec().commandLine().getErr();
            messages.println(HarmlessText.lines(warning.in(context.texts().get())));
            messages.flush();
        }
    }

    /** Only what a header can carry is checked: a token's form is the service's affair. */
    private Secret wellFormed(Sentence source, String text) {
        Secret found = new Secret(text.strip());
        if (!TokenRule.isVisibleAscii(found)) {
            throw usage(Sentence.of("token.none", source));
        }
        return found;
    }

    private UsageFailure usage(Sentence sentence) {
        return new UsageFailure(spec().commandLine(), sentence);
    }

    private CommandSpec spec() {
        if (spec == null) {
            throw new IllegalStateException("The options were not read from a command line");
        }
        return spec;
    }
}
