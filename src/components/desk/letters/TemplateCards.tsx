import type { ReactNode } from 'react';
import { DeskButton, DeskButtonLink } from '#src/components/desk/kit/DeskButton.tsx';
import type { IssueTemplate } from '#src/contract/desk/letters/deskNewsletter.ts';
import { groupName } from '#src/domain/letterGroups.ts';
import { letterHoles } from '#src/domain/letterHoles.ts';
import { issueName } from '#src/domain/newsletterIssue.ts';
import { shortTime } from '#src/domain/shortTime.ts';

interface Props {
  templates: readonly IssueTemplate[];
  /** For the names of groups. */
  courses: readonly { id: string; name: string }[];
  /** One is being begun. */
  isBusy: boolean;
  /** `null`: an empty one. */
  onBegin: (templateId: string | null) => void;
  hrefOfRemoval: (templateId: string) => string;
}

/** What a newsletter can be begun with: an empty one, and the templates. */
export function TemplateCards({ templates, courses, isBusy, onBegin, hrefOfRemoval }: Props) {
  const state = isBusy ? 'busy' : 'ready';
  return (
    <ul className="grid gap-4 m:grid-cols-2 xl:grid-cols-3">
      <Card
        name="Prázdny newsletter"
        note="len hlavička a&nbsp;odhlásenie"
        acts={
          <DeskButton kind="primary" state={state} onPress={() => onBegin(null)}>
            Začať prázdny
          </DeskButton>
        }
      />
      {templates.map((template) => (
        <Card
          key={template.id}
          name={template.name}
          note={usedInWords(template)}
          acts={
            <>
              <DeskButton state={state} onPress={() => onBegin(template.id)}>
                Začať z&nbsp;nej<span className="sr-only">({template.name})</span>
              </DeskButton>
              <DeskButtonLink kind="plain" href={hrefOfRemoval(template.id)}>
                Zmazať…<span className="sr-only">šablónu {template.name}</span>
              </DeskButtonLink>
            </>
          }
        >
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-xs wrap-anywhere">
            <dt className="text-muted">Predmet</dt>
            <dd>{issueName(template.subject)}</dd>
            <Holes template={template} />
            <dt className="text-muted">Komu</dt>
            <dd>{template.groups.map((group) => groupName(group, courses)).join(', ')}</dd>
            {template.updatedByName !== null && (
              <>
                <dt className="text-muted">Naposledy</dt>
                <dd>
                  {template.updatedByName}, {shortTime(template.updatedAt)}
                </dd>
              </>
            )}
          </dl>
        </Card>
      ))}
    </ul>
  );
}

function Card({
  name,
  note,
  acts,
  children,
}: {
  name: string;
  note: ReactNode;
  acts: ReactNode;
  children?: ReactNode;
}) {
  return (
    <li className="flex min-w-0 flex-col gap-3 rounded-lg border border-line p-4">
      <div>
        <h2 className="text-md font-strong wrap-anywhere">{name}</h2>
        <p className="text-2xs text-muted">{note}</p>
      </div>
      {children}
      <div className="mt-auto flex flex-wrap gap-2">{acts}</div>
    </li>
  );
}

function Holes({ template }: { template: IssueTemplate }) {
  const holes = letterHoles(template);
  if (holes.length === 0) return null;
  return (
    <>
      <dt className="text-muted">Doplníš</dt>
      <dd>
        {holes.map((found, index) => (
          <span key={found}>
            {index > 0 && ', '}
            <b className="font-semibold">{found}</b>
          </span>
        ))}
      </dd>
    </>
  );
}

function usedInWords({ usedCount, usedAt }: IssueTemplate): string {
  if (usedAt === null) return 'zatiaľ sme z\u00A0nej nezačali nič';
  return `naposledy ${shortTime(usedAt)}, ${usedCount === 1 ? 'raz' : `${usedCount}-krát`}`;
}
