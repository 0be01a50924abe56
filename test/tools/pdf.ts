import { PDFiumLibrary } from '@hyzyla/pdfium';
import jsQR from 'jsqr';

/** A page of a PDF as a reader shows it. */
export interface SeenPage {
  readonly text: string;
  /** What a QR code on it says; null where none can be read. */
  readonly code: string | null;
}

/** Opens a PDF in a reader: the text of each page, and the code found in its picture. */
export async function seePdf(file: Buffer): Promise<readonly SeenPage[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(file);
  const pages: SeenPage[] = [];
  for (const page of document.pages()) {
    // Rendering closes the page, so its text comes first.
    const text = page.getText();
    let code: string | null = null;
    await page.render({
      scale: 2,
      render: ({ data, width, height }) => {
        code = jsQR(new Uint8ClampedArray(data), width, height)?.data ?? null;
        return Promise.resolve(data);
      },
    });
    pages.push({ text, code });
  }
  document.destroy();
  library.destroy();
  return pages;
}
