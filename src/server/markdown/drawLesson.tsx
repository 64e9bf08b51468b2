import type { Element } from 'hast';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import { LessonDrawing } from '#src/components/drawing/LessonDrawing.tsx';
import type { WrittenDrawing } from '#src/domain/drawing/drawing.ts';

/** The language of a fence that is drawn. */
export const drawingFence = 'kresba';

/** The box of a drawing, with its markup. */
export function drawLesson(drawing: WrittenDrawing): Element {
  const value = renderToStaticMarkup(<LessonDrawing {...drawing} />);
  return {
    type: 'element',
    tagName: 'div',
    properties: { className: ['drawing'] },
    children: [{ type: 'raw', value }],
  };
}
