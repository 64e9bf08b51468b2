/** Every story is seen at this moment. */
const moment = new Date('2026-09-01T10:00:00Z').getTime();

/** Stops the calendar: `new Date()` and `Date.now()` always give the same moment. Timers and `performance` run on. */
export function stopCalendar(): void {
  globalThis.Date = new Proxy(Date, {
    construct: (RealDate, given, target) => Reflect.construct(RealDate, given.length === 0 ? [moment] : given, target),
    apply: (RealDate) => new RealDate(moment).toString(),
    get: (RealDate, key) => (key === 'now' ? () => moment : Reflect.get(RealDate, key)),
  });
}
