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

/** Command-line options of an extra connection. */
final class ConnectionOptions {
    @Spec(Spec.Target.MIXEE)
    private @Nullable CommandSpec spec;

    @Option(
            names = "--base-url",
            paramLabel = "URL",
            description = "Open this connection without saving it.")
    private @Nullable URI baseUrl;

    @Option(
            names = "--data-url",
            paramLabel = "URL",
            description = "Host of its analytics by city. Default: the base URL.")
    private @Nullable URI dataUrl;

    @ArgGroup private @Nullable TokenOption token;

    /** Token option: never an argument itself, since other users of the computer can read those. */
    static final class TokenOption {
        @Option(
                names = "--token-env",
                paramLabel = "NAME",
                description = "Environment variable with the API token.")
        private @Nullable String env;

        @Option(
                names = "--token-file",
                paramLabel = "FILE",
                description = "File with the API token on one line.")
        private @Nullable Path file;
    }

    /** The connection, or null when none was named. */
    WindowRequest.@Nullable ExtraConnection read(Map<String, String> environment) {
        if (baseUrl == null) {
            if (dataUrl != null || token != null) {
                throw usage("--data-url, --token-env and --token-file need --base-url.");
            }
            return null;
        }
        URI data = dataUrl == null ? baseUrl : dataUrl;
        return new WindowRequest.ExtraConnection(
                checked("--base-url", baseUrl), checked("--data-url", data), token(environment));
    }

    private URI checked(String option, URI url) {
        String scheme = url.getScheme();
        boolean web = "https".equalsIgnoreCase(scheme) || "http".equalsIgnoreCase(scheme);
        if (!web || url.getHost() == null) {
            throw usage(option + " needs a URL like https://api.example.com.");
        }
        if (url.getRawUserInfo() != null
                || url.getRawQuery() != null
                || url.getRawFragment() != null) {
            throw usage(option + " needs a URL without user, query and fragment.");
        }
        if (!ServiceAddress.isAllowed(url)) {
            throw usage(option + " must use https. http is only for this computer (127.0.0.1).");
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
            throw usage("The environment variable " + name + " (--token-env) is not set.");
        }
        return wellFormed("The environment variable " + name, value);
    }

    private Secret fromFile(@Nullable Path file) {
        if (file == null) {
            throw usage("--token-file needs the path of a file.");
        }
        try {
            return wellFormed("The file " + file, Files.readString(file));
        } catch (IOException unreadable) {
            throw usage("The file " + file + " (--token-file) can't be read.");
        }
    }

    /** Only what a header can carry is checked: a token's form is the service's affair. */
    private Secret wellFormed(String source, String text) {
        Secret found = new Secret(text.strip());
        if (!TokenRule.isVisibleAscii(found)) {
            throw usage(
                    source
                            + " contains no token. A token is one line of visible ASCII"
                            + " characters.");
        }
        return found;
    }

    private ParameterException usage(String sentence) {
        if (spec == null) {
            throw new IllegalStateException("The options were not read from a command line");
        }
        return new ParameterException(spec.commandLine(), sentence);
    }
}
