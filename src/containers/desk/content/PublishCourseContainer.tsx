import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { sendToApi } from '#src/browser/queryClient.ts';
import { ProvingBar } from '#src/components/desk/content/ProvingBar.tsx';
import { PublicationColumns } from '#src/components/desk/content/PublicationColumns.tsx';
import { type PublicationObstacle, PublicationObstacles } from '#src/components/desk/content/PublicationObstacles.tsx';
import { PublicationRows, type RowCheck } from '#src/components/desk/content/PublicationRows.tsx';
import { PublicationSummary } from '#src/components/desk/content/PublicationSummary.tsx';
import { PublicationWhen } from '#src/components/desk/content/PublicationWhen.tsx';
import { DeskButton, DeskButtonLink } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskEmpty } from '#src/components/desk/kit/DeskEmpty.tsx';
import { DeskNote } from '#src/components/desk/kit/DeskNote.tsx';
import { DeskPage } from '#src/components/desk/kit/DeskPage.tsx';
import { DeskSection } from '#src/components/desk/kit/DeskSection.tsx';
import { useCrumb } from '#src/containers/desk/kit/deskCrumbs.tsx';
import { deskFailure, isMissing } from '#src/containers/desk/kit/deskFailure.tsx';
import { useNow } from '#src/containers/desk/kit/useNow.ts';
import { sectionOf } from '#src/containers/ui/queryState.ts';
import type { ContentFinding, PlanRow, PublicationPlan } from '#src/contract/desk/content/deskContent.ts';
import { fromBratislava } from '#src/domain/bratislava.ts';
import { keyOf, neededBy, placeOfFinding, published } from '#src/domain/desk/content/publication.ts';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { countedAtDesk } from '#src/domain/desk/kit/deskPlural.ts';
import { refusalOf } from '#src/queries/apiClient.ts';
import { publicationPlan, publishContent } from '#src/queries/desk/content/deskContent.ts';
import { deskOf } from '#src/queries/desk/frame/desk.ts';
import { CoursePriceContainer } from './CoursePriceContainer.tsx';
import { CoursePublicationContainer } from './CoursePublicationContainer.tsx';
import { usePublicationCheck } from './usePublicationCheck.ts';

interface Props {
  userId: string;
  courseId: string;
}

/** „Publikovať so všetkým“: what a course comes to the web with, what keeps it from there, and the one press. */
export function PublishCourseContainer({ userId, courseId }: Props) {
  const plan = useQuery({ ...publicationPlan(userId, courseId), placeholderData: undefined });
  useCrumb(
    plan.data ? 'Publikovať so všetkým' : null,
    plan.data && { name: plan.data.course.name, href: deskPaths.course(courseId) },
  );
  if (isMissing(plan.error)) {
    return (
      <DeskPage title="Taký kurz nemáme">
        <DeskEmpty
          title="Nie je čo publikovať"
          action={<DeskButtonLink href={deskPaths.content()}>Späť na obsah</DeskButtonLink>}
        >
          Adresa je možno neúplná, alebo tento kurz patrí niekomu inému.
        </DeskEmpty>
      </DeskPage>
    );
  }
  if (plan.data) return <Publishing userId={userId} plan={plan.data} />;
  return (
    <DeskPage title="Publikovať so všetkým">
      <DeskSection {...sectionOf(plan)} rows={10}>
        {() => null}
      </DeskSection>
    </DeskPage>
  );
}

const refusals: Record<string, string> = {
  'content-obstacles': 'Kontrola na serveri našla prekážku. Na webe sa nezmenilo nič.',
  'moment-over': 'Tento čas už prešiel. Nepublikovalo ani nenaplánovalo sa nič, vyber neskorší, alebo publikuj hneď.',
  'role-required': 'Na niečo z\u00A0toho treba redakciu. Odškrtni to, alebo pošli kurz na kontrolu.',
};

