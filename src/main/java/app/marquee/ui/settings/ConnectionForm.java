package app.marquee.ui.settings;

import app.marquee.model.LocaleFormat;
import app.marquee.model.Secret;
import app.marquee.model.connection.Authority;
import app.marquee.model.connection.Connection;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.connection.ConnectionNetwork;
import app.marquee.model.connection.ConnectionPaste;
import app.marquee.model.operation.HostRole;
import app.marquee.model.operation.Operation;
import app.marquee.service.connection.ConnectionDraft;
import app.marquee.service.connection.ConnectionProblem;
import app.marquee.service.connection.ConnectionProblem.Field;
import app.marquee.service.connection.ConnectionRules;

import javafx.beans.Observable;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.MapChangeListener;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Model of the connection form, validated while typing. The token leaves it only as a {@link
 * Secret}. FX thread only.
 */
final class ConnectionForm {
    private static final BigDecimal MOST = BigDecimal.valueOf(Integer.MAX_VALUE);

    /** Reads whose host the contract does not define, so that the user may have to set it. */
    static final List<Operation> MOVABLE =
            List.of(
                    Operation.GET_CITY,
                    Operation.GET_BROWSER,
                    Operation.GET_REFERRER,
                    Operation.GET_RANKING,
                    Operation.GET_VIEWERS_HISTORIC);

    private final LocaleFormat numbers;
    private final StringProperty name = new SimpleStringProperty("");
    private final ObjectProperty<ConnectionKind> kind =
            new SimpleObjectProperty<>(ConnectionKind.PRODUCTION);
    private final StringProperty baseUrl = new SimpleStringProperty("");
    private final StringProperty dataUrl = new SimpleStringProperty("");
    private final StringProperty token = new SimpleStringProperty("");
    private final BooleanProperty readOnly = new SimpleBooleanProperty(true);
    private final StringProperty budget = new SimpleStringProperty("");
    private final ObjectProperty<ZoneId> zone;
    private final BooleanProperty systemProxy = new SimpleBooleanProperty(true);
    private final ObjectProperty<@Nullable Authority> authority = new SimpleObjectProperty<>(null);
    private final PathsForm paths = new PathsForm();
    private final Map<Operation, ObjectProperty<@Nullable HostRole>> hosts =
            new EnumMap<>(Operation.class);
    private final ReadOnlyObjectWrapper<List<ConnectionProblem>> problems =
            new ReadOnlyObjectWrapper<>(List.of());
    private Map<Operation, HostRole> otherHosts = Map.of();
    private final ReadOnlyObjectWrapper<List<ConnectionProblem>> shownProblems =
            new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyBooleanWrapper edited = new ReadOnlyBooleanWrapper();
    private boolean insistent;
    private @Nullable ConnectionDraft loaded;

    ConnectionForm(ZoneId zone, Locale locale) {
        this.numbers = new LocaleFormat(locale);
        this.zone = new SimpleObjectProperty<>(zone);
        MOVABLE.forEach(operation -> hosts.put(operation, new SimpleObjectProperty<>(null)));
        List.of(name, baseUrl, dataUrl, token, budget).forEach(text -> text.subscribe(this::check));
        paths.typed().addListener((MapChangeListener<Operation, String>) _ -> check());
        kind.subscribe((before, now) -> readOnly.set(now == ConnectionKind.PRODUCTION));
        List.<Observable>of(kind, readOnly, this.zone, systemProxy, authority)
                .forEach(choice -> choice.subscribe(this::check));
        hosts.values().forEach(host -> host.subscribe(this::check));
        load(ConnectionDraft.empty(zone));
    }

    /**
     * Begins with these values; whatever was typed is gone. A data URL that is the base URL is left
     * empty, so that it follows when the base URL is edited.
     */
    void load(ConnectionDraft draft) {
        insistent = false;
        kind.set(draft.kind());
        name.set(draft.name());
        baseUrl.set(draft.baseUrl());
        dataUrl.set(draft.dataUrl().equals(draft.baseUrl()) ? "" : draft.dataUrl());
        token.set("");
        readOnly.set(draft.terms().readOnly());
        budget.set(numbers.integer(draft.terms().requestsPerMinute()));
        zone.set(draft.terms().zone());
        systemProxy.set(draft.terms().network().systemProxy());
        authority.set(draft.terms().network().authority());
        hosts.forEach((operation, host) -> host.set(draft.routes().hosts().get(operation)));
        paths.load(draft.routes().paths());
        otherHosts = draft.routes().hosts();
        loaded = draft();
        check();
    }

    /** The draft as it is typed. */
    ConnectionDraft draft() {
        return draft(name.get());
    }

    /** The draft for a test, which needs no name. */
    ConnectionDraft draftToTest() {
        return draft(name.get().isBlank() ? "-" : name.get());
    }

    private ConnectionDraft draft(String called) {
        return new ConnectionDraft(
                called,
                kind.get(),
                baseUrl.get(),
                dataUrl.get().isBlank() ? baseUrl.get() : dataUrl.get(),
                new Connection.Routes(chosenHosts(), Map.copyOf(paths.typed())),
                new Connection.Terms(
                        readOnly.get(),
                        budget(),
                        zone.get(),
                        new ConnectionNetwork(systemProxy.get(), authority.get())));
    }

