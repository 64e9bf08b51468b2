import { DeskButtonLink } from '#src/components/desk/kit/DeskButton.tsx';
import { Icon } from '#src/components/ui/Icon.tsx';
import { countedAtDesk } from '#src/domain/desk/kit/deskPlural.ts';

export interface PublicationObstacle {
  title: string;
  /** Where it is, and what more is known of it. */
  detail: string;
  /** Where it is mended. */
  href: string;
  act: string;
}

interface Props {
  obstacles: readonly PublicationObstacle[];
}

/** What keeps a publication from the web, each with its place. */
export function PublicationObstacles({ obstacles }: Props) {
  return (
    <section aria-label="Prekážky" className="min-w-0 overflow-hidden rounded-lg border border-danger-text">
      <header className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2">
        <h2 className="text-md font-strong">{countedAtDesk(obstacles.length, 'prekazka')}</h2>
        <p className="text-2xs text-muted">bez nich sa na web nedostane nič</p>
      </header>
      <ul>
        {obstacles.map(({ title, detail, href, act }) => (
          <li
            key={`${href} ${title} ${detail}`}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-4 py-3 text-xs"
          >
            <Icon
              path="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9 9l6 6M15 9l-6 6"
              size={16}
              className="text-danger-text"
            />
            <div className="min-w-0 flex-1 basis-56 wrap-anywhere">
              <p className="font-semibold">{title}</p>
              <p className="text-2xs text-muted">{detail}</p>
            </div>
            <DeskButtonLink href={href}>{act}</DeskButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
