import { useEffect, useMemo, useRef } from 'react';
import { describeDrawing } from '#src/domain/program/describeDrawing.ts';
import type { TurtleAct } from '#src/domain/program/turtle.ts';
import { type Drawing, drawingOf, type Mark, paperOf } from '#src/domain/program/turtlePaths.ts';
import { CodeIcon } from './CodeIcon.tsx';

interface Props {
  acts: readonly TurtleAct[];
  /** So many of them are done; without it all. The paper is as large as it will ever be. */
  drawn?: number;
}

/** Of the canvas, whatever is drawn: sharp on a dense screen, and small enough to be kept. */
const pixels = 1520;
const grid = { step: 50, color: '#eeebf4' };
const turtleColor = '#12795b';

function drawMark(context: CanvasRenderingContext2D, mark: Mark): void {
  if ('act' in mark) {
    context.fillStyle = mark.color;
    if (mark.act === 'write') {
      context.save();
      context.scale(1, -1);
      context.font = `${mark.size}px sans-serif`;
      context.fillText(mark.text, mark.x, -mark.y);
      context.restore();
      return;
    }
    context.beginPath();
    if (mark.act === 'dot') context.arc(mark.x, mark.y, mark.size / 2, 0, 2 * Math.PI);
    else for (const [x, y] of mark.points) context.lineTo(x, y);
    context.fill();
    return;
  }
  context.strokeStyle = mark.pen.color;
  context.lineWidth = mark.pen.width;
  context.beginPath();
  if (mark.kind === 'line') {
    context.moveTo(mark.from.x, mark.from.y);
    context.lineTo(mark.to.x, mark.to.y);
  } else {
    const { middle, radius, start, turn } = mark;
    context.arc(middle.x, middle.y, radius, start, start + turn, turn < 0);
  }
  context.stroke();
}

function drawTurtle(context: CanvasRenderingContext2D, { x, y, heading, isShown }: Drawing['turtle']): void {
  if (!isShown) return;
  context.save();
  context.translate(x, y);
  context.rotate((heading * Math.PI) / 180);
  context.fillStyle = turtleColor;
  context.beginPath();
  for (const [along, across] of [
    [15, 0],
    [-7, 9],
    [-2, 0],
    [-7, -9],
  ] as const)
    context.lineTo(along, across);
  context.fill();
  context.restore();
}

function draw(canvas: HTMLCanvasElement, acts: readonly TurtleAct[], count: number, paper: ReturnType<typeof paperOf>) {
  const context = canvas.getContext('2d');
  if (!context) return;
  const scale = canvas.width / paper.width;
  const { marks, ground, turtle } = drawingOf(acts, count);
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  if (ground !== null) {
    context.fillStyle = ground;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  // The middle of the world is 0, 0, and y grows upwards.
  context.setTransform(scale, 0, 0, -scale, -paper.left * scale, paper.top * scale);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  if (ground === null) drawGrid(context, paper);
  for (const mark of marks) drawMark(context, mark);
  drawTurtle(context, turtle);
}

function drawGrid(context: CanvasRenderingContext2D, { left, top, width, height }: ReturnType<typeof paperOf>): void {
  // A paper of thousands of steps has wider squares.
  const step = grid.step * Math.max(1, Math.ceil(width / 1500));
  context.strokeStyle = grid.color;
  context.lineWidth = Math.max(1, width / 1000);
  context.beginPath();
  for (let x = Math.ceil(left / step) * step; x < left + width; x += step) {
    context.moveTo(x, top);
    context.lineTo(x, top - height);
  }
  for (let y = Math.floor(top / step) * step; y > top - height; y -= step) {
    context.moveTo(left, y);
    context.lineTo(left + width, y);
  }
  context.stroke();
}

/** What a turtle has drawn, and the turtle itself where it stands. The picture can be kept. */
export function TurtleDrawing({ acts, drawn = acts.length }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const paper = useMemo(() => paperOf(acts), [acts]);
  const words = useMemo(() => describeDrawing(acts, drawn), [acts, drawn]);
  const height = Math.round((pixels * paper.height) / paper.width);
  useEffect(() => {
    if (canvas.current) draw(canvas.current, acts, drawn, paper);
  }, [acts, drawn, paper]);
  const save = () => {
    if (!canvas.current || !link.current) return;
    link.current.href = canvas.current.toDataURL('image/png');
    link.current.click();
  };
  return (
    <div>
      <div className="flex min-h-11 items-center justify-between gap-3">
        <p className="font-sans text-xs font-semibold text-code-muted">Kresba</p>
        <button
          type="button"
          className="no-print inline-flex min-h-11 items-center gap-2 rounded-md px-2 font-sans text-sm font-semibold text-code-light hover:underline focus-visible:outline-code-light"
          onClick={save}
        >
          <CodeIcon name="download" size={18} />
          Uložiť obrázok
        </button>
        {/* It gets the picture when it is asked for. */}
        <a ref={link} hidden download="kresba.png" href="data:,">
          kresba.png
        </a>
      </div>
      <canvas
        ref={canvas}
        width={pixels}
        height={height}
        role="img"
        aria-label={words}
        style={{ aspectRatio: `${paper.width} / ${paper.height}` }}
        className="block max-h-120 w-full rounded-[10px] bg-white object-contain"
      />
    </div>
  );
}
