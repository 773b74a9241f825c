package app.marquee.command;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

import java.time.DateTimeException;
import java.time.Instant;

/** Converter of an ISO 8601 moment in UTC. */
final class InstantOption implements ITypeConverter<Instant> {
    @Override
    public Instant convert(String value) {
        try {
            return Instant.parse(value);
        } catch (DateTimeException e) {
            throw new TypeConversionException(
                    "'" + value + "' isn't a UTC time like 2026-06-15T12:00:00Z.");
        }
    }
}
