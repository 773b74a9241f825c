package app.marquee.model.operation;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.operation.PathTemplate.Problem;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Paths that a person gives for a service that differs. */
class PathTemplateTest {
    @ParameterizedTest
    @EnumSource(Operation.class)
    void thePathOfTheContractIsOne(Operation operation) {
        assertThat(PathTemplate.problem(operation, operation.path())).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "/v2/thumbs/{video_id},",
        "/{video_id}/a-b_c.d~e,",
        "'',NO_SLASH",
        "thumbs/{video_id},NO_SLASH",
        "//thumbs/{video_id},NOT_A_PATH",
        "/thumbs/{video_id}/,NOT_A_PATH",
        "/thumbs/../{video_id},NOT_A_PATH",
        "/thumbs/./{video_id},NOT_A_PATH",
        "/thumbs/{video_id}?a=b,NOT_A_PATH",
        "/thumbs/{video_id}#a,NOT_A_PATH",
        "/th umbs/{video_id},NOT_A_PATH",
        "/thumbs/%2e%2e/{video_id},NOT_A_PATH",
        "/thumbs/a{video_id},NOT_A_PATH",
        "/thumbs/{video_id,NOT_A_PATH",
        "/ção/{video_id},NOT_A_PATH",
        "/thumbs,OTHER_VARIABLES",
        "/thumbs/{folder_id},OTHER_VARIABLES",
        "/thumbs/{video_id}/{video_id},OTHER_VARIABLES"
    })
    void othersHaveItsVariablesAndNothingThatLeadsElsewhere(String path, Problem problem) {
        assertThat(PathTemplate.problem(Operation.GET_THUMBS, path).orElse(null))
                .isEqualTo(problem);
    }

    @Test
    void theLongestHas255Characters() {
        String longest = "/" + "a".repeat(PathTemplate.LONGEST - 1);
        assertThat(PathTemplate.problem(Operation.LIST_FUNNELS, longest)).isEmpty();
        assertThat(PathTemplate.problem(Operation.LIST_FUNNELS, longest + "a"))
                .contains(Problem.TOO_LONG);
    }
}
