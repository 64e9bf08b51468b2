interface Props {
  /** Never empty. */
  programs: readonly { id: string; code: string }[];
}

/** What a learner wrote into tasks that the lecture does not have any more. */
export function GonePrograms({ programs }: Props) {
  return (
    <div className="no-print mt-8 grid gap-3">
      {programs.map(({ id, code }) => (
        <details key={id} className="rounded-lg border border-line">
          <summary className="min-h-11 px-4 py-2.5 text-md text-muted">
            Tvoj program k&nbsp;úlohe, ktorá tu už nie je
          </summary>
          <pre className="overflow-x-auto rounded-b-lg bg-code px-4 py-3 font-mono text-mono text-code-text">
            <code>{code}</code>
          </pre>
        </details>
      ))}
    </div>
  );
}
