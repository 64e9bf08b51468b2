import { createElement } from 'react';
import type { WrittenDrawing } from '#src/domain/drawing/drawing.ts';
import { layoutDrawing } from '#src/domain/drawing/layoutDrawing.ts';
import { type BoxLook, type LineLook, type Shape, sheetWidth, type TextLook } from '#src/domain/drawing/sheet.ts';

const shapeLooks: Record<BoxLook | LineLook, string> = {
  box: 'fill-raised stroke-line-strong stroke-[1.5]',
  empty: 'fill-raised stroke-line-strong stroke-[1.5]',
  lit: 'fill-accent-soft stroke-(--accent) stroke-[2.5]',
  done: 'fill-(--accent)',
  tag: 'fill-accent-soft',
  line: 'fill-none stroke-line-strong stroke-[1.5]',
  arrow: 'fill-none stroke-accent-text stroke-2',
};

const letterLooks: Record<TextLook, string> = {
  value: 'fill-secondary font-semibold',
  quiet: 'fill-muted font-medium',
  words: 'fill-muted font-sans font-medium',
  tag: 'fill-accent-text font-semibold',
  lit: 'fill-accent-text font-semibold',
  done: 'fill-white font-semibold',
  struck: 'fill-muted font-medium line-through',
};

/** A drawing of a lecture, which its author wrote as a few lines of text. */
export function LessonDrawing({ drawing, caption, spoken }: WrittenDrawing) {
  const layout = layoutDrawing(drawing);
  if (!layout) return null;
  return (
    <figure className="overflow-hidden rounded-lg border border-line bg-surface">
      <svg
        role="img"
        aria-label={spoken}
        viewBox={`0 0 ${sheetWidth} ${layout.height}`}
        className="mx-auto block w-full max-w-[470px] font-mono [font-variant-ligatures:none]"
      >
        {layout.shapes.map((shape) => drawn(shape))}
      </svg>
      {caption.length > 0 &&
        // As arguments, so that words which stand there twice need no names.
        createElement(
          'figcaption',
          { className: 'border-t border-line bg-raised px-4 py-3 text-md text-muted' },
          ...caption.map(({ text, isBold }) =>
            isBold ? createElement('b', { className: 'text-secondary' }, text) : text,
          ),
        )}
    </figure>
  );
}

function drawn(shape: Shape) {
  const key = JSON.stringify(shape);
  if (shape.shape === 'text') {
    const { text, size, look, anchor, x, y } = shape;
    return (
      <text key={key} x={x} y={y} fontSize={size} textAnchor={anchor} className={letterLooks[look]}>
        {text}
      </text>
    );
  }
  const className = shapeLooks[shape.look];
  if (shape.shape === 'rect') {
    const { x, y, width, height, round, look } = shape;
    const dashes = look === 'empty' ? '6 5' : undefined;
    return <rect key={key} {...{ x, y, width, height, className }} rx={round} strokeDasharray={dashes} />;
  }
  return <path key={key} d={shape.d} className={className} strokeLinecap="round" strokeLinejoin="round" />;
}
