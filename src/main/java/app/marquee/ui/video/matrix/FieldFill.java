package app.marquee.ui.video.matrix;

import app.marquee.model.video.Video;
import app.marquee.task.LoadState;
import app.marquee.text.Messages;
import app.marquee.ui.change.ChangeController;
import app.marquee.ui.control.table.PictureColumn;
import app.marquee.ui.shell.section.SectionContext;
import app.marquee.ui.video.RowPictures;

import org.jspecify.annotations.Nullable;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Opener of the dialog that gives one custom field of many videos the same value: it loads their
 * fields, a few at once, many when the user says so. FX thread only.
 */
public final class FieldFill {
    /** Most videos whose fields are loaded without a question. */
    static final int QUIET = 60;

    private final SectionContext on;
    private final Messages messages;
    private final FieldMatrixViewModel model;
    private final FieldGridViewModel edits;
    private final RowPictures pictures;
    private final ChangeController changes;
    private @Nullable FieldFillDialog shown;

    public FieldFill(SectionContext on, FieldMatrixPage.Parts parts) {
        this.on = on;
        this.messages = on.messages().of("video");
        this.model = new FieldMatrixViewModel(parts.pages(), on.tasks(), on.clock(), messages);
        this.edits = new FieldGridViewModel(parts.fields(), on, parts.changes(), model);
        this.pictures = parts.pictures();
        this.changes = parts.changes();
        edits.onChange(this::changed);
        model.doneProperty().subscribe(_ -> changed());
        model.stateProperty().subscribe(this::loaded);
    }

    /** Opens the dialog and loads the fields of these videos. */
    public void open(List<Video> videos) {
        if (videos.size() > FieldMatrixViewModel.MOST) {
            String most = messages.formats().integer(FieldMatrixViewModel.MOST);
            on.notices().warn(messages.text("fill.most", most));
            return;
        }
        Map<Object, String> images = new HashMap<>();
        for (Video video : videos) {
            String image = video.thumbnail().orNull();
            if (image != null) {
                images.put(video.id(), image);
            }
        }
        Function<FieldFillLine, @Nullable String> image = line -> images.get(line.video());
        PictureColumn<FieldFillLine> frame = images.isEmpty() ? null : pictures.column(image);
        edits.clear();
        shown = null;
        model.show(
                videos.stream()
                        .map(one -> new FieldMatrixViewModel.Video(one.id(), one.title().orNull()))
                        .toList());
        FieldFillDialog dialog =
                new FieldFillDialog(on, changes, model, edits, frame, this::closed);
        shown = dialog;
        dialog.open(videos.size());
        if (videos.size() <= QUIET) {
            model.read();
        }
    }

    /** What was sent is followed by other views: its fields are forgotten. */
    private void closed() {
        shown = null;
        edits.cancel();
        model.cancel();
        edits.clear();
    }

    private void loaded(LoadState state) {
        FieldMatrixViewModel.Compared compared = model.compared();
        if (state instanceof LoadState.Loaded && compared != null) {
            FieldGrid grid = edits.loaded(compared.matrix());
            if (shown != null) {
                shown.loaded(grid, compared);
            }
        }
        changed();
    }

    private void changed() {
        if (shown != null) {
            shown.show();
        }
    }
}
