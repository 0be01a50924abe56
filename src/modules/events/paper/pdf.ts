import { setImmediate } from 'node:timers/promises';
import type PdfKit from 'pdfkit';

export type Pdf = InstanceType<typeof PdfKit>;

/** A4 in points, and the margin that printers can reach. */
export const page = { width: 595.28, height: 841.89, margin: 28 };

/** Shipped with the service, because the fonts that every PDF reader has end with western Europe. */
const fonts = {
  plain: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf'),
  bold: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf'),
};

/** Draws an A4 document page by page, letting other requests have their turn in between; the same pages give the same bytes. */
export async function drawPdf(
  title: string,
  pages: readonly ((pdf: Pdf) => void)[],
  layout: 'portrait' | 'landscape' = 'portrait',
): Promise<Buffer> {
  // Loaded for the first paper and not at start-up.
  const { default: Document } = await import('pdfkit');
  const pdf = new Document({
    size: 'A4',
    layout,
    margin: 0,
    autoFirstPage: false,
    info: { Title: title, CreationDate: new Date(0) },
  });
  pdf.registerFont('plain', fonts.plain);
  pdf.registerFont('bold', fonts.bold);
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  for (const drawPage of pages) {
    drawPage(pdf.addPage());
    await setImmediate();
  }
  pdf.end();
  return done;
}

/** One line of text in a box, cut with an ellipsis where it is too long. */
export function drawText(
  pdf: Pdf,
  text: string,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly align?: 'left' | 'center' | 'right' },
): void {
  pdf.text(text, box.x, box.y, {
    width: box.width,
    align: box.align ?? 'left',
    lineBreak: false,
    ellipsis: true,
    height: pdf.currentLineHeight(),
  });
}

/** Where text may stand, in points. */
export interface TextBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly align?: 'left' | 'right';
}

/**
 * Text in the middle of a box of some height, in the first of these sizes (points, falling) in which all of it fits, on as
 * many lines as the box holds; where none will do it is cut with an ellipsis in the last.
 */
export function drawFitted(pdf: Pdf, text: string, box: TextBox, sizes: readonly number[]): void {
  const { x, y, width, height, align = 'left' } = box;
  const options = { width, align } as const;
  const fits = (size: number): boolean => {
    pdf.fontSize(size);
    const isBroken = text.split(/\s+/).some((word) => pdf.widthOfString(word) > width && size !== sizes.at(-1));
    return !isBroken && pdf.heightOfString(text, options) <= height;
  };
  const size = sizes.find(fits);
  pdf.fontSize(size ?? sizes.at(-1) ?? 8);
  const lines = Math.floor(height / pdf.currentLineHeight());
  const used = Math.min(pdf.heightOfString(text, options), lines * pdf.currentLineHeight());
  pdf.text(text, x, y + (height - used) / 2, { ...options, height: used, ellipsis: size === undefined });
}
