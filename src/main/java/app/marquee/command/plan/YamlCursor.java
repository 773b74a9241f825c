package app.marquee.command.plan;

import tools.jackson.core.JsonToken;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.dataformat.yaml.YAMLMapper;
import tools.jackson.dataformat.yaml.YAMLParser;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Cursor over a YAML file that notes each problem with its line and column. */
final class YamlCursor implements AutoCloseable {
    private final YAMLParser parser;
    private final List<YamlProblem> problems = new ArrayList<>();

    /** Problem at a place of the file. */
    record YamlProblem(int line, int column, String what) {}

    YamlCursor(byte[] yaml) {
        parser = (YAMLParser) new YAMLMapper().createParser(yaml);
        parser.nextToken();
    }

    List<YamlProblem> problems() {
        return List.copyOf(problems);
    }

    void problem(String what) {
        problem(here(), what);
    }

    void problem(TokenStreamLocation at, String what) {
        problems.add(new YamlProblem(at.getLineNr(), at.getColumnNr(), what));
    }

    TokenStreamLocation here() {
        return parser.currentTokenLocation();
    }

    /** Reads an object; each member that is there runs what is given for its key. */
    void object(String what, Map<String, Runnable> members) {
        if (!starts(JsonToken.START_OBJECT, what + " needs keys and values")) {
            return;
        }
        Set<String> seen = new HashSet<>();
        while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
            String key = parser.currentName();
            Runnable member = members.get(key);
            if (member == null) {
                problem("unknown key " + ValueText.quoted(key) + " in " + what);
            } else if (!seen.add(key)) {
                problem("the key " + ValueText.quoted(key) + " is there twice");
            }
            parser.nextToken();
            if (member == null) {
                parser.skipChildren();
            } else {
                member.run();
            }
        }
    }

    /** Reads a list; each element runs what is given. */
    void list(String what, Runnable element) {
        if (!starts(JsonToken.START_ARRAY, what + " needs a list")) {
            return;
        }
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            element.run();
        }
    }

    Optional<String> text(String what) {
        if (isAlias() || parser.currentToken() != JsonToken.VALUE_STRING) {
            return wrong(
                    parser.currentToken().isScalarValue() && !isAlias()
                            ? what + " needs text. Put it in quotes"
                            : what + " needs text");
        }
        return Optional.of(parser.getString());
    }

    Optional<Boolean> flag(String what) {
        JsonToken token = parser.currentToken();
        return token == JsonToken.VALUE_TRUE || token == JsonToken.VALUE_FALSE
                ? Optional.of(token == JsonToken.VALUE_TRUE)
                : wrong(what + " needs true or false");
    }

    /** A number from 1 on; 0 where it isn't one. */
    int whole(String what, int most) {
        if (parser.currentToken() == JsonToken.VALUE_NUMBER_INT) {
            BigInteger number = parser.getBigIntegerValue();
            if (number.signum() > 0 && number.compareTo(BigInteger.valueOf(most)) <= 0) {
                return number.intValue();
            }
        }
        Optional<Object> _ = wrong(what + " needs a number from 1 to " + most);
        return 0;
    }

    /** Only 1 is a version. */
    void version() {
        if (parser.currentToken() != JsonToken.VALUE_NUMBER_INT || parser.getLongValue() != 1) {
            Optional<Object> _ = wrong("the version needs to be 1");
        }
    }

    void end() {
        if (parser.nextToken() != null) {
            problem("there is a second document");
        }
    }

    private boolean starts(JsonToken token, String sentence) {
        if (parser.currentToken() == token) {
            return true;
        }
        Optional<Object> _ = wrong(sentence);
        return false;
    }

    private <T> Optional<T> wrong(String sentence) {
        if (parser.currentToken() == null) {
            problems.add(new YamlProblem(1, 1, sentence));
            return Optional.empty();
        }
        problem(isAlias() ? "aliases aren't supported" : sentence);
        parser.skipChildren();
        return Optional.empty();
    }

    private boolean isAlias() {
        return parser.isCurrentAlias();
    }

    @Override
    public void close() {
        parser.close();
    }
}
