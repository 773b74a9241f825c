package app.marquee.sandbox.picture;

import app.marquee.sandbox.account.Subject;

import java.awt.Graphics2D;
import java.util.List;
import java.util.random.RandomGenerator;

/** Scene of a frame. */
interface Scene {
    void paint(Graphics2D on, Look look, RandomGenerator chance);

    /** The scenes of a subject; a video's pictures go through them. */
    static List<Scene> of(Subject subject) {
        return switch (subject) {
            case PHOTOGRAPHY ->
                    List.of(
                            new Talk(Prop.CAMERA),
                            new Hills(),
                            new Close(Prop.CAMERA),
                            new Board(Board.Sheet.PHOTO),
                            new City());
            case FINANCE ->
                    List.of(
                            new Talk(Prop.LAPTOP),
                            new Board(Board.Sheet.BARS),
                            new Talk(Prop.BOOKS),
                            new Board(Board.Sheet.PIE),
                            new Close(Prop.LAPTOP));
            case BAKING ->
                    List.of(
                            new Talk(Prop.CAKE),
                            new Close(Prop.CAKE),
                            new Talk(Prop.BOWL),
                            new Close(Prop.BOWL));
            case LANGUAGES ->
                    List.of(
                            new Board(Board.Sheet.STROKES),
                            new Talk(Prop.BOOKS),
                            new Close(Prop.BOOKS));
            case TESTIMONIALS ->
                    List.of(new Talk(Prop.PLANT), new Talk(Prop.NONE), new Talk(Prop.CUP));
            default -> ofCompany(subject);
        };
    }

    private static List<Scene> ofCompany(Subject subject) {
        return switch (subject) {
            case OFFERS ->
                    List.of(new Talk(Prop.NONE), new Board(Board.Sheet.LIST), new Talk(Prop.GIFT));
            case SOCIAL ->
                    List.of(
                            new Talk(Prop.PLANT),
                            new City(),
                            new Talk(Prop.CUP),
                            new Close(Prop.CUP));
            case EVENTS -> List.of(new Stage(), new Talk(Prop.MICROPHONE), new City());
            case TRAINING ->
                    List.of(
                            new Talk(Prop.LAPTOP),
                            new Board(Board.Sheet.LIST),
                            new Close(Prop.LAPTOP));
            default -> List.of(new Close(Prop.CAMERA), new Stage(), new Talk(Prop.MICROPHONE));
        };
    }
}
