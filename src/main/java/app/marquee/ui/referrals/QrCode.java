package app.marquee.ui.referrals;

import com.google.zxing.BarcodeFormat;
import com.google.zxing.EncodeHintType;
import com.google.zxing.WriterException;
import com.google.zxing.common.BitMatrix;
import com.google.zxing.qrcode.QRCodeWriter;
import com.google.zxing.qrcode.decoder.ErrorCorrectionLevel;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/** QR code of a text, with its quiet zone. Immutable. */
final class QrCode {
    private static final int QUIET = 4;

    private final BitMatrix fields;

    private QrCode(BitMatrix fields) {
        this.fields = fields;
    }

    /** Empty for a text that is blank or longer than such a code can hold. */
    static Optional<QrCode> of(String text) {
        if (text.isBlank()) {
            return Optional.empty();
        }
        Map<EncodeHintType, Object> hints = new EnumMap<>(EncodeHintType.class);
        hints.put(EncodeHintType.ERROR_CORRECTION, ErrorCorrectionLevel.M);
        hints.put(EncodeHintType.CHARACTER_SET, "UTF-8");
        hints.put(EncodeHintType.MARGIN, QUIET);
        try {
            return Optional.of(
                    new QrCode(
                            new QRCodeWriter().encode(text, BarcodeFormat.QR_CODE, 0, 0, hints)));
        } catch (WriterException tooLong) {
            return Optional.empty();
        }
    }

    /** The number of modules in a row. */
    int size() {
        return fields.getWidth();
    }

    boolean isDark(int x, int y) {
        return fields.get(x, y);
    }
}
