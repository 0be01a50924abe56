import { PDFiumLibrary } from '@hyzyla/pdfium';
import jsQR from 'jsqr';

/** A page of a PDF as a reader shows it. */
export interface SeenPage {
  readonly text: string;
  /** What a QR code on it says; null where none can be read. */
  readonly code: string | null;
  /** Whether nothing stands in the outermost third of an inch, where text that runs off the page would have to pass. */
  readonly hasClearMargin: boolean;
  /** How light it is at a place in points from the top left: 0 black, 255 white. */
  readonly lightAt: (x: number, y: number) => number;
}

const scale = 2;
/** In points. */
const margin = 24;

/** Opens a PDF in a reader: the text of each page, and the code found in its picture. */
export async function seePdf(file: Buffer, { readsCodes = true } = {}): Promise<readonly SeenPage[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(file);
  const pages: SeenPage[] = [];
  for (const page of document.pages()) {
    // Rendering closes the page, so its text comes first.
    const text = page.getText();
    let code: string | null = null;
    let hasClearMargin = false;
    let lightAt: SeenPage['lightAt'] = () => 255;
    await page.render({
      scale,
      render: ({ data, width, height }) => {
        hasClearMargin = isMarginWhite(data, width, height);
        const picture = Uint8Array.from(data);
        lightAt = (x, y) => picture[4 * (Math.round(y * scale) * width + Math.round(x * scale))] ?? 0;
        if (readsCodes) code = jsQR(new Uint8ClampedArray(data), width, height)?.data ?? null;
        return Promise.resolve(data);
      },
    });
    pages.push({ text, code, hasClearMargin, lightAt });
  }
  document.destroy();
  library.destroy();
  return pages;
}

function isMarginWhite(data: Uint8Array, width: number, height: number): boolean {
  const edge = scale * margin;
  for (let y = 0; y < height; y += 1) {
    const isEdge = y < edge || y >= height - edge;
    for (let x = 0; x < width; x += 1) {
      const isInside = !isEdge && x >= edge && x < width - edge;
      if (!isInside && (data[4 * (y * width + x)] ?? 0) < 250) return false;
    }
  }
  return true;
}
