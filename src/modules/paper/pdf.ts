import PdfKit from 'pdfkit';

export type Pdf = InstanceType<typeof PdfKit>;

/** A4 in points, and the margin that printers can reach. */
export const page = { width: 595.28, height: 841.89, margin: 28 };

/** Shipped with the service, because the fonts that every PDF reader has end with western Europe. */
const fonts = {
  plain: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf'),
  bold: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf'),
};

/** Draws an A4 document of which no page is added by itself; the same drawing gives the same bytes. */
export async function drawPdf(title: string, draw: (pdf: Pdf) => void): Promise<Buffer> {
  const pdf = new PdfKit({
    size: 'A4',
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
  draw(pdf);
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
