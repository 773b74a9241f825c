package app.marquee.ui.playlists;

import app.marquee.ui.playlists.Review.Origin;
import app.marquee.ui.playlists.edit.SubscriptionGroup;
import app.marquee.ui.shell.section.SectionContext;

import org.jspecify.annotations.Nullable;

/**
 * Binding that opens the confirmation dialog whenever a deletion is ready for review. FX thread
 * only.
 */
final class DeletionDialog {
    private final SectionContext context;
    private final PlaylistDetailViewModel detail;
    private final ReviewViewModel deletion;

    DeletionDialog(SectionContext context, PlaylistDetailViewModel detail) {
        this.context = context;
        this.detail = detail;
        this.deletion = detail.deletion();
    }

    void follow(SubscriptionGroup life) {
        life.follow(deletion.endedProperty(), this::ended);
        life.follow(deletion.reviewProperty(), this::ask);
    }

    private void ask(Review review) {
        if (review instanceof Review.Ready(var change, var origin)) {
            new DeleteQuestion(context)
                    .ask(
                            detail.playlist(),
                            change,
                            origin == Origin.OTHER_PATH,
                            deletion::apply,
                            this::leave);
        }
    }

    private void leave() {
        deletion.nothing();
        deletion.drop();
    }

    private void ended(@Nullable ChangeResult ended) {
        if (ended != null) {
            String name = DeleteQuestion.name(detail.playlist());
            new ChangeResultNotifier(context)
                    .tell(context.messages().text("change.delete", name), ended);
        }
    }
}
