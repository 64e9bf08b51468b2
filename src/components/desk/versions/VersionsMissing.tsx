import { DeskEmpty } from '#src/components/desk/kit/DeskEmpty.tsx';

/** Nobody has written it at the desk yet. */
export function VersionsMissing() {
  return (
    <div className="p-4">
      <DeskEmpty title="Zatiaľ žiadne verzie">
        Toto ešte v&nbsp;zázemí nikto nemenil. Prvá verzia vznikne s&nbsp;prvou zmenou a&nbsp;pred ňou si odložíme to,
        čo je na webe.
      </DeskEmpty>
    </div>
  );
}
