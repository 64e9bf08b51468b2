import { useEffect, useRef, useState } from 'react';
import { QueryPlayer } from '#src/components/steps/QueryPlayer.tsx';
import { StepPlayer } from '#src/components/steps/StepPlayer.tsx';
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
  const [at, setAt] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const [isSilent, setSilent] = useState(true);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setSilent(false));
    return () => cancelAnimationFrame(frame);
  }, []);
  const last = Math.max(steps.length, query.length) - 1;
  const isGoing = isPlaying && at < last;
  useEffect(() => {
    if (!isGoing) return;
    const timer = setInterval(() => setAt((before) => Math.min(before + 1, last)), stepMs);
    return () => clearInterval(timer);
  }, [isGoing, last]);
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
    onGo: (to: number) => {
      setPlaying(false);
      setAt(to);
    },
    onPlay: (play: boolean) => {
      setPlaying(play);
      if (play && at === last) setAt(0);
    },
    onClose,
  };
  return (
    <div ref={place}>
      {query.length > 0 ? (
        <QueryPlayer {...player} steps={query} />
      ) : (
        <StepPlayer
          {...player}
          html={html}
          steps={steps}
          output={recording.lines.flatMap((line) => (line.kind === 'table' ? '' : 'text' in line ? line.text : []))}
          failure={failure}
          language={language}
        />
      )}
    </div>
  );
}
