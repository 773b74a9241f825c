package app.marquee.command.plan;

import app.marquee.command.Sentence;
import app.marquee.model.HarmlessText;
import app.marquee.text.Messages;

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
    /** The parser knows but one of the words of YAML. */
    private static final Set<String> NULLS = Set.of("~", "Null", "NULL");

    private final YAMLParser parser;
    private final List<YamlProblem> problems = new ArrayList<>();

    /** Problem at a place of the file. */
    record YamlProblem(int line, int column, Sentence what) {
        String in(Messages words) {
            return line + ":" + column + ": " + what.in(words) + ".";
        }
    }

    /** A key as it is written in the file, the same in every language. */
    static Sentence key(String key) {
        return _ -> key;
    }

    YamlCursor(byte[] yaml) {
        parser = (YAMLParser) new YAMLMapper().createParser(yaml);
        parser.nextToken();
    }

    List<YamlProblem> problems() {
        return List.copyOf(problems);
    }

    int problemCount() {
        return problems.size();
    }

    void problem(Sentence what) {
        problem(here(), what);
    }

    void problem(TokenStreamLocation at, Sentence what) {
        problems.add(new YamlProblem(at.getLineNr(), at.getColumnNr(), what));
    }

    TokenStreamLocation here() {
        return parser.currentTokenLocation();
    }

    /** Reads an object; each member that is there runs what is given for its key. */
    void object(Sentence what, Map<String, Runnable> members) {
        if (!starts(JsonToken.START_OBJECT, Sentence.of("yaml.object", what))) {
            return;
        }
        Set<String> seen = new HashSet<>();
        while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
            String key = parser.currentName();
            Runnable member = members.get(key);
            if (member == null) {
                problem(Sentence.of("yaml.unknown", HarmlessText.quoted(key), what));
            } else if (!seen.add(key)) {
                problem(Sentence.of("yaml.twice", HarmlessText.quoted(key)));
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
    void list(Sentence what, Runnable element) {
        if (!starts(JsonToken.START_ARRAY, Sentence.of("yaml.list", what))) {
            return;
        }
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            element.run();
        }
    }

    Optional<String> text(Sentence what) {
        if (!isAlias() && isNull()) {
            return wrong(Sentence.of("yaml.null", what));
        }
        if (isAlias() || parser.currentToken() != JsonToken.VALUE_STRING) {
            return wrong(
                    Sentence.of(
                            parser.currentToken().isScalarValue() && !isAlias()
                                    ? "yaml.text.quotes"
                                    : "yaml.text",
                            what));
        }
        return Optional.of(parser.getString());
    }

    Optional<Boolean> flag(Sentence what) {
        JsonToken token = parser.currentToken();
        return token == JsonToken.VALUE_TRUE || token == JsonToken.VALUE_FALSE
                ? Optional.of(token == JsonToken.VALUE_TRUE)
                : wrong(Sentence.of("yaml.flag", what));
    }

    /** A number from 1 on; 0 where it isn't one. */
    int whole(Sentence what, int most) {
        if (parser.currentToken() == JsonToken.VALUE_NUMBER_INT) {
            BigInteger number = parser.getBigIntegerValue();
            if (number.signum() > 0 && number.compareTo(BigInteger.valueOf(most)) <= 0) {
                return number.intValue();
            }
        }
        Optional<Object> _ = wrong(Sentence.of("yaml.number", what, Integer.toString(most)));
        return 0;
    }

    /** Only 1 is a version. */
    void version() {
        if (parser.currentToken() != JsonToken.VALUE_NUMBER_INT || parser.getLongValue() != 1) {
            Optional<Object> _ = wrong(Sentence.of("yaml.version"));
        }
    }

    void end() {
        if (parser.nextToken() != null) {
            problem(Sentence.of("yaml.second"));
        }
    }

    private boolean starts(JsonToken token, Sentence sentence) {
        if (parser.currentToken() == token) {
            return true;
        }
        Optional<Object> _ = wrong(sentence);
        return false;
    }

    private <T> Optional<T> wrong(Sentence sentence) {
        if (parser.currentToken() == null) {
            problems.add(new YamlProblem(1, 1, sentence));
            return Optional.empty();
        }
        problem(isAlias() ? Sentence.of("yaml.alias") : sentence);
        parser.skipChildren();
        return Optional.empty();
    }

    /** Null is also an empty value, and one of these words without quotes and without a tag. */
    private boolean isNull() {
        if (parser.currentToken() != JsonToken.VALUE_STRING) {
            return parser.currentToken() == JsonToken.VALUE_NULL;
        }
        Object tag = parser.getTypeId();
        return tag == null
                ? NULLS.contains(parser.getString()) && isPlain()
                : tag.toString().endsWith(":null");
    }

    /** Whether the text is as long in the file as by itself. */
    private boolean isPlain() {
        long length =
                parser.currentLocation().getCharOffset()
                        - parser.currentTokenLocation().getCharOffset();
        return length == parser.getString().length();
    }

    private boolean isAlias() {
        return parser.isCurrentAlias();
    }

    @Override
    public void close() {
        parser.close();
    }
}
