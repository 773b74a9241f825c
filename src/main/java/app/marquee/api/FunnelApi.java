package app.marquee.api;

import app.marquee.api.response.Readers;
import app.marquee.http.Transport;
import app.marquee.model.funnel.Funnel;
import app.marquee.model.id.FunnelId;

import java.util.List;

/**
 * API client of funnels (contract, section 4, Funnels). Every method throws {@link
 * app.marquee.model.failure.FailureException}. Blocking.
 */
public final class FunnelApi {
    private final Transport transport;

    public FunnelApi(Transport transport) {
        this.transport = transport;
    }

    public List<Funnel> list() {
        return transport.send(FunnelRequests.list(), Readers.funnels());
    }

    /** One funnel with its videos. */
    public Funnel funnel(FunnelId funnel) {
        return transport.send(FunnelRequests.funnel(funnel), Readers.funnel(funnel));
    }
}
