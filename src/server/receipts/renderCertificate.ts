import { buffer } from 'node:stream/consumers';
import { type CertificateFacts, certificateSentences, courseSize } from '#src/domain/certificate.ts';
import { formatDate } from '#src/domain/dateTime.ts';
import { site } from '#src/site.ts';
import { createPen, type TextStyle } from './createPen.ts';
import { createTags } from './createTags.ts';
import { drawMark } from './drawMark.ts';
import { openPaper } from './openPaper.ts';
import { type QrPath, qrPath } from './qrPath.ts';

/** What stands on a certificate. */
export interface CertificateData {
  name: string;
  courseName: string;
  courseVersion: string;
  facts: CertificateFacts;
  issuedAt: Date;
  /** Where everybody is told whether it holds. */
  url: string;
}

/** Points of an A4 page that lies. */
const page = { width: 841.89, height: 595.28 };
/** Nine lines as in an editor; the fourth is lit and carries the name. */
const row = page.height / 9;
const gutter = page.width * 0.09;
const left = gutter + page.width * 0.055;
const right = page.width - page.width * 0.055;
const lit = 4;

const colors = { ink: '#201b2d', accent: '#7e50e6', soft: '#f1eafc', muted: '#545454', number: '#8fd6a5' };
const large: TextStyle = { size: 19, color: colors.muted };
const courseStyle: TextStyle = { size: 26, isBold: true };
const body: TextStyle = { size: 13, color: colors.muted };

/** The certificate as a PDF of one page, for reading aloud too; the same data make the same bytes. */
export async function renderCertificate(certificate: CertificateData): Promise<Buffer> {
  const doc = await openPaper({
    size: page,
    title: `Certifikát o absolvovaní kurzu ${certificate.courseName}: ${certificate.name}`,
    author: site.organisation.name,
    createdAt: certificate.issuedAt,
  });
  draw(doc, certificate, await qrPath(certificate.url));
  doc.end();
  return buffer(doc);
}

function draw(doc: PDFKit.PDFDocument, certificate: CertificateData, code: QrPath): void {
  const { name, courseName, courseVersion, facts, issuedAt, url } = certificate;
  const pen = createPen(doc);
  const { root, part, decoration } = createTags(doc);
  const top = (line: number) => (line - 1) * row;

  decoration(() => {
    doc.rect(0, 0, gutter, page.height).fill(colors.ink);
    doc.rect(0, top(lit), gutter, row).fill(colors.accent);
    doc.rect(gutter, top(lit), page.width - gutter, row).fill(colors.soft);
    for (let line = 1; line <= 9; line += 1) {
      const color = line === lit ? '#ffffff' : colors.number;
      pen.write(String(line), gutter - 24, top(line) + row / 2 - 9, { size: 14, color, isTabular: true }, 'right');
    }
    drawMark(doc, left, top(1) + row / 2 - 15);
  });
  part('P', () => pen.write(site.name, left + 42, top(1) + row / 2 - 10, { size: 17, isBold: true }));
  part('P', () => pen.write('Certifikát o\u00A0absolvovaní kurzu', left, top(3) + row - 36, large));

  const nameStyle = fitting(pen.widthOf, name, right - left - 12);
  const nameTop = top(lit) + row / 2 - nameStyle.size * 0.6;
  part('H1', () => pen.write(name, left, nameTop, nameStyle));
  decoration(() =>
    doc
      .rect(
        left + pen.widthOf(name, nameStyle) + 7,
        top(lit) + row / 2 - nameStyle.size * 0.48,
        3,
        nameStyle.size * 0.96,
      )
      .fill(colors.accent),
  );

  let y = part('H2', () => pen.paragraph(courseName, left, top(5) + 16, courseStyle, right - left)) + 6;
  const size = courseSize(facts);
  for (const text of [...certificateSentences(facts), `Kurz: ${size}. Verzia ${courseVersion}.`]) {
    y = part('P', () => pen.paragraph(text, left, y, body, right - left)) + 2;
  }

  const { name: issuer, street, postalCode, city } = site.organisation;
  const foot = page.height - row * 0.62;
  part('P', () => pen.write(formatDate(issuedAt.toISOString()), left, foot - 56, { size: 13, isBold: true }));
  part('P', () => {
    pen.write(issuer, left, foot - 36, body);
    pen.write(`${street}, ${postalCode.replace(' ', '\u00A0')} ${city}`, left, foot - 17, body);
  });
  const side = page.width * 0.105;
  const codeLeft = right - side;
  decoration(() => {
    doc.save();
    doc.translate(codeLeft, foot - side).scale(side / code.size);
    doc.path(code.path).fill(colors.ink);
    doc.restore();
  });
  part('P', () => {
    pen.write('Overenie', codeLeft - 20, foot - 36, body, 'right');
    pen.write(url.replace(/^https?:\/\//, ''), codeLeft - 20, foot - 17, { ...body, color: colors.ink }, 'right');
  });
  root.end();
}

/** The largest size in which a name stays in its line. */
function fitting(widthOf: (text: string, style: TextStyle) => number, name: string, width: number): TextStyle {
  const style = { size: 44, isBold: true };
  return { ...style, size: Math.min(style.size, (style.size * width) / widthOf(name, style)) };
}
