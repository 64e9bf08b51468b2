import type { AdminEventPage } from '#src/contract/admin.ts';
import { detailsOf, fieldName, fieldValue } from '#src/domain/adminEvent.ts';

interface Props {
  event: AdminEventPage['items'][number];
  /** Where the thing itself is shown; `null`: nowhere. */
  objectHref: string | null;
  sameObjectHref: string;
  sameActorHref: string;
}

/** What an act changed, as it was and as it is, and the ways on from it. */
export function AuditChange({ event, objectHref, sameObjectHref, sameActorHref }: Props) {
  const { id, target, before, after, requestId } = event;
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const details = detailsOf(event);
  const links = [
    ...(objectHref ? [['otvoriť', objectHref] as const] : []),
    ['všetko o\u00A0tom istom', sameObjectHref] as const,
    ['všetko od toho istého človeka', sameActorHref] as const,
  ];
  return (
    <div className="grid gap-2">
      {names.length > 0 && (
        <table className="w-full max-w-2xl table-fixed text-left">
          <thead className="text-2xs text-muted">
            <tr>
              <th scope="col" className="font-medium">
                <span className="sr-only">Údaj</span>
              </th>
              <th scope="col" className="font-medium">
                predtým
              </th>
              <th scope="col" className="font-medium">
                potom
              </th>
            </tr>
          </thead>
          <tbody>
            {names.map((name) => (
              <tr key={name}>
                <th scope="row" className="py-0.5 pr-3 font-normal wrap-anywhere text-muted">
                  {fieldName(name)}
                </th>
                <td className="py-0.5 pr-3 wrap-anywhere">
                  <del className="rounded-sm bg-danger-soft px-1 text-danger-text no-underline">
                    {fieldValue(name, before?.[name])}
                  </del>
                </td>
                <td className="py-0.5 wrap-anywhere">
                  <ins className="rounded-sm bg-success-soft px-1 text-success-text no-underline">
                    {fieldValue(name, after?.[name])}
                  </ins>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {names.length === 0 && <p className="text-muted">Tento úkon nezmenil žiadny údaj.</p>}
      {details && <p className="wrap-anywhere">{details}</p>}
      <p className="text-2xs wrap-anywhere text-muted">
        Záznam {id} · <code className="font-mono">{target}</code>
        {requestId && (
          <>
            {' · volanie '}
            <code className="font-mono">{requestId}</code>
          </>
        )}
        {links.map(([words, href]) => (
          <span key={words}>
            {' · '}
            <a href={href} className="font-semibold text-accent-text hover:underline">
              {words}
            </a>
          </span>
        ))}
      </p>
    </div>
  );
}
