/** Reserves the room of the checkout while the order is being opened. */
export function CheckoutSkeleton() {
  return (
    <div role="status" className="page pt-4 pb-18">
      <span className="sr-only">Načítavame…</span>
      <div aria-hidden="true">
        <div className="h-11" />
        <div className="mt-4 h-[1.1em] w-60 max-w-full rounded-md bg-line text-h1 l:mt-7" />
        <div className="mt-8 grid grid-cols-1 items-start gap-x-16 gap-y-10 l:mt-10 l:grid-cols-[minmax(0,1fr)_400px]">
          <div className="h-128 rounded-2xl border border-line bg-raised l:col-start-2 l:row-start-1" />
          <div className="grid gap-6 l:col-start-1 l:row-start-1">
            <span className="h-[1.15em] w-40 rounded-md bg-line text-h2" />
            <span className="h-72 rounded-lg border border-line bg-surface" />
            <span className="h-13 rounded-lg bg-line" />
          </div>
        </div>
      </div>
    </div>
  );
}
