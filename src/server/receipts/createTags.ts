export interface Tags {
  root: PDFKit.PDFStructureElement;
  /** Marks what is drawn as a part of the text. */
  part<T>(tag: string, draw: () => T, parent?: PDFKit.PDFStructureElement): T;
  /** Marks what is drawn as decoration, which is not read aloud. */
  decoration(draw: () => void): void;
}

/** Says of all that is drawn whether and as what it is read aloud. */
export function createTags(doc: PDFKit.PDFDocument): Tags {
  const root = doc.struct('Document');
  doc.addStructure(root);
  return {
    root,
    part: (tag, draw, parent = root) => {
      const content = doc.markStructureContent(tag);
      const result = draw();
      doc.endMarkedContent();
      parent.add(doc.struct(tag, {}, content));
      return result;
    },
    decoration: (draw) => {
      doc.markContent('Artifact', { type: 'Layout' });
      draw();
      doc.endMarkedContent();
    },
  };
}
