import { useEffect, useMemo, useRef, useState } from 'react';
import { LargeView } from '#src/components/code/LargeView.tsx';
import { QueryPlayer } from '#src/components/steps/QueryPlayer.tsx';
import { StepPlayer } from '#src/components/steps/StepPlayer.tsx';
import { type InsidePlace, insideWay, placeBehind } from '#src/domain/program/insideWay.ts';
import { turtleActsOf } from '#src/domain/program/turtle.ts';
import type { Recording } from './recordSteps.ts';

interface Props {
  title: string;
  html: string | null;
  recording: Recording;
  onClose: () => void;
}

const stepMs = 900;

/** Keeps the step that is shown, and goes on by itself where it is played. */
export function StepsContainer({ title, html, recording, onClose }: Props) {
  const { code, steps, query, failure, language } = recording;
  const [{ at, row }, setPlace] = useState<InsidePlace>({ at: 0, row: 0 });
  const [isInside, setInside] = useState(false);
  const [isPlaying, setPlaying] = useState(false);
  const [isLarge, setLarge] = useState(false);
  const [isSilent, setSilent] = useState(true);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setSilent(false));
    return () => cancelAnimationFrame(frame);
  }, []);
  const way = useMemo(() => (isInside ? insideWay(code, steps) : null), [isInside, code, steps]);
  const last = Math.max(steps.length, query.length) - 1;
  const hasNext = way ? placeBehind(way, { at, row }) !== null : at < last;
  const isGoing = isPlaying && hasNext;
  useEffect(() => {
    if (!isGoing) return;
    const next = (before: InsidePlace) => {
      if (way) return placeBehind(way, before) ?? before;
      return { at: Math.min(before.at + 1, last), row: 0 };
    };
    const timer = setInterval(() => setPlace(next), stepMs);
    return () => clearInterval(timer);
  }, [isGoing, way, last]);
  const acts = useMemo(() => turtleActsOf(recording.lines), [recording]);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed is gone, and its focus with it; the code, which is above, stays in view, or comes there.
    place.current?.querySelector<HTMLElement>('[data-main]')?.focus({ preventScroll: true });
    if ((place.current?.getBoundingClientRect().top ?? 0) < 0) place.current?.scrollIntoView();
  }, []);
  const player = {
    title,
    code,
    at,
    isPlaying: isGoing,
    isSilent,
    onGo: (to: number, toRow = 0) => {
      setPlaying(false);
      setPlace({ at: to, row: toRow });
    },
    onPlay: (play: boolean) => {
      setPlaying(play);
      if (play && !hasNext) setPlace(way?.places[0] ?? { at: 0, row: 0 });
    },
  };
  const output = recording.lines.flatMap((line) => (line.kind === 'table' ? '' : 'text' in line ? line.text : []));
  const onInside = (next: boolean) => {
    setPlaying(false);
    setInside(next);
    setPlace({ at, row: 0 });
  };
  const ofProgram = { html, steps, acts, output, failure, language, inside: way && { way, row }, onInside };
  const playerOf = (more: { isLarge?: boolean; onEnlarge?: () => void; onClose: () => void }) =>
    query.length > 0 ? (
      <QueryPlayer {...player} {...more} steps={query} />
    ) : (
      <StepPlayer {...player} {...ofProgram} {...more} />
    );
  const shrink = () => setLarge(false);
  return (
    <div ref={place}>
      {playerOf({ onEnlarge: () => setLarge(true), onClose })}
      {isLarge && (
        <LargeView
          title={title}
          onPrint={() => window.print()}
          onClose={shrink}
          onClosed={() => place.current?.querySelector<HTMLElement>('[data-action="enlarge"]')?.focus()}
        >
          {playerOf({ isLarge, onClose: shrink })}
        </LargeView>
      )}
    </div>
  );
}
