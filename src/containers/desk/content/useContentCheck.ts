import { useCallback, useEffect, useRef, useState } from 'react';
import { sendToApi } from '#src/browser/queryClient.ts';
import { exercisesIn, found, notRun, proveTask } from '#src/containers/desk/tasks/proveTask.ts';
import type {
  ContentDocument,
  ContentFinding,
  ContentKind,
  ExerciseProof,
} from '#src/contract/desk/content/deskContent.ts';
import { checkContent, previewContent } from '#src/queries/desk/content/deskContent.ts';

/** Milliseconds after the last change. */
const pause = 1500;

interface Checked {
  findings: ContentFinding[] | null;
  readingMinutes: number | null;
  state: 'ready' | 'busy' | 'failed';
  proving: { done: number; all: number } | null;
}

/** What keeps a text from the web; its exercises are run here, one after the other, each text of one once. */
export function useContentCheck(kind: ContentKind, id: string, document: ContentDocument) {
  const [checked, setChecked] = useState<Checked>({
    findings: null,
    readingMinutes: null,
    state: 'busy',
    proving: null,
  });
  const proofs = useRef<ExerciseProof[]>([]);
  const run = useRef(0);
  const latest = useRef(document);
  const isFirst = useRef(true);

  const check = useCallback(
    async (links: boolean) => {
      run.current += 1;
      const own = run.current;
      const isOver = () => own !== run.current;
      const asked = latest.current;
      setChecked((before) => ({ ...before, state: 'busy' }));
      try {
        const first = await checkContent(sendToApi, kind, id, { document: asked, proofs: proofs.current, links });
        const waiting = first.findings.filter(({ kind: of, detail }) => of === 'exercise-unproven' && detail);
        const unknown = waiting.filter(({ detail }) => !found.has(detail ?? ''));
        if (unknown.length > 0) {
          const { html } = await previewContent(sendToApi, kind, id, { document: asked, viewer: 'buyer' });
          const exercises = exercisesIn(html);
          for (const [at, { field, detail }] of unknown.entries()) {
            if (isOver()) return;
            setChecked((before) => ({ ...before, proving: { done: at, all: unknown.length } }));
            const exercise = exercises.get(field ?? '');
            const wrong = exercise ? await proveTask(exercise) : 'Jej zápis sa nedá prečítať.';
            if (wrong !== notRun) found.set(detail ?? '', wrong);
          }
        }
        if (isOver()) return;
        proofs.current = waiting
          .flatMap(({ field, detail }) =>
            field && detail && found.get(detail) === null ? { id: field, hash: detail } : [],
          )
          .concat(proofs.current)
          .slice(0, 200);
        const findings = first.findings.flatMap((finding): ContentFinding[] => {
          if (finding.kind !== 'exercise-unproven' || !finding.detail) return [finding];
          const wrong = found.get(finding.detail);
          if (wrong === null) return [];
          const title = `Úloha „${finding.field}“ neprejde`;
          return [{ ...finding, kind: 'exercise-broken', isObstacle: true, title, detail: wrong ?? notRun }];
        });
        setChecked({ findings, readingMinutes: first.readingMinutes, state: 'ready', proving: null });
        // The outline and the publication of the whole course go on from what was run here; without it they run it again.
        if (waiting.some(({ detail }) => found.get(detail ?? '') === null)) {
          const told = { document: asked, proofs: proofs.current, links: false };
          await checkContent(sendToApi, kind, id, told).catch(() => undefined);
        }
      } catch {
        if (!isOver()) setChecked((before) => ({ ...before, state: 'failed', proving: null }));
      }
    },
    [kind, id],
  );
  useEffect(() => {
    latest.current = document;
    // A text that is being written is not asked about at every key.
    const timer = setTimeout(() => void check(false), isFirst.current ? 0 : pause);
    isFirst.current = false;
    return () => clearTimeout(timer);
  }, [check, document]);
  return { ...checked, proofs, check };
}

export type ContentCheckState = ReturnType<typeof useContentCheck>;
