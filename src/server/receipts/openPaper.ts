import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '#src/server/config/projectRoot.ts';
import { site } from '#src/site.ts';
import { fontNames } from './createPen.ts';

const fontFolder = join(projectRoot, 'src/fonts');

interface Paper {
  /** In points. */
  size: { width: number; height: number };
  title: string;
  author: string;
  createdAt: Date;
}

/** A document of one page with the site's typefaces, for reading aloud too. */
export async function openPaper({ size, title, author, createdAt }: Paper): Promise<PDFKit.PDFDocument> {
  // With the first one: it is large, and most processes write none.
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    size: [size.width, size.height],
    margin: 0,
    // No font of its own: it would be embedded beside ours.
    font: '',
    pdfVersion: '1.7',
    lang: 'sk',
    tagged: true,
    displayTitle: true,
    info: { Title: title.replaceAll('\u00A0', ' '), Author: author, Creator: site.name, CreationDate: createdAt },
  });
  for (const name of fontNames) doc.registerFont(name, await readFile(join(fontFolder, `receipt-${name}.ttf`)));
  return doc;
}
