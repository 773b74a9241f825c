package app.marquee.harness;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.change.ChangeOutcome;
import app.marquee.change.StagedChange;
import app.marquee.change.engine.BatchSending;
import app.marquee.change.engine.SendOrder;
import app.marquee.export.CsvFile;
import app.marquee.export.CsvForm;
import app.marquee.export.Sheet;
import app.marquee.model.change.ChangeState;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.failure.Failure;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.CustomField;
import app.marquee.model.video.Video;
import app.marquee.sandbox.Sandbox;
import app.marquee.sandbox.SandboxOptions;
import app.marquee.sandbox.account.Content;
import app.marquee.service.playlist.SessionPlaylistService;
import app.marquee.service.sheet.SheetService;
import app.marquee.sheet.EditableSheet;
import app.marquee.sheet.ImportPreview;
import app.marquee.sheet.SheetForm;
import app.marquee.sheet.SheetImport;
import app.marquee.sheet.SheetItem;
import app.marquee.sheet.SheetNow;
import app.marquee.sheet.TableFile;
import app.marquee.sheet.TableReading;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A table of the sandbox's items, edited as text, imported and applied. */
class SheetRoundTripTest {

    @TempDir private Path home;

    private static String csv(SheetForm form, SheetNow now, List<SheetItem> items)
            throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Sheet.SheetWords words = new Sheet.SheetWords("Items", "", "", "", "Unknown");
        new CsvFile<>(EditableSheet.of(form, items, now.folders(), words, List.of()), CsvForm.FIXED)
                .write(out, (_, _) -> {});
        return out.toString(StandardCharsets.UTF_8);
    }

    private SheetImport read(String text) throws Exception {
        return read(text.getBytes(StandardCharsets.UTF_8), null);
    }

    private SheetImport read(byte[] bytes, @Nullable Charset named) throws Exception {
        Path file = Files.write(home.resolve(UUID.randomUUID() + ".csv"), bytes);
        if (TableFile.read(file, named) instanceof TableReading.Found(var table)) {
            return SheetImport.of(table, ItemKind.VIDEO).orElseThrow();
        }
        throw new AssertionError("not read");
    }

    @Test
    void videosAndPlaylistsAreChangedFromATable() throws Exception {
        try (Sandbox sandbox =
                        Sandbox.start(SandboxOptions.builder().content(Content.HOSTILE).build());
                VictimSession victim =
                        VictimSession.open(
                                home.resolve("home"), sandbox.baseUri(), sandbox.token())) {
            SheetService service =
                    new SheetService(
                            victim.session(),
                            () -> new SessionPlaylistService(victim.session()).list());
            SheetNow now = service.load(ItemKind.VIDEO, (_, _) -> {});
            SheetForm form = SheetForm.of(ItemKind.VIDEO).withCustom(List.of("Sheet"));
            List<SheetItem> some =
                    now.items().values().stream()
                            .filter(item -> item.title() != null && item.title().matches("[\\w ]+"))
                            .sorted(Comparator.comparing(SheetItem::id))
                            .limit(2)
                            .toList();
            SheetItem one = some.getFirst();
            String file =
                    csv(SheetForm.of(ItemKind.VIDEO), now, some)
                            .replace(",\"" + one.title() + "\",", ",\"From a sheet\",");

            apply(victim, service, read(file).compare(now), 1);

            SheetNow after = service.load(ItemKind.VIDEO, (_, _) -> {});
            assertThat(after.items().get(one.id()))
                    .extracting(SheetItem::title)
                    .isEqualTo("From a sheet");
            assertThat(read(file).compare(after).already()).isEqualTo(1);
            addField(victim, service, form, after, one);
        }
    }

    /** Semicolons, Latin-1, CR and LF, and no values as loaded: another program made it. */
    @Test
    void videosAreRenamedMovedAndTaggedFromATableOfAnotherProgram() throws Exception {
        try (Sandbox sandbox =
                        Sandbox.start(SandboxOptions.builder().content(Content.HOSTILE).build());
                VictimSession victim =
                        VictimSession.open(
                                home.resolve("home"), sandbox.baseUri(), sandbox.token())) {
            SheetService service =
                    new SheetService(
                            victim.session(),
                            () -> new SessionPlaylistService(victim.session()).list());
            SheetNow now = service.load(ItemKind.VIDEO, (_, _) -> {});
            List<String> ids = now.items().keySet().stream().sorted().limit(40).toList();
            String folder =
                    service.load(ItemKind.FOLDER, (_, _) -> {}).items().keySet().iterator().next();
            String table =
                    IntStream.range(0, ids.size())
                            .mapToObj(
                                    i -> "%s;Vídeo nº %d;%s;ação".formatted(ids.get(i), i, folder))
                            .collect(
                                    Collectors.joining(
                                            "\r\n", "ID;Título;Pasta;field:Lote\r\n", ""));
            SheetImport edited =
                    read(table.getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.ISO_8859_1);
            assertThat(edited.withCustom(now)).hasSize(ids.size());
            Map<String, List<CustomField>> fields =
                    ids.stream()
                            .collect(
                                    Collectors.toMap(
                                            id -> id, id -> service.fields(new VideoId(id))));

            send(victim, service, edited.compare(now.with(fields, edited.form())));

            SheetNow after = service.load(ItemKind.VIDEO, (_, _) -> {});
            for (int i = 0; i < ids.size(); i++) {
                SheetItem item = Objects.requireNonNull(after.items().get(ids.get(i)));
                assertThat(item.title()).isEqualTo("Vídeo nº " + i);
                assertThat(item.values().get(Video.FOLDER)).isEqualTo(new ChangeValue.Text(folder));
                assertThat(service.fields(new VideoId(ids.get(i))))
                        .anyMatch(
                                field ->
                                        "Lote".equals(field.key()) && "ação".equals(field.value()));
            }
        }
    }

    private static void send(VictimSession victim, SheetService service, ImportPreview preview)
            throws InterruptedException {
        List<StagedChange> changes =
                preview.changes(_ -> false).stream().map(service::stage).toList();
        List<ChangeOutcome> outcomes = new ArrayList<>();
        new BatchSending("sheet", new SendOrder(changes), BatchSending.AT_ONCE)
                .send(
                        victim.session().changes(),
                        new BatchSending.Listener() {
                            @Override
                            public void sending(StagedChange change) {
                                // Its end counts.
                            }

                            @Override
                            public void ended(StagedChange change, ChangeOutcome outcome) {
                                outcomes.add(outcome);
                            }

                            @Override
                            public void failed(StagedChange change, Failure why) {
                                throw new AssertionError(why.toString());
                            }
                        });
        assertThat(outcomes).hasSize(changes.size());
        assertThat(outcomes).allMatch(ChangeOutcome.Done.class::isInstance);
    }

    private void addField(
            VictimSession victim, SheetService service, SheetForm form, SheetNow now, SheetItem one)
            throws Exception {
        SheetImport edited = read("video_id,field:Sheet\n" + one.id() + ",yes\n");
        assertThat(edited.withCustom(now)).containsExactly(one.id());
        VideoId id = new VideoId(one.id());
        ImportPreview preview =
                edited.compare(now.with(Map.of(one.id(), service.fields(id)), form));

        apply(victim, service, preview, 1);

        assertThat(service.fields(id)).extracting(CustomField::key).contains("Sheet");
    }

    private static void apply(
            VictimSession victim, SheetService service, ImportPreview preview, int count) {
        List<StagedChange> changes =
                preview.changes(_ -> false).stream().map(service::stage).toList();
        assertThat(changes).hasSize(count);
        for (StagedChange change : changes) {
            ChangeOutcome outcome = victim.session().changes().apply(change);
            assertThat(outcome.line().state()).isEqualTo(ChangeState.DONE);
        }
    }
}
