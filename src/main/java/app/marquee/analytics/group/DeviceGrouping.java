package app.marquee.analytics.group;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Grouping of browsers by the device that their names tell, with browsers and versions inside. A
 * plain name such as “Chrome” is a computer’s only in a report that marks mobile browsers, as in
 * “Chrome Mobile”. Immutable.
 */
public final class DeviceGrouping implements Grouping {
    private static final Set<String> PLAIN =
            Set.of("chrome", "chromium", "edge", "firefox", "opera", "safari");

    private final boolean marksMobile;

    public DeviceGrouping() {
        this(false);
    }

    private DeviceGrouping(boolean marksMobile) {
        this.marksMobile = marksMobile;
    }

    @Override
    public Grouping among(Stream<String> names) {
        return new DeviceGrouping(
                names.map(name -> name.toLowerCase(Locale.ROOT))
                        .anyMatch(DeviceGrouping::isMarkedMobile));
    }

    private static boolean isMarkedMobile(String name) {
        return name.contains("mobile") && PLAIN.stream().anyMatch(name::contains);
    }

    @Override
    public List<GroupStep> steps(@Nullable String text) {
        List<GroupStep> browser = BrowserGrouping.browser(text);
        return Stream.concat(Stream.of(device(text, browser.getFirst())), browser.stream())
                .toList();
    }

    private GroupStep device(@Nullable String text, GroupStep family) {
        return Device.of(Objects.requireNonNullElse(text, ""))
                .or(() -> plain(family))
                .map(device -> new GroupStep(GroupKind.DEVICE, device.key()))
                .orElse(GroupStep.UNKNOWN_DEVICE);
    }

    private Optional<Device> plain(GroupStep family) {
        return marksMobile && PLAIN.contains(family.name().toLowerCase(Locale.ROOT))
                ? Optional.of(Device.COMPUTER)
                : Optional.empty();
    }
}
