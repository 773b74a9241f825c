package app.marquee.command;

import app.marquee.model.Secret;
import app.marquee.model.connection.ServiceAddress;
import app.marquee.model.connection.TokenRule;






import org.jspecify.annotations.Nullable;

import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** The options that name a connection for this run. */
final class ConnectionOptions {
    @Spec(Spec.Target.MIXEE)
    private @Nullable CommandSpec spec;

    @Option(
            names = "--base-url",
            paramLabel = "URL",
            description = "Open this connection at once, for this run only.")
    private @Nullable URI baseUrl;

    @Option(
            names = "--data-url",
            paramLabel = "URL",
            description = "Host of the analytics of that connection; the base URL when not given.")
    private @Nullable URI dataUrl;

    @ArgGroup private @Nullable TokenOption token;

    /** A token is never an argument itself: other users of the machine can read those. */
    static final class TokenOption {
        @Option(
                names = "--token-env",
                paramLabel = "NAME",
                description = "Environment variable that holds the API token.")
        private @Nullable String env;

        @Option(
                names = "--token-file",
                paramLabel = "FILE",
                description = "File that holds the API token on one line.")
        private @Nullable Path file;
    }

    /** The connection, or null when none was named. */
    @Nullable ExtraConnection read(Map<String, String> environment) {
        if (baseUrl == null) {
            if (dataUrl != null || token != null) {
                throw usage("--data-url, --token-env and --token-file belong to a --base-url.");
            }
            return null;
        }
        URI data = dataUrl == null ? baseUrl : dataUrl;
        return new ExtraConnection(
                checked("--base-url", baseUrl), checked("--data-url", data), token(environment));
    }

    private URI checked(String option, URI url) {
        String scheme = url.getScheme();
        boolean web = "https".equalsIgnoreCase(scheme) || "http".equalsIgnoreCase(scheme);
        if (!web || url.getHost() == null) {
            throw usage(option + " takes an address like https://api.example.com.");
        }
        if (url.getRawUserInfo() != null
                || url.getRawQuery() != null
                || url.getRawFragment() != null) {
            throw usage(option + " takes an address without user, query and fragment.");
        }
        if (!ServiceAddress.isAllowed(url)) {
            throw usage(
                    option + " must be https: plain http is only for this machine (127.0.0.1).");
        }
        return url;
    }

    private @Nullable Secret token(Map<String, String> environment) {
        if (token == null) {
            return null;
        }
        return token.env != null ? fromEnvironment(token.env, environment) : fromFile(token.file);
    }

    private Secret fromEnvironment(String name, Map<String, String> environment) {
        String value = environment.get(name);
        if (value == null) {
            throw usage("--token-env names " + name + ", and there is no such variable.");
        }
        return wellFormed("The variable " + name, value);
    }

    private Secret fromFile(@Nullable Path file) {
        if (file == null) {
            throw usage("--token-file takes the path of a file.");
        }
        try {
            return wellFormed("The file " + file, Files.readString(file));
        } catch (IOException unreadable) {
            throw usage("--token-file names " + file + ", which cannot be read.");
        }
    }

    /** Only what a header can carry is checked: a token's form is the service's affair. */
    private Secret wellFormed(String source, String text) {
        Secret found = new Secret(text.strip());
        if (!TokenRule.isVisibleAscii(found)) {
            throw usage(source + " does not hold a token: one line of visible ASCII characters.");
        }
        return found;
    }

    private ParameterException usage(String sentence) {
        if (spec == null) {
            throw new IllegalStateException("Options are read by a command line");
        }
        return new ParameterException(spec.commandLine(), sentence);
    }
}
