package app.marquee.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Random;

class NameOrderTest {
    private final NameOrder order = new NameOrder(Locale.of("pt", "BR"));

    @Test
    void letters_by_the_language_and_digits_by_their_value() {
        assertInOrder("2 de maio", "10 de maio", "Ágata", "agosto", "Água", "Zona 2", "Zona 10");
    }

    @Test
    void words_one_after_the_other() {
        assertInOrder("New York", "Newark");
        assertInOrder("Part", "Part 1", "Part 1 b", "Parting");
    }

    @Test
    void numbers_of_any_length_and_leading_zeros() {
        assertInOrder("v7", "v007a", "v08", "v99999999999999999999998", "v99999999999999999999999");
    }

    @Test
    void other_scripts_have_a_place_too() {
        assertInOrder("", " ", "1", "a", "عربي", "日本", "🎬");
    }

    @Test
    void names_that_differ_are_never_equal() {
        assertThat(order.key("a").compareTo(order.key("a "))).isNotZero();
        assertThat(order.key("1").compareTo(order.key("01"))).isNotZero();
        assertThat(order.key("é").compareTo(order.key("e\u0301"))).isNotZero();
        assertThat(order.key("x").compareTo(order.key("x"))).isZero();
        assertThat(order.key("x")).isEqualTo(order.key("x")).hasSameHashCodeAs(order.key("x"));
    }

    @Test
    void any_names_have_one_order() {
        Random random = new Random(7);
        List<String> names = new ArrayList<>();
        String letters = "aAáb 012é-_.";
        for (int at = 0; at < 300; at++) {
            StringBuilder name = new StringBuilder();
            for (int length = random.nextInt(6); length >= 0; length--) {
                name.append(letters.charAt(random.nextInt(letters.length())));
            }
            names.add(name.toString());
        }
        List<String> sorted = names.stream().sorted(Comparator.comparing(order::key)).toList();
        Collections.shuffle(names, random);
        assertThat(names.stream().sorted(Comparator.comparing(order::key))).isEqualTo(sorted);
    }

    private void assertInOrder(String... names) {
        List<String> shuffled = new ArrayList<>(Arrays.asList(names));
        Collections.shuffle(shuffled, new Random(1));
        assertThat(shuffled.stream().sorted(Comparator.comparing(order::key)))
                .containsExactly(names);
    }
}
