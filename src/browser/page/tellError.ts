import { apiAddress } from '#src/browser/queryClient.ts';
import { reportOf } from './errorReport.ts';

/** Of one loaded page. What goes wrong once goes wrong again and again. */
const mostReports = 3;
const told = new Set<string>();

/** Tells the API of an error, once for each place: without a token, a cookie, or the address of the page. */
export async function tellError(error: unknown): Promise<void> {
  const report = reportOf(error);
  const [place = ''] = report?.places ?? [];
  if (!report || told.has(place) || told.size >= mostReports) return;
  told.add(place);
  await fetch(apiAddress('/browser-errors'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
    credentials: 'omit',
    referrerPolicy: 'origin',
    keepalive: true,
  });
}
