package app.marquee.ui.reports;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.Period;
import app.marquee.model.HostileTitle;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.ConnectionId;
import app.marquee.model.report.ReportTemplate;
import app.marquee.model.report.ReportTemplate.ReportTitle;
import app.marquee.report.ClientReport;
import app.marquee.service.analytics.BackgroundBudget;
import app.marquee.service.report.ReportPlan;
import app.marquee.service.report.ReportService;
import app.marquee.service.report.TemplateBook;
import app.marquee.store.report.TemplateFile;
import app.marquee.task.HeldRunner;
import app.marquee.ui.testing.FakeShell;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.IntPredicate;

import javax.imageio.ImageIO;

/** The composer without a window: templates that are edited, deleted, and fail to load. */
class ComposerViewModelTest {
    @TempDir private Path home;
    private final HeldRunner held = new HeldRunner();
    private int made;

    /** Reports that can't be made. */
    private final class NoReports implements ReportService {
        @Override
        public ReportPlan plan(ReportTemplate template) {
            return new ReportPlan(Period.of(LocalDate.of(2026, 5, 1)), 1, 0);
        }

        @Override
        public ClientReport saved(ReportTemplate template) {
            made++;
            throw new FailureException(new Failure.NoToken());
        }

        @Override
        public ClientReport loaded(ReportTemplate template, IntPredicate requests) {
            return saved(template);
        }
    }

    private TemplateBook book() {
        return new TemplateBook(
                new TemplateFile(home.resolve("reports.json"), Clock.systemUTC()),
                new ConnectionId("sandbox"));
    }

    private ComposerViewModel model() {
        ComposerViewModel model =
                new ComposerViewModel(
                        new NoReports(),
                        book(),
                        BackgroundBudget.of(() -> 120),
                        new FakeShell(held, Locale.ENGLISH).context("reports"),
                        (_, _) -> 1);
        model.begin();
        held.releaseAll();
        return model;
    }

    private static ReportTemplate open(ComposerViewModel model) {
        return Objects.requireNonNull(model.openProperty().get());
    }

    private static ReportTemplate named(ReportTemplate template, String name) {
        return template.with(new ReportTitle(name, "", "", ""));
    }

    @Test
    void aReportThatFailsIsNotBeingLoadedAnyMore() {
        ComposerViewModel model = model();
        model.complete();
        assertThat(model.loadingProperty().get()).isTrue();
        held.releaseAll();
        assertThat(model.loadingProperty().get()).isFalse();
        assertThat(model.composedProperty().get()).isNull();
    }

    @Test
    void everyEditIsStoredAndOthersStayAsTheyAre() {
        ComposerViewModel model = model();
        model.create();
        held.releaseAll();
        model.create();
        held.releaseAll();
        ReportTemplate third = open(model);
        List<ReportTemplate> others = model.templatesProperty().get().subList(0, 2);
        model.edit(template -> named(template, HostileTitle.of("May")));
        held.releaseAll();
        model.edit(template -> named(template, HostileTitle.of("June")));
        held.releaseAll();
        assertThat(model.templatesProperty().get())
                .hasSize(3)
                .startsWith(others.toArray(ReportTemplate[]::new))
                .endsWith(open(model));
        assertThat(open(model).id()).isEqualTo(third.id());
        assertThat(book().all()).contains(open(model)).hasSizeGreaterThanOrEqualTo(2);
        int before = made;
        model.edit(template -> template);
        held.releaseAll();
        assertThat(made).as("nothing changed").isEqualTo(before);
    }

    @Test
    void whatIsStoredSoonAfterAnotherReplacesNothing() {
        ComposerViewModel model = model();
        model.create();
        ReportTemplate first = open(model);
        model.create();
        model.edit(template -> named(template, "May"));
        ReportTemplate second = open(model);
        held.releaseAll();
        assertThat(book().all()).contains(first, second);

        model.choose(first);
        model.edit(template -> named(template, "June"));
        ReportTemplate edited = open(model);
        model.choose(second);
        model.delete();
        held.releaseAll();
        assertThat(book().all()).contains(edited).doesNotContain(second);
    }

    @Test
    void aTemplateThatIsDeletedSoonBeforeAnotherIsStoredStaysDeleted() {
        ComposerViewModel model = model();
        model.create();
        held.releaseAll();
        ReportTemplate deleted = open(model);
        model.delete();
        model.create();
        ReportTemplate made = open(model);
        held.releaseAll();
        assertThat(book().all()).contains(made).doesNotContain(deleted);
        assertThat(model.templatesProperty().get()).contains(made).doesNotContain(deleted);
    }

    @Test
    void afterADeletionAnotherTemplateIsOpen() {
        ComposerViewModel model = model();
        model.create();
        held.releaseAll();
        model.create();
        held.releaseAll();
        ReportTemplate gone = open(model);
        model.delete();
        held.releaseAll();
        assertThat(model.templatesProperty().get()).doesNotContain(gone);
        assertThat(open(model)).isNotEqualTo(gone);
    }

    @Test
    void aLogoIsOfTheTemplateThatItWasChosenFor() throws IOException {
        Path file = home.resolve("logo.png");
        ImageIO.write(new BufferedImage(40, 20, BufferedImage.TYPE_INT_RGB), "png", file.toFile());
        ComposerViewModel model = model();
        model.create();
        held.releaseAll();
        ReportTemplate first = model.templatesProperty().get().getFirst();
        model.chooseLogo(file);
        model.choose(first);
        held.releaseAll();
        assertThat(open(model).style().logo()).isNull();
        model.chooseLogo(file);
        held.releaseAll();
        assertThat(open(model).style().logo()).isNotNull();
    }

    @Test
    void whyAFileIsNoLogoIsForgottenWithTheTemplate() throws IOException {
        Path file = Files.writeString(home.resolve("logo.png"), "no image");
        ComposerViewModel model = model();
        model.chooseLogo(file);
        held.releaseAll();
        assertThat(model.logoProblemProperty().get()).isNotNull();
        model.choose(open(model));
        assertThat(model.logoProblemProperty().get()).isNull();
    }
}
