package app.marquee.api;

import app.marquee.http.QueryParameter;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/** Builder of query parameters in the order of adding; missing values are not sent. */
final class Query {
    private final List<QueryParameter> parameters = new ArrayList<>();

    Query add(String name, @Nullable Object value) {
        if (value != null && !value.toString().isBlank()) {
            parameters.add(new QueryParameter(name, value.toString()));
        }
        return this;
    }

    /** A name that selects something by being there, without an equals sign. */
    Query flag(String name) {
        parameters.add(new QueryParameter(name, null));
        return this;
    }

    List<QueryParameter> parameters() {
        return List.copyOf(parameters);
    }
}
