package app.marquee.service.alert;

import app.marquee.model.id.LiveId;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.id.VideoId;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.YearMonth;

/** Fact that an alert is about. */
public sealed interface AlertFact {
    /** Text that is the same for the same fact. */
    String key();

    /**
     * Views of a day that is over.
     *
     * @param usual mean of the same weekdays before
     */
    record DayViews(LocalDate day, long views, double usual) implements AlertFact {
        @Override
        public String key() {
            return day.toString();
        }
    }

    /**
     * Video that wasn't among the first ones before.
     *
     * @param rank 1 for the first
     */
    record RankedVideo(VideoId video, @Nullable String title, int rank) implements AlertFact {
        @Override
        public String key() {
            return video.value();
        }
    }

    /**
     * Place without a row before.
     *
     * @param country as the server writes it
     * @param city null for a country
     */
    record NewPlace(String country, @Nullable String region, @Nullable String city, long views)
            implements AlertFact {
        @Override
        public String key() {
            return city == null ? country : String.join("/", country, region, city);
        }
    }

    record StreamViewers(LiveId live, @Nullable String title, long viewers) implements AlertFact {
        @Override
        public String key() {
            return live.value();
        }
    }

    /** Video that is permanently deleted at a time. */
    record ExpiringVideo(VideoId video, @Nullable String title, Instant at) implements AlertFact {
        @Override
        public String key() {
            return video.value() + " " + at;
        }
    }

    /**
     * Month that costs more than its budget.
     *
     * @param cost what is spent or, if that is less than the budget, expected
     */
    record MonthCost(YearMonth month, BigDecimal cost, BigDecimal budget, @Nullable String currency)
            implements AlertFact {
        @Override
        public String key() {
            return month + " " + budget.stripTrailingZeros().toPlainString();
        }
    }

    record BrokenButton(PlaylistId playlist, @Nullable String name) implements AlertFact {
        @Override
        public String key() {
            return playlist.value();
        }
    }
}
