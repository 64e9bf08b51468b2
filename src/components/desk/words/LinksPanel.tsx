import { DeskButtonLink } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskPanel } from '#src/components/desk/kit/DeskPanel.tsx';
import type { CommentCase } from '#src/contract/desk/words/deskWords.ts';

interface Props {
  links: CommentCase['links'];
}

/** Where the links in somebody's words lead, whole and before anybody presses them. */
export function LinksPanel({ links }: Props) {
  return (
    <DeskPanel title={links.length === 1 ? 'Kam odkaz vedie' : 'Kam odkazy vedú'}>
      <ul className="grid gap-3">
        {links.map(({ host, address, text }) => (
          <li key={address} className="grid gap-2">
            <div className="rounded-md border border-line bg-surface px-3.5 py-2.5">
              <p className="font-strong wrap-anywhere">{host}</p>
              <p className="font-mono text-2xs text-secondary wrap-anywhere">{address}</p>
              {text !== null && (
                <p className="text-2xs text-warn-text wrap-anywhere">V&nbsp;texte je namiesto adresy „{text}“.</p>
              )}
            </div>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <DeskButtonLink href={address} icon="externalLink" isOutside>
                Otvoriť stránku <span className="sr-only">{host}</span>
              </DeskButtonLink>
            </div>
          </li>
        ))}
      </ul>
      <p className="text-2xs text-muted">Stránku neotvárame za teba. Otvorí sa na novej karte.</p>
    </DeskPanel>
  );
}
