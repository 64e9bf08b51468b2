const accent = '#7E50E6';

/** The mark of the first line, 30 points wide, as on the site. */
export function drawMark(doc: PDFKit.PDFDocument, x: number, y: number): void {
  doc
    .save()
    .translate(x, y)
    .scale(30 / 34);
  doc.roundedRect(0, 0, 34, 34, 9).fill(accent);
  doc.path('M9 0h3v34H9a9 9 0 0 1-9-9V9a9 9 0 0 1 9-9z').fillOpacity(0.2).fill('#000000').fillOpacity(1);
  doc.path('m4.6 14.7 2.4-1.5v8').lineWidth(1.6).lineCap('round').lineJoin('round').stroke('#ffffff');
  doc.roundedRect(17, 9, 3, 16, 1.5).fill('#ffffff');
  doc.restore();
}
