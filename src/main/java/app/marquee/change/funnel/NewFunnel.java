package app.marquee.change.funnel;

import app.marquee.api.json.WriteResponse;
import app.marquee.api.response.Readers;
import app.marquee.change.CreationType;
import app.marquee.change.FieldValues;
import app.marquee.http.ApiRequest;
import app.marquee.http.Transport;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.Reversible;
import app.marquee.model.funnel.Funnel;
import app.marquee.model.funnel.FunnelName;
import app.marquee.model.id.ItemKind;
import app.marquee.model.limit.Violation;
import app.marquee.model.operation.Operation;

import java.util.List;
import java.util.Map;

/** Creation of a funnel (contract, section 4, Funnels). No operation deletes one. */
public final class NewFunnel extends CreationType<FunnelName> {
    public static final NewFunnel TYPE = new NewFunnel();

    private NewFunnel() {
        super(ItemKind.FUNNEL, Reversible.NO, Operation.CREATE_FUNNEL);
    }

    @Override
    protected String name(FunnelName draft) {
        return draft.text();
    }

    @Override
    protected Map<String, ChangeValue> values(FunnelName draft) {
        return Map.of(Funnel.NAME, new ChangeValue.Text(draft.text()));
    }

    @Override
    protected List<Violation> violations(FunnelName draft) {
        return draft.violations();
    }

    @Override
    protected FunnelName draft(FieldValues values) {
        return new FunnelName(values.text(Funnel.NAME));
    }

    @Override
    public WriteResponse send(Transport transport, ApiRequest request) {
        return WriteResponse.of(
                transport.send(request, Readers.writtenFunnel(request)),
                WriteResponse.OfFunnel::new);
    }
}
