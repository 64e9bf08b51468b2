/** What was just done is not stored, as storage is full or refused; a sign-in would leave the page, so none is offered. */
export function NotKept() {
  return (
    <p role="status" className="no-print text-sm text-muted">
      Tento prehliadač to neuloží: ostane to, len kým stránku nezavrieš.
    </p>
  );
}
