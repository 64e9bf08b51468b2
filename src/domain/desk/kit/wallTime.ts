const parts = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Bratislava',
});

/** „2026-11-30T08:00“ by the clock of Bratislava as an ISO time; an hour that the clocks skip is the one behind it. */
export function fromBratislava(wall: string): string {
  const wanted = Date.parse(`${wall}:00Z`);
  const offsetAt = (time: number) => Date.parse(`${parts.format(time).replace(' ', 'T')}Z`) - time;
  const guess = wanted - offsetAt(wanted);
  return new Date(wanted - offsetAt(guess)).toISOString();
}
