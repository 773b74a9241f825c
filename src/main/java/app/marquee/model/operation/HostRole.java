package app.marquee.model.operation;

/** Role of a connection's host that serves an operation (contract, section 4). */
public enum HostRole {
    BASE,
    DATA;

    public HostRole other() {
        return this == BASE ? DATA : BASE;
    }
}
