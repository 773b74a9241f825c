package app.marquee.model.operation;

/** Which of the two hosts of a connection serves an operation (contract, section 4). */
public enum HostRole {
    BASE,
    DATA;

    public HostRole other() {
        return this == BASE ? DATA : BASE;
    }
}