    private int budget() {
        return numbers.parse(budget.get())
                .filter(value -> value.scale() <= 0 && value.compareTo(MOST) <= 0)
                .map(BigDecimal::intValue)
                .orElse(0);
    }

    private Map<Operation, HostRole> chosenHosts() {
        Map<Operation, HostRole> chosen = new EnumMap<>(Operation.class);
        chosen.putAll(otherHosts);
        hosts.forEach(
                (operation, host) -> {
                    if (host.get() == null) {
                        chosen.remove(operation);
                    } else {
                        chosen.put(operation, host.get());
                    }
                });
        return chosen;
    }

    /** The typed token, if any. */
    Optional<Secret> tokenTyped() {
        String text = token.get().strip();
        return text.isEmpty() ? Optional.empty() : Optional.of(new Secret(text));
    }

    boolean isEdited() {
        return edited.get();
    }

    /** Whether something differs from what was loaded. */
    ReadOnlyBooleanProperty editedProperty() {
        return edited.getReadOnlyProperty();
    }

    private void check() {
        edited.set(!draft().equals(loaded) || !token.get().isEmpty());
        List<ConnectionProblem> found = new ArrayList<>(ConnectionRules.problems(draft()));
        if (dataUrl.get().isBlank()) {
            found.removeIf(problem -> problem.field() == Field.DATA_URL);
        }
        tokenTyped().flatMap(ConnectionRules::problem).ifPresent(found::add);
        problems.set(List.copyOf(found));
        shownProblems.set(found.stream().filter(this::isShown).toList());
    }

    private boolean isShown(ConnectionProblem problem) {
        return insistent || problem.reason() != ConnectionProblem.Reason.BLANK;
    }

    /** Shows missing fields too, after the user tried to continue. */
    void insist() {
        insistent = true;
        check();
    }

    /** Whether the typed connection can be tested. */
    boolean canBeTested() {
        return problems.get().stream().allMatch(problem -> problem.field() == Field.NAME);
    }

    /** Everything that is wrong now; empty when it can be saved. */
    ReadOnlyObjectProperty<List<ConnectionProblem>> problemsProperty() {
        return problems.getReadOnlyProperty();
    }

    /** Problems shown beside the fields: an empty field is only reported after {@link #insist}. */
    ReadOnlyObjectProperty<List<ConnectionProblem>> shownProblemsProperty() {
        return shownProblems.getReadOnlyProperty();
    }

    StringProperty nameProperty() {
        return name;
    }

    ObjectProperty<ConnectionKind> kindProperty() {
        return kind;
    }

    StringProperty baseUrlProperty() {
        return baseUrl;
    }

    /** Empty means the same as the base URL. */
    StringProperty dataUrlProperty() {
        return dataUrl;
    }

    StringProperty tokenProperty() {
        return token;
    }

    BooleanProperty readOnlyProperty() {
        return readOnly;
    }

    /** Requests a minute, as typed. */
    StringProperty budgetProperty() {
        return budget;
    }

    ObjectProperty<ZoneId> zoneProperty() {
        return zone;
    }

    BooleanProperty systemProxyProperty() {
        return systemProxy;
    }

    /** Trusted by this connection besides the default ones; null for none. */
    ObjectProperty<@Nullable Authority> authorityProperty() {
        return authority;
    }

    /**
     * Fills in the URLs and the token of a pasted text.
     *
     * @return whether it was such a text; else nothing changes
     */
    boolean take(String pasted) {
        Optional<ConnectionPaste> found = ConnectionPaste.read(pasted);
        found.ifPresent(this::take);
        return found.isPresent();
    }

    /** With another base URL the data URL that was there belongs to another platform. */
    private void take(ConnectionPaste found) {
        boolean isOther =
                !found.baseUrl().isEmpty() && !found.baseUrl().equals(baseUrl.get().strip());
        if (isOther) {
            baseUrl.set(found.baseUrl());
        }
        if (isOther || !found.dataUrl().isEmpty()) {
            dataUrl.set(found.dataUrl());
        }
        found.token().ifPresent(secret -> token.set(secret.reveal()));
    }

    /** Chooses hosts that a test found, where none was chosen. */
    void take(Map<Operation, HostRole> found) {
        found.forEach(
                (operation, role) -> {
                    ObjectProperty<@Nullable HostRole> host = hosts.get(operation);
                    if (host != null && host.get() == null) {
                        host.set(role);
                    }
                });
    }

    PathsForm paths() {
        return paths;
    }

    /** The host of one of {@link #MOVABLE}; null finds it out. */
    ObjectProperty<@Nullable HostRole> hostProperty(Operation operation) {
        ObjectProperty<@Nullable HostRole> host = hosts.get(operation);
        if (host == null) {
            throw new IllegalArgumentException(operation + " has one host");
        }
        return host;
    }
}
