package app.marquee.ui.settings;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.operation.Operation;

import org.junit.jupiter.api.Test;

import java.util.Arrays;
import java.util.stream.Collectors;

class OperationGroupTest {
    /** A menu of so many lines opens on a low screen, also with large text. */
    private static final long MOST = 12;

    @Test
    void everyOperationHasAGroupAndNoGroupIsTooLongForAScreen() {
        assertThat(Operation.values())
                .extracting(PathsPane.OperationGroup::of)
                .contains(PathsPane.OperationGroup.values());
        assertThat(
                        Arrays.stream(Operation.values())
                                .collect(
                                        Collectors.groupingBy(
                                                PathsPane.OperationGroup::of,
                                                Collectors.counting())))
                .allSatisfy((_, count) -> assertThat(count).isLessThanOrEqualTo(MOST));
    }
}
