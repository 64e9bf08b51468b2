const lines = ['w-full', 'w-11/12', 'w-full', 'w-2/3'];

/** Stands in the place of a lecture's text until it is known whether it is open, and as tall as a text is at least. */
export function LectureSkeleton() {
  return (
    <div role="status" className="min-h-[80vh] pt-4">
      <span className="sr-only">Načítavame…</span>
      <div aria-hidden="true" className="grid gap-9">
        {[0, 1, 2].map((paragraph) => (
          <div key={paragraph} className="grid gap-3.5">
            {lines.map((width, line) => (
              <span key={`${paragraph}-${line + 1}`} className={`h-4 rounded-sm bg-line ${width}`} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
