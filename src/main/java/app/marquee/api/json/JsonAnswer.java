package app.marquee.api.json;

import app.marquee.http.AnswerBody;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.ExpectedContent;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;

import org.jspecify.annotations.Nullable;

/** Response context of a parser, for failures with raw text and for oddities. */
record JsonAnswer(AnswerBody body) {
    private static final int NO_CONTENT = 204;

    /** Whether the service said by its status that there is nothing. */
    boolean isNoContent() {
        return body.status() == NO_CONTENT;
    }

    /** Passes on what is odd about what was read, which is shown nevertheless. */
    void tell(RowTree read) {
        String repeated = read.repeated();
        if (repeated != null) {
            body.repeated().accept(repeated);
        }
    }

    FailureException notJson(@Nullable Throwable cause) {
        Failure failure = new Failure.NotJson(said());
        return cause == null ? new FailureException(failure) : new FailureException(failure, cause);
    }

    /** The server reported an error in place of what was asked, or beside it. */
    FailureException errorReported(String words) {
        return new FailureException(
                new Failure.ErrorReported(
                        new Answer(body.status(), words, body.beginning().get())));
    }

    /**
     * @param where a JSON pointer into the answer
     */
    FailureException wrongShape(String where, ExpectedContent expected) {
        return new FailureException(new Failure.WrongShape(said(), where, expected));
    }

    private Answer said() {
        return new Answer(body.status(), null, body.beginning().get());
    }
}
