package app.marquee.api;

import app.marquee.api.response.Readers;
import app.marquee.http.ApiRequest;
import app.marquee.http.Transport;
import app.marquee.model.funnel.Funnel;
import app.marquee.model.id.FunnelId;
import app.marquee.model.operation.Operation;

import java.util.List;
import java.util.Optional;

/**
 * API client of funnels (contract, section 4, Funnels). Every method throws {@link
 * app.marquee.model.failure.FailureException}. Blocking.
 */
public final class FunnelApi {
    private static final Writes WRITES =
            new Writes(Operation.CREATE_FUNNEL, Operation.REMOVE_FUNNEL_VIDEOS);

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

    /**
     * Sends a write of {@link FunnelRequests} and returns the funnel when the answer carries it. A
     * successful answer never fails for what is in its body.
     */
    public Optional<Funnel> send(ApiRequest write) {
        WRITES.requireOwn(write);
        return transport.send(write, Readers.writtenFunnel(write));
    }
}