function Publishing({ userId, plan }: { userId: string; plan: PublicationPlan }) {
  const { course, rows, prices, learners, publication } = plan;
  const [isPricing, setPricing] = useState(false);
  const { search } = useLocation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const now = useNow();
  const desk = useQuery(deskOf(userId));
  // Only editors write products.
  const mayPrice = desk.data?.roles.some((role) => role === 'EDITOR' || role === 'ADMIN') ?? false;
  const { chosen, choose, isChanged } = useChoice(rows, search);
  const going = published(rows, chosen);
  const needed = neededBy(rows, chosen);
  const checked = usePublicationCheck(userId, going);
  const [changed, setChanged] = useState<string[]>([]);
  const publishing = useMutation({
    mutationFn: (at: string | null) =>
      publishContent(sendToApi, {
        things: going.map(({ kind, id, revision }) => ({ kind, id, revision, proofs: [] })),
        course: course.id,
        ...(at !== null && { at: fromBratislava(at) }),
      }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['desk'] });
      await navigate(deskPaths.course(course.id));
    },
    onError: async (error) => {
      if (refusalOf(error) !== 'content-changed') return void checked.check();
      // The choice stays; what somebody has saved is named, and checked as it is now.
      const newest = await queryClient.fetchQuery(publicationPlan(userId, course.id));
      setChanged(changedSince(rows, newest.rows));
    },
  });
  const obstacles = obstaclesOf(going, checked.findings);
  const failure =
    publishing.error &&
    (refusalOf(publishing.error) === 'content-changed'
      ? `Na webe sa nezmenilo nič. ${changed.length > 0 ? `Medzitým sa zmenilo: ${changed.join(', ')}.` : 'Medzitým to niekto zmenil.'} Tvoj výber ostal a\u00A0nové znenie sa kontroluje.`
      : (refusals[refusalOf(publishing.error) ?? ''] ?? deskFailure(publishing.error)));
  return (
    <DeskPage
      title="Publikovať so všetkým"
      note={
        going.length > 0 ? `${course.name} · ${countedAtDesk(going.length, 'vec')} naraz, alebo žiadna` : course.name
      }
      actions={<DeskButtonLink href={deskPaths.course(course.id)}>Späť na osnovu</DeskButtonLink>}
    >
      <CoursePublicationContainer course={course} publication={publication} />
      {rows.length === 0 ? (
        <DeskEmpty
          title="Všetko je na webe"
          action={
            mayPrice && course.isLive && prices.length === 0 ? (
              <DeskButton onPress={() => setPricing(true)}>Zaviesť cenu…</DeskButton>
            ) : (
              <DeskButtonLink href={deskPaths.course(course.id)}>Späť na osnovu</DeskButtonLink>
            )
          }
        >
          V&nbsp;kurze nie je nič nové ani zmenené.
        </DeskEmpty>
      ) : (
        <>
          {checked.proving && <ProvingBar proving={checked.proving} onStop={checked.stop} />}
          <PublicationColumns
            beside={
              <>
                <PublicationSummary
                  rows={going}
                  prices={prices}
                  isLive={course.isLive}
                  priceHref={mayPrice ? deskPaths.contentList('produkty') : null}
                  onPrice={mayPrice ? () => setPricing(true) : null}
                />
                <PublicationWhen
                  count={going.length}
                  obstacles={obstacles.length}
                  checking={checked.state}
                  act={publishing.isPending ? 'busy' : 'ready'}
                  proven={checked.proven}
                  failure={failure}
                  now={now}
                  onPublish={(at) => publishing.mutate(at)}
                  onCheck={() => void checked.check()}
                />
              </>
            }
          >
            {obstacles.length > 0 && <PublicationObstacles obstacles={obstacles} />}
            {isChanged && <LeftOut rows={rows} chosen={chosen} needed={needed} />}
            <PublicationRows
              rows={rows}
              chosen={new Set(going.map(keyOf))}
              needed={needed}
              checkOf={(row) => checkInWords(row, checked.findings?.get(keyOf(row)), checked.state)}
              hrefOf={({ kind, id }) => deskPaths.contentEditor(kind, id)}
              onChoose={choose}
            />
          </PublicationColumns>
        </>
      )}
      {isPricing && <CoursePriceContainer courseId={course.id} learners={learners} onClose={() => setPricing(false)} />}
    </DeskPage>
  );
}

/** What is ticked: all that was there, or what the address names; what it needs comes along by itself. Nothing that is new joins it. */
function useChoice(rows: readonly PlanRow[], search: string) {
  const named = new URLSearchParams(search).get('veci')?.split(',');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(named ?? rows.map(keyOf)));
  const [isChanged, setChanged] = useState(false);
  const choose = (keys: readonly string[], isChosen: boolean) => {
    const rest = [...chosen].filter((key) => !keys.includes(key));
    setChosen(new Set(isChosen ? [...rest, ...keys] : rest));
    setChanged(true);
  };
  return { chosen, choose, isChanged };
}

function changedSince(before: readonly PlanRow[], after: readonly PlanRow[]): string[] {
  return after.flatMap((row) => {
    const old = before.find((one) => keyOf(one) === keyOf(row));
    if (old?.revision === row.revision) return [];
    return [row.changedBy ? `${row.name} (${row.changedBy})` : row.name];
  });
}

function obstaclesOf(
  rows: readonly PlanRow[],
  findings: ReadonlyMap<string, readonly ContentFinding[]> | null,
): PublicationObstacle[] {
  return rows.flatMap((row) =>
    (findings?.get(keyOf(row)) ?? [])
      .filter(({ isObstacle, kind }) => isObstacle && kind !== 'exercise-unproven')
      .map((finding) => {
        const isTask = finding.kind === 'exercise-broken';
        const isFilm = finding.kind === 'captions-missing';
        return {
          title: finding.title,
          detail: [row.name, finding.detail].filter(Boolean).join(' · '),
          href: placeOfFinding(row, finding),
          act: isTask ? 'Opraviť úlohu' : isFilm ? 'Pridať titulky' : 'Opraviť',
        };
      }),
  );
}

function checkInWords(
  row: PlanRow,
  findings: readonly ContentFinding[] | undefined,
  state: 'ready' | 'busy' | 'stopped' | 'failed',
): RowCheck {
  if (!findings)
    return state === 'failed' ? { tone: 'quiet', text: 'nevieme' } : { tone: 'busy', text: 'kontrolujeme' };
  const unproven = findings.filter(({ kind }) => kind === 'exercise-unproven').length;
  const [obstacle] = findings.filter(({ isObstacle, kind }) => isObstacle && kind !== 'exercise-unproven');
  if (obstacle) return { tone: 'wrong', text: obstacle.title };
  if (unproven > 0) {
    const text = `${row.exercises - unproven} z\u00A0${row.exercises} overené`;
    return state === 'busy' ? { tone: 'busy', text } : { tone: 'quiet', text };
  }
  return { tone: 'ok', text: row.exercises > 0 ? `${countedAtDesk(row.exercises, 'uloha')}: overené` : 'bez prekážok' };
}

/** Why something that was left out comes along anyway. */
function LeftOut({ rows, chosen, needed }: Pick<Parameters<typeof PublicationRows>[0], 'rows' | 'chosen' | 'needed'>) {
  const [row] = rows.filter((one) => needed.has(keyOf(one)) && !chosen.has(keyOf(one)));
  if (!row) return null;
  return (
    <DeskNote tone="warn">
      <b>{row.name}</b> sa vynechať nedá, stojí na tom <b>{needed.get(keyOf(row))}</b>. Nechali sme to zaškrtnuté.
    </DeskNote>
  );
}
