import { noteOwn } from './propsOnly.ts';

/** Every story is seen at this moment. */
const moment = new Date('2026-09-01T10:00:00Z').getTime();

/**
 * Stops the calendar: `new Date()` and `Date.now()` always give the same moment. Timers and `performance` run on.
 * Packages may ask for it; a component gets its moment by props.
 */
export function stopCalendar(): void {
  const now = () => {
    noteOwn('the clock');
    return moment;
  };
  globalThis.Date = new Proxy(Date, {
    construct: (RealDate, given, target) => Reflect.construct(RealDate, given.length === 0 ? [now()] : given, target),
    apply: (RealDate) => new RealDate(now()).toString(),
    get: (RealDate, key) => (key === 'now' ? now : Reflect.get(RealDate, key)),
  });
}
