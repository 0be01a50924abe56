import { create } from 'qrcode';

/** What a code is drawn on. */
export interface Surface {
  rect(x: number, y: number, width: number, height: number): unknown;
}

/** Modules of white that readers need around a code. */
const quiet = 4;

/** Draws the dark squares of a QR code (medium correction) into a square of that size, the white around it included. */
export function drawQrCode(
  surface: Surface,
  text: string,
  at: { readonly x: number; readonly y: number; readonly size: number },
): void {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const unit = at.size / (modules.size + 2 * quiet);
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column) === 0) continue;
      surface.rect(at.x + (column + quiet) * unit, at.y + (row + quiet) * unit, unit, unit);
    }
  }
}
