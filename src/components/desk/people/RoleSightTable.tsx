import { Icon } from '#src/components/ui/Icon.tsx';
import { deskPlaces } from '#src/domain/desk/frame/deskMenu.ts';
import { rolesInOrder, sightAt, sightOf } from '#src/domain/desk/people/roleSight.ts';
import { RoleBadge } from './RoleBadge.tsx';

const words = { own: 'svoje', reads: 'číta', writes: 'píše' };

/** Which role sees what of the menu, as the menu itself is made; on smaller screens in sentences. */
export function RoleSightTable() {
  return (
    <section className="mt-2 grid gap-3" id="co-ktora-rola-vidi">
      <h2 className="text-md font-strong">Čo ktorá rola vidí</h2>
      <div className="overflow-hidden rounded-lg border border-line text-xs max-[1279px]:hidden">
        <table className="w-full border-collapse">
          <caption className="sr-only">Čo ktorá rola vidí</caption>
          <thead className="bg-surface text-muted">
            <tr className="h-10">
              <th scope="col" className="px-3 text-left font-medium">
                Rola
              </th>
              {deskPlaces.map(({ number, name }) => (
                <th key={number} scope="col" className="px-2 text-center font-medium">
                  <span aria-hidden="true" className="font-mono">
                    {number}
                  </span>{' '}
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rolesInOrder.map((role) => (
              <tr key={role} className="h-10.5 border-t border-line">
                <th scope="row" className="px-3 text-left">
                  <RoleBadge role={role} />
                </th>
                {deskPlaces.map((place) => (
                  <td key={place.number} className="px-2 text-center text-secondary">
                    <Sight sight={sightAt(role, place)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <dl className="grid gap-3 text-xs min-[1280px]:hidden">
        {rolesInOrder.map((role) => (
          <div key={role} className="grid gap-1">
            <dt>
              <RoleBadge role={role} />
            </dt>
            <dd className="text-secondary">{sightOf([role]).sees}</dd>
          </div>
        ))}
      </dl>
      <p className="text-xs text-muted max-[1279px]:hidden">
        <Icon name="check" size={16} className="align-text-bottom text-success-text" /> celé · „svoje“: vlastné kurzy
        a&nbsp;články, na prehľade len to, s&nbsp;čím vie niečo urobiť · „číta“: vidí, ale nemení · „píše“: píše
        a&nbsp;skúša, neodosiela · –: položku v&nbsp;ponuke nevidí.
      </p>
    </section>
  );
}

function Sight({ sight }: { sight: ReturnType<typeof sightAt> }) {
  if (sight === 'whole') {
    return (
      <>
        <Icon name="check" size={18} className="text-success-text" />
        <span className="sr-only">celé</span>
      </>
    );
  }
  if (sight === 'none') {
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="sr-only">nevidí</span>
      </>
    );
  }
  return words[sight];
}
